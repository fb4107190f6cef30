// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

use mcp_ui_platform_client::{Client, Error, GetStateInput};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let token = std::env::var("TOKEN").unwrap_or_default();
    let client = Client::connect("http://127.0.0.1:7777/mcp", &token).await?;
    match client.ui_get_state(GetStateInput::default()).await {
        Ok(output) => println!("{output:#?}"),
        Err(Error::Tool(refused)) => eprintln!("{}: {:?}", refused.code, refused.details),
        Err(other) => return Err(other),
    }
    client.close().await;
    Ok(())
}
