//! The runner that the tests of the Rust client start; testing/language.ts says what it has to do.

mod decoders;
mod future;
mod scenario;

use std::io::{BufRead, stdin};

use mcp_javafx_ui_client::Client;
use serde_json::{Value, json};

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
        ["vectors"] => vectors(),
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

fn vectors() -> Result<(), Failure> {
    for line in stdin().lock().lines() {
        let mut vector: Value = serde_json::from_str(&line?)?;
        let of = vector["type"].as_str().unwrap_or_default().to_owned();
        let value = vector["value"].take();
        let again = decoders::again(&of, value).map_err(|error| format!("{of}: {error}"))?;
        println!("{}", json!({ "type": of, "value": again }));
    }
    Ok(())
}
