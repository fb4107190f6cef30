// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a frontend may do with a variable: read it, write it, both, or trigger it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Access {
    R,
    W,
    Rw,
    Action,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl Access {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::R => "r",
            Self::W => "w",
            Self::Rw => "rw",
            Self::Action => "action",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The configuration in force: what config/config.toml says, and defaults where it says nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Configuration {
    /// \[server\]: how the web server listens when the platform is started without --mcp.
    pub server: ServerConfiguration,
    /// \[lua\]: what Lua code may use up.
    pub lua: LuaConfiguration,
    /// \[session\]: how sessions end.
    pub session: SessionConfiguration,
    /// \[logging\]: what the platform itself writes.
    pub logging: LoggingConfiguration,
}

/// \[server\]: how the web server listens when the platform is started without --mcp.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ServerConfiguration {
    /// The port; 0 means any free one. With --mcp any free one is taken, whatever stands here.
    pub port: i64,
    /// How many sessions there may be at once.
    pub max_sessions: i64,
}

/// \[lua\]: what Lua code may use up.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LuaConfiguration {
    /// After this time the code is stopped and the session goes on.
    pub soft_timeout_ms: i64,
    /// After this time the Lua state is given up and the session begins again.
    pub hard_timeout_ms: i64,
    /// The memory of one session.
    pub memory_mb: i64,
}

/// \[session\]: how sessions end.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct SessionConfiguration {
    /// How long a session may be idle before it ends.
    pub timeout: String,
}

/// \[logging\]: what the platform itself writes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LoggingConfiguration {
    /// The least important messages that are written.
    pub level: LoggingConfigurationLevel,
    /// Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible,
    /// and stderr takes its place.
    pub output: String,
}

/// The least important messages that are written.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum LoggingConfigurationLevel {
    Error,
    Warn,
    Info,
    Debug,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl LoggingConfigurationLevel {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Error => "error",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Debug => "debug",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for LoggingConfigurationLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The stable code of a tool error.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ErrorCode {
    /// No folder has been configured yet. Call ui_configure with an absolute base_dir.
    #[serde(rename = "UI_NOT_CONFIGURED")]
    NotConfigured,
    /// A folder is configured, but the web server is not running. Call ui_start.
    #[serde(rename = "UI_NOT_STARTED")]
    NotStarted,
    /// The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and
    /// ui_get_state work now.
    #[serde(rename = "UI_ALREADY_RUNNING")]
    AlreadyRunning,
    /// The folder cannot change while the web server is running. Go on with the configured folder,
    /// or start a new process for another one.
    #[serde(rename = "UI_CANNOT_RECONFIGURE")]
    CannotReconfigure,
    /// The arguments are not what the tool takes; nothing was done. Repair what details.issues
    /// names and call again.
    #[serde(rename = "UI_INVALID_INPUT")]
    InvalidInput,
    /// There is no session of that id, or it has ended. Choose one of details.sessions.
    #[serde(rename = "UI_SESSION_NOT_FOUND")]
    SessionNotFound,
    /// The Lua code does not compile, or it failed while it ran. Read the message, correct the code
    /// and call again; what ran before the error has had its effect.
    #[serde(rename = "UI_LUA_ERROR")]
    LuaError,
    /// The Lua code ran into a time limit and was stopped. Make the code do less in one call. If
    /// details.sessionReset is true, the session began again from main.lua.
    #[serde(rename = "UI_TIMEOUT")]
    Timeout,
    /// A file, a folder, a port or the program that opens browsers could not be used. Read the
    /// message; correct the path or the system, and call again.
    #[serde(rename = "UI_IO")]
    Io,
    /// The platform failed. Try again; report it if it stays.
    #[serde(rename = "UI_INTERNAL")]
    Internal,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl ErrorCode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotConfigured => "UI_NOT_CONFIGURED",
            Self::NotStarted => "UI_NOT_STARTED",
            Self::AlreadyRunning => "UI_ALREADY_RUNNING",
            Self::CannotReconfigure => "UI_CANNOT_RECONFIGURE",
            Self::InvalidInput => "UI_INVALID_INPUT",
            Self::SessionNotFound => "UI_SESSION_NOT_FOUND",
            Self::LuaError => "UI_LUA_ERROR",
            Self::Timeout => "UI_TIMEOUT",
            Self::Io => "UI_IO",
            Self::Internal => "UI_INTERNAL",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a tool answers instead of its output when it fails.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ErrorEnvelope {
    /// The error.
    pub error: ToolError,
}

/// One thing that is wrong with an input.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct InputIssue {
    /// JSON Pointer into the arguments.
    pub pointer: String,
    /// What is wrong, as a sentence.
    pub message: String,
    /// What would have been right.
    pub expected: String,
}

/// Details of UI_INVALID_INPUT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct InvalidInputDetails {
    /// All that is wrong.
    pub issues: Vec<InputIssue>,
}

/// Details of UI_LUA_ERROR.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct LuaErrorDetails {
    /// The calls that led to the error, as Lua writes them; null for code that does not compile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traceback: Option<String>,
}

/// How an object stands in a value: the object itself never travels. It has a variable of its own;
/// the same object has the same one as long as it lives.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ObjectRef {
    /// The number of the variable of the object.
    pub obj: i64,
}

/// Details of UI_SESSION_NOT_FOUND.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionNotFoundDetails {
    /// What was asked for.
    pub session_id: String,
    /// The ids of the sessions that there are, the oldest first.
    pub sessions: Vec<String>,
}

/// Details of UI_TIMEOUT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TimeoutDetails {
    /// The limit that was reached.
    pub limit_ms: i64,
    /// True when the Lua state was given up and main.lua ran again; false when the state is as the
    /// stopped code left it.
    pub session_reset: bool,
}

/// What went wrong, for a program and for a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ToolError {
    /// Stable code.
    pub code: ErrorCode,
    /// What happened, as a sentence; it is also the text of the result.
    pub message: String,
    /// More, by code.
    pub details: Map<String, Value>,
}

/// Facts about a variable beside its value. Applications and frontends may add others; in a change
/// null removes one.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct VariableProperties {
    /// The type of the presenter that the value is; it chooses the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What
    /// stands behind a ? becomes properties: name?access=r.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// What a frontend may do with it; rw where nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub access: Option<Access>,
    /// Which view of its type to show; DEFAULT where nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
    /// Of variable 1: what the page is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Of variable 1: another string for each fresh Lua state of the session, so that a frontend
    /// that connects again knows whether its variables mean the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub epoch: Option<String>,
    /// Of variable 1: view definitions, all of them in an answer, else those that are new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewdefs: Option<Viewdefs>,
}

/// View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template element.
pub type Viewdefs = BTreeMap<String, String>;

/// Where the project is.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ConfigureInput {
    /// Absolute path of the folder that is the root of the project.
    pub base_dir: String,
}

impl ConfigureInput {
    /// Takes what is required.
    pub fn new(base_dir: impl Into<String>) -> Self {
        Self {
            base_dir: base_dir.into(),
        }
    }
}

/// What is in force now.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConfigureOutput {
    /// The folder, as an absolute path.
    pub base_dir: String,
    /// Where print, io.write and io.stdout of Lua go.
    pub log_file: String,
    /// Where io.stderr of Lua goes.
    pub error_log_file: String,
    /// The configuration.
    pub config: Configuration,
}

/// Whose.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GetStateInput {
    /// The session. Default: "1".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
}

/// Variable 1.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct GetStateOutput {
    /// Always 1.
    pub id: i64,
    /// Its properties, the view definitions left out.
    pub properties: VariableProperties,
    /// Its value; null as long as the application has not been created. A string, a number, a
    /// boolean, null, an object as {"obj": number}, or an array of these.
    pub value: Value,
}

/// What to open.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OpenBrowserInput {
    /// The session. Default: "1".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// Path below the session; it begins with one slash. Default: "/".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// Whether a second tab of the session yields to the first. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conserve: Option<bool>,
}

/// What was opened.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct OpenBrowserOutput {
    /// The whole URL.
    pub url: String,
}

/// What to run, and where.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RunInput {
    /// Lua code; use return to get a result.
    pub code: String,
    /// The session. Default: "1".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
}

impl RunInput {
    /// Takes what is required; the rest is left out.
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            session_id: None,
        }
    }
}

/// What the code returned.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RunOutput {
    /// The first result as JSON; null when there is none; integers beyond 2^53 as strings;
    /// {"non-json": text} where JSON has no word for it.
    pub result: Value,
}

/// Nothing.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct StartInput {}

/// Where it listens.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct StartOutput {
    /// The base URL, without a slash at its end.
    pub url: String,
}

/// The view, and what it is for.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UploadViewdefInput {
    /// The presenter type that it shows, such as Contact.
    pub r#type: String,
    /// Which of its views it is; DEFAULT is the one that is taken where nothing else is said.
    pub namespace: String,
    /// HTML: exactly one template element.
    pub content: String,
}

impl UploadViewdefInput {
    /// Takes what is required.
    pub fn new(
        r#type: impl Into<String>,
        namespace: impl Into<String>,
        content: impl Into<String>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            namespace: namespace.into(),
            content: content.into(),
        }
    }
}

/// What was stored, and who got it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct UploadViewdefOutput {
    /// TYPE.NAMESPACE.
    pub key: String,
    /// How many connected frontends it was pushed to.
    pub frontends: i64,
    /// How many variables of the type were refreshed, in all sessions together.
    pub variables: i64,
}
