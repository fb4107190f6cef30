// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang rust`.
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

    /// Look at the UI. Shows what a user of the running JavaFX application sees: the current window
    /// and its popups line by line, other windows in one line each. A line is uid, type, #id,
    /// "name", =value, states. Start here; pass the last revision as since to see only what has
    /// changed.
    ///
    /// Its errors: `MCP_UI_NO_STAGES`, `MCP_UI_NODE_NOT_FOUND`, `MCP_UI_STALE_REF`,
    /// `MCP_UI_AMBIGUOUS`, `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`,
    /// `MCP_UI_BUSY`, `MCP_UI_INTERNAL`.
    pub async fn ui_look(&self, input: UiLookInput) -> Result<UiLook, Error> {
        self.call("ui_look", input).await
    }

    /// Read the UI. Reads the scene graph of the focused window as data, or of the windows that
    /// stage, stageIndex or window selects. Its text has a line for each node: uid, type, #id,
    /// "text", state; "+n" counts children below the depth. For what a user sees, call ui_look.
    ///
    /// Its errors: `MCP_UI_NO_STAGES`, `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`,
    /// `MCP_UI_TIMEOUT`, `MCP_UI_BUSY`, `MCP_UI_INTERNAL`.
    pub async fn ui_get_snapshot(&self, input: UiGetSnapshotInput) -> Result<UiSnapshot, Error> {
        self.call("ui_get_snapshot", input).await
    }

    /// Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text,
    /// by a predicate, or by several of these at once, in document order. within searches below one
    /// node. The answer has a uid for each match.
    ///
    /// Its errors: `MCP_UI_NO_STAGES`, `MCP_UI_NODE_NOT_FOUND`, `MCP_UI_STALE_REF`,
    /// `MCP_UI_AMBIGUOUS`, `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`,
    /// `MCP_UI_BUSY`, `MCP_UI_INTERNAL`.
    pub async fn ui_query(&self, input: UiQueryInput) -> Result<UiQueryOutput, Error> {
        self.call("ui_query", input).await
    }

    /// Read one node. Reads everything about one node: text, value, state, bounds, accessibility,
    /// properties, rows of a table or list. Name it by its uid or a locator.
    ///
    /// Its errors: `MCP_UI_NODE_NOT_FOUND`, `MCP_UI_STALE_REF`, `MCP_UI_AMBIGUOUS`,
    /// `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`, `MCP_UI_BUSY`,
    /// `MCP_UI_INTERNAL`.
    pub async fn ui_get_node(&self, input: UiGetNodeInput) -> Result<UiNode, Error> {
        self.call("ui_get_node", input).await
    }

    /// Act on the UI. Carries out actions one after the other, as a user would. Stops at the first
    /// that fails and says which and why. typeText and pressKey go to the focus owner of the window
    /// of the last target.
    ///
    /// Its errors: `MCP_UI_ACTION_FAILED`, `MCP_UI_NO_STAGES`, `MCP_UI_INVALID_INPUT`,
    /// `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`, `MCP_UI_BUSY`, `MCP_UI_INTERNAL`.
    pub async fn ui_perform(&self, input: UiPerformInput) -> Result<UiPerformOutput, Error> {
        self.call("ui_perform", input).await
    }

    /// Take a picture. Takes a PNG of one window as it looks now, or of one node by its locator.
    /// annotate draws a box with its uid around each line of the look.
    ///
    /// Its errors: `MCP_UI_NO_STAGES`, `MCP_UI_NODE_NOT_FOUND`, `MCP_UI_STALE_REF`,
    /// `MCP_UI_AMBIGUOUS`, `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`,
    /// `MCP_UI_BUSY`, `MCP_UI_INTERNAL`.
    ///
    /// A server may be without this tool.
    pub async fn ui_screenshot(
        &self,
        input: UiScreenshotInput,
    ) -> Result<UiScreenshotOutput, Error> {
        self.call("ui_screenshot", input).await
    }

    /// Diagnose the application. Tells how the application is, also while it hangs or is gone:
    /// uncaught exceptions with their stacks, the last lines of its output, what the FX thread is
    /// busy with, pulses, memory, and what this attachment can't do.
    ///
    /// Its errors: `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`, `MCP_UI_BUSY`,
    /// `MCP_UI_INTERNAL`.
    ///
    /// A server may be without this tool.
    pub async fn ui_diagnostics(&self, input: UiDiagnosticsInput) -> Result<UiDiagnostics, Error> {
        self.call("ui_diagnostics", input).await
    }

    /// Open the inspector. Opens the inspector for the user: a view in the host that shows the
    /// windows of the application and their nodes. It is for people; read what the application
    /// shows with ui_look.
    ///
    /// Its errors: `MCP_UI_NO_STAGES`, `MCP_UI_NODE_NOT_FOUND`, `MCP_UI_STALE_REF`,
    /// `MCP_UI_AMBIGUOUS`, `MCP_UI_INVALID_INPUT`, `MCP_UI_NOT_ENABLED`, `MCP_UI_TIMEOUT`,
    /// `MCP_UI_BUSY`, `MCP_UI_INTERNAL`.
    ///
    /// A server may be without this tool.
    pub async fn ui_inspect(&self, input: UiInspectInput) -> Result<UiInspectOutput, Error> {
        self.call("ui_inspect", input).await
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
