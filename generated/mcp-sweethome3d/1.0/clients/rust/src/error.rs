// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

use std::fmt;

use rmcp::ServiceError;
use rmcp::service::ClientInitializeError;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::models::*;

/// Why there is no output.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The tool answered with an error: `code`, `message` and `details`.
    Tool(Box<ToolError>),
    /// There is no connection.
    Connect(Box<ClientInitializeError>),
    /// The call was refused, or lost.
    Call(Box<ServiceError>),
    /// An input or output is not what the contract says.
    Json {
        /// The tool that was called.
        tool: &'static str,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// The answer has no structured content, or is an error without a code.
    Reply {
        /// The tool that was called.
        tool: &'static str,
    },
}

impl Error {
    /// The stable code of an error that a tool answered with.
    pub fn code(&self) -> Option<&ErrorCode> {
        match self {
            Self::Tool(failure) => Some(&failure.code),
            _ => None,
        }
    }

    /// The details of an error that a tool answered with.
    pub fn details(&self) -> Option<Details> {
        match self {
            Self::Tool(failure) => Some(Details::from(failure.as_ref())),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tool(failure) => write!(f, "{}: {}", failure.code, failure.message),
            Self::Connect(source) => write!(f, "there is no connection: {source}"),
            Self::Call(source) => write!(f, "the call failed: {source}"),
            Self::Json { tool, source } => {
                write!(f, "{tool}: expected what the contract says, got {source}")
            }
            Self::Reply { tool } => write!(f, "{tool}: expected structured content, got none"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Connect(source) => Some(source),
            Self::Call(source) => Some(source),
            Self::Json { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl From<ToolError> for Error {
    fn from(failure: ToolError) -> Self {
        Self::Tool(Box::new(failure))
    }
}

/// The details of an error by its code.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Details {
    /// Those of `SH3D_INVALID_INPUT`.
    InvalidInput(InvalidInputDetails),
    /// Those of `SH3D_NOT_FOUND`.
    NotFound(NotFoundDetails),
    /// Those of `SH3D_AMBIGUOUS`.
    Ambiguous(AmbiguousDetails),
    /// Those of `SH3D_CONFLICT`.
    Conflict(ConflictDetails),
    /// Those of `SH3D_NO_CHECKPOINT`.
    NoCheckpoint(NoCheckpointDetails),
    /// Those of `SH3D_IO`.
    Io(IoDetails),
    /// Those of `SH3D_TIMEOUT`.
    Timeout(TimeoutDetails),
    /// Another code, or details that don't fit to the code.
    Other(Value),
}

impl From<&ToolError> for Details {
    fn from(failure: &ToolError) -> Self {
        let details = serde_json::to_value(&failure.details).unwrap_or_default();
        match &failure.code {
            ErrorCode::InvalidInput => typed(details, Self::InvalidInput),
            ErrorCode::NotFound => typed(details, Self::NotFound),
            ErrorCode::Ambiguous => typed(details, Self::Ambiguous),
            ErrorCode::Conflict => typed(details, Self::Conflict),
            ErrorCode::NoCheckpoint => typed(details, Self::NoCheckpoint),
            ErrorCode::Io => typed(details, Self::Io),
            ErrorCode::Timeout => typed(details, Self::Timeout),
            _ => Self::Other(details),
        }
    }
}

fn typed<T: DeserializeOwned>(details: Value, variant: fn(T) -> Details) -> Details {
    match T::deserialize(&details) {
        Ok(fitting) => variant(fitting),
        Err(_) => Details::Other(details),
    }
}

/// Reads the envelope of an error, with or without its outer object.
pub(crate) fn failure(mut content: Value) -> Option<ToolError> {
    let inner = content.get_mut("error").map(Value::take);
    serde_json::from_value(inner.unwrap_or(content)).ok()
}
