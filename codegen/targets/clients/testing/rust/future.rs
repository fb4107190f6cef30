use mcp_javafx_ui_client::*;
use serde_json::json;

use crate::Failure;

pub async fn run(client: &Client) -> Result<(), Failure> {
    let snapshot = client.ui_get_snapshot(Default::default()).await?;
    let stages: Vec<_> = (snapshot.stages.iter())
        .map(|stage| json!({ "stageIndex": stage.stage_index, "kind": stage.kind }))
        .collect();
    println!("{}", json!({ "step": "snapshot", "stages": stages }));

    let actions = vec![TypeTextAction::new("x").into()];
    let output = client.ui_perform(UiPerformInput::new(actions)).await?;
    println!(
        "{}",
        json!({ "step": "perform", "results": output.results })
    );

    let selector = Selector {
        css: Some("#x".into()),
        ..Default::default()
    };
    let Err(Error::Tool(refused)) = client.ui_query(UiQueryInput::new(selector)).await else {
        return Err("expected an error of ui_query".into());
    };
    println!(
        "{}",
        json!({
            "step": "error",
            "code": refused.code,
            "message": refused.message,
            "details": refused.details,
        })
    );

    let output = client.ui_screenshot(Default::default()).await;
    println!(
        "{}",
        json!({ "step": "no envelope", "failed": output.is_err() })
    );
    Ok(())
}
