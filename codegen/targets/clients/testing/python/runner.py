"""Drives the generated client for the tests; see testing/language.ts for the protocol."""

from __future__ import annotations

import asyncio
import json
import runpy
import sys
from pathlib import Path
from typing import Any

import mcp_javafx_ui_client as ui
from mcp_javafx_ui_client import ActionTarget, McpJavafxUiClient, NodeRefInput, Selector


def write(**line: Any) -> None:
    print(json.dumps(line), flush=True)


async def scenario(client: McpJavafxUiClient) -> None:
    async def find(css: str) -> NodeRefInput:
        (match,) = (await client.ui_query(selector=Selector(css=css))).matches
        return NodeRefInput(uid=match.ref.uid)

    async def target(css: str) -> ActionTarget:
        return ActionTarget(ref=await find(css))

    snapshot = await client.ui_get_snapshot(mode="full")
    stage = snapshot.stages[0]
    root = stage.scene.root
    rows = below(root, "list").virtualization
    assert rows and rows.visible_range
    write(
        step="snapshot",
        schema=snapshot.schema_,
        stageIndex=stage.stage_index,
        kind=stage.kind,
        title=stage.title,
        root={"id": root.id, "type": root.type},
        list={"firstRow": rows.visible_range.from_, "itemsCount": rows.items_count},
    )

    found = await client.ui_query(selector=Selector(text="Submit", match="equals"))
    matches = [{"type": one.type, "id": one.id, "summary": one.summary} for one in found.matches]
    write(step="query", matches=matches, truncated=found.truncated)

    done = await client.ui_perform(
        actions=[
            ui.SetTextAction(target=await target("#name"), text="Ada"),
            ui.SetTextAction(target=await target("#email"), text="ada@example.org"),
            ui.ClickAction(target=await target("#submit")),
        ]
    )
    status = (await client.ui_get_node(ref=await find("#status"))).text
    results = [{"ok": one.ok, "type": one.type} for one in done.results]
    write(step="act", results=results, status=status.label if status else None)

    victim = await find("#victim")
    await client.ui_perform(actions=[ui.ClickAction(target=await target("#remove"))])
    try:
        await client.ui_get_node(ref=victim)
    except ui.McpUiStaleRefError as stale:
        write(step="stale", code=stale.code, sameUid=stale.details.ref["uid"] == victim.uid)

    try:
        await client.ui_perform(actions=[ui.ClickAction(target=await target("#disabled-button"))])
    except ui.McpUiActionFailedError as failed:
        write(
            step="failed",
            code=failed.code,
            failedIndex=failed.details.failed_index,
            reason=failed.details.reason,
            results=len(failed.details.results),
        )

    try:
        await client.ui_query(selector=Selector(css=":::"))
    except ui.McpUiInvalidInputError as invalid:
        pointers = [issue.pointer for issue in invalid.details.issues]
        write(step="invalid", code=invalid.code, pointers=pointers)

    email = await target("#email")
    await client.ui_perform(
        actions=[ui.SetTextAction(target=await target("#hang-ms"), text="10000")]
    )
    await client.ui_perform(
        actions=[ui.ClickAction(target=await target("#hang"))], await_ui_idle=False
    )
    try:
        await client.ui_perform(actions=[ui.FocusAction(target=email)], timeout_ms=300)
    except ui.McpUiTimeoutError as late:
        write(step="timeout", code=late.code, timeoutMs=late.details.timeout_ms)


async def future(client: McpJavafxUiClient) -> None:
    snapshot = await client.ui_get_snapshot()
    stages = [{"stageIndex": one.stage_index, "kind": one.kind} for one in snapshot.stages]
    write(step="snapshot", stages=stages)
    done = await client.ui_perform(actions=[ui.TypeTextAction(text="x")])
    write(step="perform", results=[{"ok": one.ok, "type": one.type} for one in done.results])
    try:
        await client.ui_query(selector=Selector(css="#x"))
    except ui.McpJavafxUiError as error:
        write(step="error", code=error.code, message=error.message, details=error.details)
    await client.ui_screenshot()


def below(node: ui.UiNode, id: str) -> ui.UiNode:
    pending = [node]
    while pending:
        one = pending.pop()
        if one.id == id:
            return one
        pending.extend(one.children)
    raise LookupError(id)


async def connected(command: str, url: str, token: str) -> None:
    try:
        async with McpJavafxUiClient.connect(url, token) as client:
            await (scenario if command == "scenario" else future)(client)
    # What leaves the block is still the error itself, and no group around it.
    except ui.UnexpectedAnswerError:
        write(step="no envelope", failed=True)


if sys.argv[1] == "vectors":
    sys.argv[1] = ui.__name__
    runpy.run_path(str(Path(__file__).with_name("vectors.py")))
else:
    asyncio.run(connected(*sys.argv[1:4]))
