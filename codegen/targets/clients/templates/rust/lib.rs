{{header}}
//! A client of {{title}} {{version}}, on the official MCP SDK.
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
