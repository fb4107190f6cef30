//! The runner that the tests of the Rust client start; testing/language.ts says what it has to do.

mod decoders;
mod future;
mod scenario;
mod vectors;

use mcp_javafx_ui_client::Client;

type Failure = Box<dyn std::error::Error>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        ["vectors"] => vectors::run(),
        ["scenario", url, token] => {
            let client = Client::connect(url, token).await?;
            scenario::run(&client).await?;
            client.close().await;
            Ok(())
        }
        ["future", url, token] => {
            let client = Client::connect(url, token).await?;
            future::run(&client).await?;
            client.close().await;
            Ok(())
        }
        other => Err(format!("expected vectors, scenario or future, got {other:?}").into()),
    }
}
