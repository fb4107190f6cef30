use std::error::Error;
use std::io::{BufRead, stdin};

use serde_json::{Value, json};

use crate::decoders;

/// Decodes and encodes; `decoders` knows each type of the contract.
pub fn run() -> Result<(), Box<dyn Error>> {
    for line in stdin().lock().lines() {
        let mut vector: Value = serde_json::from_str(&line?)?;
        let of = vector["type"].as_str().unwrap_or_default().to_owned();
        let value = vector["value"].take();
        let again = decoders::again(&of, value).map_err(|error| format!("{of}: {error}"))?;
        println!("{}", json!({ "type": of, "value": again }));
    }
    Ok(())
}
