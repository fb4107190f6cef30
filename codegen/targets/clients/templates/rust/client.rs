{{header}}
use rmcp::model::{CallToolRequestParams, ClientConfig, Implementation};
use rmcp::service::RunningService;
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::transport::streamable_http_client::StreamableHttpClientTransportConfig;
use rmcp::{RoleClient, Service, ServiceError, ServiceExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Error, failure};
use crate::models::*;

/// Calls the tools of a server. Several calls may run at once.
pub struct Client<S: Service<RoleClient> = ClientConfig> {
    session: RunningService<RoleClient, S>,
}

impl Client {
    /// Connects to the server at an address such as `http://127.0.0.1:7777/mcp`. The token is the one
    /// that the server showed at its start; an empty one is not sent.
    pub async fn connect(url: &str, token: &str) -> Result<Self, Error> {
        let mut config = StreamableHttpClientTransportConfig::with_uri(url);
        if !token.is_empty() {
            config = config.auth_header(token);
        }
        let transport = StreamableHttpClientTransport::from_config(config);
        let about = Implementation::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        let session = ClientConfig::new(Default::default(), about)
            .serve(transport)
            .await
            .map_err(|source| Error::Connect(Box::new(source)))?;
        Ok(Self::new(session))
    }
}

impl<S: Service<RoleClient>> Client<S> {
    /// Makes a client of a session that is connected already, over any transport.
    pub fn new(session: RunningService<RoleClient, S>) -> Self {
        Self { session }
    }

    /// The MCP session below, for all that the contract doesn't say.
    pub fn session(&self) -> &RunningService<RoleClient, S> {
        &self.session
    }

    /// Ends the session. Dropping the client does so, too, but doesn't wait for it.
    pub async fn close(mut self) {
        // It fails only if the task of the session has panicked: then it has ended as well.
        let _ = self.session.close().await;
    }

{{methods}}
    async fn call<O: DeserializeOwned>(
        &self,
        tool: &'static str,
        input: impl Serialize,
    ) -> Result<O, Error> {
        let json = |source| Error::Json { tool, source };
        let mut params = CallToolRequestParams::new(tool);
        if let Value::Object(arguments) = serde_json::to_value(input).map_err(json)? {
            params = params.with_arguments(arguments);
        }
        let result = match self.session.call_tool(params).await {
            Ok(result) => result,
            Err(source) => return Err(refused(source)),
        };
        let Some(content) = result.structured_content else {
            return Err(Error::Reply { tool });
        };
        if result.is_error == Some(true) {
            return Err(failure(content).map_or(Error::Reply { tool }, Error::from));
        }
        serde_json::from_value(content).map_err(json)
    }
}

/// Some servers answer with an error of the protocol that has the tool's error in it.
fn refused(source: ServiceError) -> Error {
    let data = match &source {
        ServiceError::McpError(error) => error.data.clone(),
        _ => None,
    };
    match data.and_then(failure) {
        Some(failure) => failure.into(),
        None => Error::Call(Box::new(source)),
    }
}
