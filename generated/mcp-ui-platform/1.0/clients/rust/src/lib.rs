// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

//! A client of MCP UI Platform 1.0, on the official MCP SDK.
//!
//! [`Client::connect`] connects to a server; then there is one method for each of its tools.

#![allow(
    clippy::large_enum_variant,
    reason = "variants are as large as the contract makes them"
)]

mod client;
mod error;
mod models;

pub use client::Client;
pub use error::{Details, Error};
pub use models::*;
