// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

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

    /// Configure the platform. Prepares a folder for the user interface and reads its
    /// configuration; the first call to make. The folder and its log folder are created where they
    /// are missing. Lua code lives in lua/, views in viewdefs/, the configuration in
    /// config/config.toml below it. Call it again to choose another folder, as long as the server
    /// has not been started.
    ///
    /// Its errors: `UI_IO`, `UI_CANNOT_RECONFIGURE`, `UI_INVALID_INPUT`, `UI_INTERNAL`.
    pub async fn ui_configure(&self, input: ConfigureInput) -> Result<ConfigureOutput, Error> {
        self.call("ui_configure", input).await
    }

    /// Start the web server. Starts the web server on a free port of this machine, creates session
    /// 1 and runs its main.lua. The answer is the base URL.
    ///
    /// Its errors: `UI_IO`, `UI_NOT_CONFIGURED`, `UI_ALREADY_RUNNING`, `UI_INVALID_INPUT`,
    /// `UI_INTERNAL`.
    pub async fn ui_start(&self, input: StartInput) -> Result<StartOutput, Error> {
        self.call("ui_start", input).await
    }

    /// Run Lua code. Runs Lua 5.4 code in a session and answers its first result as JSON. The
    /// global session gives access to the application: return
    /// session:getApp().contacts\[1\].firstName. What the code changes shows in connected browsers
    /// at once. Anything that JSON cannot say (a function, a cycle) comes back as {"non-json":
    /// "…"}. What print writes goes to the log file.
    ///
    /// Its errors: `UI_LUA_ERROR`, `UI_TIMEOUT`, `UI_SESSION_NOT_FOUND`, `UI_NOT_CONFIGURED`,
    /// `UI_NOT_STARTED`, `UI_INVALID_INPUT`, `UI_INTERNAL`.
    pub async fn ui_run(&self, input: RunInput) -> Result<RunOutput, Error> {
        self.call("ui_run", input).await
    }

    /// Upload a view. Adds or replaces the view of a presenter type. Connected browsers get it at
    /// once and render again what it concerns, without a reload. The content is one template
    /// element with bindings: ui-value, ui-action, ui-attr-*, ui-class-*, ui-style-*, ui-event-*,
    /// ui-view, ui-viewlist, ui-namespace.
    ///
    /// Its errors: `UI_NOT_CONFIGURED`, `UI_NOT_STARTED`, `UI_INVALID_INPUT`, `UI_INTERNAL`.
    pub async fn ui_upload_viewdef(
        &self,
        input: UploadViewdefInput,
    ) -> Result<UploadViewdefOutput, Error> {
        self.call("ui_upload_viewdef", input).await
    }

    /// Open the browser. Opens the user interface of a session in the default browser of the
    /// person. With conserve, which is the default, a tab that shows the session already stays the
    /// only one.
    ///
    /// Its errors: `UI_IO`, `UI_SESSION_NOT_FOUND`, `UI_NOT_CONFIGURED`, `UI_NOT_STARTED`,
    /// `UI_INVALID_INPUT`, `UI_INTERNAL`.
    pub async fn ui_open_browser(
        &self,
        input: OpenBrowserInput,
    ) -> Result<OpenBrowserOutput, Error> {
        self.call("ui_open_browser", input).await
    }

    /// Look at the application. Answers variable 1 of a session: the application that people see.
    /// Look into its value with ui_run.
    ///
    /// Its errors: `UI_SESSION_NOT_FOUND`, `UI_NOT_CONFIGURED`, `UI_NOT_STARTED`,
    /// `UI_INVALID_INPUT`, `UI_INTERNAL`.
    pub async fn ui_get_state(&self, input: GetStateInput) -> Result<GetStateOutput, Error> {
        self.call("ui_get_state", input).await
    }

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
