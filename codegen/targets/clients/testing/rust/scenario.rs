use mcp_javafx_ui_client::*;
use serde_json::json;

use crate::Failure;

pub async fn run(client: &Client) -> Result<(), Failure> {
    snapshot(client).await?;
    query(client).await?;
    act(client).await?;
    stale(client).await?;
    failed(client).await?;
    invalid(client).await?;
    timeout(client).await
}

async fn snapshot(client: &Client) -> Result<(), Failure> {
    let input = UiGetSnapshotInput {
        mode: Some(SnapshotMode::Full),
        ..Default::default()
    };
    let snapshot = client.ui_get_snapshot(input).await?;
    let stage = &snapshot.stages[0];
    let root = &stage.scene.root;
    let list = below(root, "list").and_then(|node| node.virtualization.as_ref());
    println!(
        "{}",
        json!({
            "step": "snapshot",
            "schema": snapshot.schema,
            "stageIndex": stage.stage_index,
            "kind": stage.kind,
            "title": stage.title,
            "root": { "id": root.id, "type": root.r#type },
            "list": {
                "firstRow": list.and_then(|list| list.visible_range.as_ref()).map(|range| range.from),
                "itemsCount": list.map(|list| list.items_count),
            },
        })
    );
    Ok(())
}

async fn query(client: &Client) -> Result<(), Failure> {
    let selector = Selector {
        text: Some("Submit".into()),
        r#match: Some(TextMatch::Equals),
        ..Default::default()
    };
    let output = client.ui_query(UiQueryInput::new(selector)).await?;
    let matches: Vec<_> = (output.matches.iter())
        .map(|one| json!({ "type": one.r#type, "id": one.id, "summary": one.summary }))
        .collect();
    println!(
        "{}",
        json!({ "step": "query", "matches": matches, "truncated": output.truncated })
    );
    Ok(())
}

async fn act(client: &Client) -> Result<(), Failure> {
    let name = SetTextAction::new(find(client, "#name").await?, "Ada");
    let email = SetTextAction::new(find(client, "#email").await?, "ada@example.org");
    let submit = click(client, "#submit").await?;
    let actions = vec![name.into(), email.into(), submit];
    let output = client.ui_perform(UiPerformInput::new(actions)).await?;
    let status = find(client, "#status").await?.r#ref;
    let status = client.ui_get_node(UiGetNodeInput::new(status)).await?;
    println!(
        "{}",
        json!({
            "step": "act",
            "results": output.results,
            "status": status.text.and_then(|text| text.label),
        })
    );
    Ok(())
}

async fn stale(client: &Client) -> Result<(), Failure> {
    let victim = find(client, "#victim").await?.r#ref;
    let remove = click(client, "#remove").await?;
    client.ui_perform(UiPerformInput::new(vec![remove])).await?;
    let uid = victim.uid.clone();
    let error = refusal(client.ui_get_node(UiGetNodeInput::new(victim)).await)?;
    let Some(Details::StaleRef(details)) = error.details() else {
        return Err(error.into());
    };
    let same = details.r#ref.get("uid").and_then(|uid| uid.as_str()) == uid.as_deref();
    println!(
        "{}",
        json!({ "step": "stale", "code": error.code(), "sameUid": same })
    );
    Ok(())
}

async fn failed(client: &Client) -> Result<(), Failure> {
    let actions = vec![click(client, "#disabled-button").await?];
    let error = refusal(client.ui_perform(UiPerformInput::new(actions)).await)?;
    let Some(Details::ActionFailed(details)) = error.details() else {
        return Err(error.into());
    };
    println!(
        "{}",
        json!({
            "step": "failed",
            "code": error.code(),
            "failedIndex": details.failed_index,
            "reason": details.reason,
            "results": details.results.len(),
        })
    );
    Ok(())
}

async fn invalid(client: &Client) -> Result<(), Failure> {
    let error = refusal(client.ui_query(UiQueryInput::new(css(":::"))).await)?;
    let Some(Details::InvalidInput(details)) = error.details() else {
        return Err(error.into());
    };
    let pointers: Vec<_> = (details.issues.iter())
        .map(|issue| &issue.pointer)
        .collect();
    println!(
        "{}",
        json!({ "step": "invalid", "code": error.code(), "pointers": pointers })
    );
    Ok(())
}

async fn timeout(client: &Client) -> Result<(), Failure> {
    let email = find(client, "#email").await?;
    let text = SetTextAction::new(find(client, "#hang-ms").await?, "10000");
    let hang = click(client, "#hang").await?;
    client
        .ui_perform(UiPerformInput::new(vec![text.into()]))
        .await?;
    let begin = UiPerformInput {
        await_ui_idle: Some(false),
        ..UiPerformInput::new(vec![hang])
    };
    client.ui_perform(begin).await?;
    let late = UiPerformInput {
        timeout_ms: Some(300),
        ..UiPerformInput::new(vec![FocusAction::new(email).into()])
    };
    let error = refusal(client.ui_perform(late).await)?;
    let Some(Details::Timeout(details)) = error.details() else {
        return Err(error.into());
    };
    println!(
        "{}",
        json!({ "step": "timeout", "code": error.code(), "timeoutMs": details.timeout_ms })
    );
    Ok(())
}

fn css(css: &str) -> Selector {
    Selector {
        css: Some(css.into()),
        ..Default::default()
    }
}

async fn find(client: &Client, selector: &str) -> Result<ActionTarget, Failure> {
    let output = client.ui_query(UiQueryInput::new(css(selector))).await?;
    let [found] = output.matches.as_slice() else {
        return Err(format!("expected one match of {selector}").into());
    };
    Ok(ActionTarget::new(NodeRefInput {
        uid: Some(found.r#ref.uid.clone()),
        ..Default::default()
    }))
}

async fn click(client: &Client, selector: &str) -> Result<Action, Failure> {
    let target = Some(find(client, selector).await?);
    Ok(Action::Click(ClickAction {
        target,
        ..Default::default()
    }))
}

fn below<'a>(node: &'a UiNode, id: &str) -> Option<&'a UiNode> {
    if node.id.as_deref() == Some(id) {
        return Some(node);
    }
    node.children.iter().find_map(|child| below(child, id))
}

fn refusal<T>(result: Result<T, Error>) -> Result<Error, Failure> {
    match result {
        Err(error) if error.code().is_some() => Ok(error),
        Err(error) => Err(error.into()),
        Ok(_) => Err("expected an error of the tool".into()),
    }
}
