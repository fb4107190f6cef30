# Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""A client of MCP JavaFX UI over the official MCP SDK."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx2
from mcp import Client, MCPError
from mcp.client.streamable_http import streamable_http_client
from mcp_types import CallToolResult, TextContent
from pydantic import BaseModel, ValidationError

from .errors import UnexpectedAnswerError, error_of
from .models import (
    Action,
    ErrorEnvelope,
    Locator,
    NodeRefInput,
    QueryScope,
    Revision,
    RowsRequest,
    Selector,
    SnapshotInclude,
    SnapshotMode,
    StageChoice,
    UiDiagnostics,
    UiDiagnosticsInput,
    UiGetNodeInput,
    UiGetSnapshotInput,
    UiInspectInput,
    UiInspectOutput,
    UiLook,
    UiLookInput,
    UiNode,
    UiPerformInput,
    UiPerformOutput,
    UiQueryInput,
    UiQueryOutput,
    UiScreenshotInput,
    UiScreenshotOutput,
    UiSnapshot,
    WindowChoice,
)

T = TypeVar("T")


class McpJavafxUiClient:
    """How an agent sees and drives a JavaFX application over the Model Context Protocol."""

    def __init__(self, session: Client) -> None:
        """Speaks over a session that is connected already."""
        self.session = session

    @classmethod
    @asynccontextmanager
    async def connect(cls, url: str, token: str | None = None) -> AsyncIterator[McpJavafxUiClient]:
        """Connects over HTTP; leaving the block ends the connection."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        timeout = httpx2.Timeout(30.0, read=300.0)
        try:
            async with (
                httpx2.AsyncClient(headers=headers, timeout=timeout) as http,
                Client(streamable_http_client(url, http_client=http)) as session,
            ):
                yield cls(session)
        except Exception as error:
            if (cause := _cause_of(error)) is error:
                raise
            raise cause from cause.__cause__

    async def ui_look(
        self,
        *,
        window: WindowChoice | None = None,
        within: Locator | None = None,
        since: Revision | None = None,
        max_bytes: int | None = None,
    ) -> UiLook:
        """Look at the UI.

        Shows what a user of the running JavaFX application sees: the current window and its popups
        line by line, other windows in one line each. A line is uid, type, #id, "name", =value,
        states. Start here; pass the last revision as since to see only what has changed.

        Args:
            window: Another window, by its `windowId`.
            within: Only the node that this names, and what is below it.
            since: Only what has changed since that look.
            max_bytes: Most bytes of the outline. Default: 16384.

        Raises:
            McpUiNoStagesError: No window is showing, or the index names none.
            McpUiNodeNotFoundError: The uid was never issued, the path leads to no node, or the
                locator names none.
            McpUiStaleRefError: The node that the reference named is gone, is not what the path
                says, or shows another item.
            McpUiAmbiguousError: The locator names several nodes.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_look",
            UiLookInput(window=window, within=within, since=since, max_bytes=max_bytes),
            UiLook.model_validate,
        )

    async def ui_get_snapshot(
        self,
        *,
        stage: StageChoice | None = None,
        stage_index: int | None = None,
        window: WindowChoice | None = None,
        mode: SnapshotMode | None = None,
        depth: int | None = None,
        include: SnapshotInclude | None = None,
    ) -> UiSnapshot:
        """Read the UI.

        Reads the scene graph of the focused window as data, or of the windows that stage,
        stageIndex or window selects. Its text has a line for each node: uid, type, #id, "text",
        state; "+n" counts children below the depth. For what a user sees, call ui_look.

        Args:
            stage: Which windows. Default: "focused".
            stage_index: Index of one window, alone or with `stage: focused`.
            window: A window by its `windowId`, or `current`; alone, without `stage` and
                `stageIndex`.
            mode: How much of each node. Default: "compact".
            depth: Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in
                full mode.
            include: Sections on or off, whatever the mode says.

        Raises:
            McpUiNoStagesError: No window is showing, or the index names none.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_get_snapshot",
            UiGetSnapshotInput(
                stage=stage,
                stage_index=stage_index,
                window=window,
                mode=mode,
                depth=depth,
                include=include,
            ),
            UiSnapshot.model_validate,
        )

    async def ui_query(
        self,
        *,
        scope: QueryScope | None = None,
        within: Locator | None = None,
        selector: Selector,
        limit: int | None = None,
    ) -> UiQueryOutput:
        """Find nodes.

        Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, by a
        predicate, or by several of these at once, in document order. within searches below one
        node. The answer has a uid for each match.

        Args:
            scope: Where to search. Default: the focused window; with `within`, all windows.
            within: Only what is below the node that this names.
            selector: What to find.
            limit: At most this many matches. Default: 50.

        Raises:
            McpUiNoStagesError: No window is showing, or the index names none.
            McpUiNodeNotFoundError: The uid was never issued, the path leads to no node, or the
                locator names none.
            McpUiStaleRefError: The node that the reference named is gone, is not what the path
                says, or shows another item.
            McpUiAmbiguousError: The locator names several nodes.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_query",
            UiQueryInput(scope=scope, within=within, selector=selector, limit=limit),
            UiQueryOutput.model_validate,
        )

    async def ui_get_node(
        self,
        *,
        ref: NodeRefInput | None = None,
        locator: Locator | None = None,
        include_children: bool | None = None,
        rows: RowsRequest | None = None,
    ) -> UiNode:
        """Read one node.

        Reads everything about one node: text, value, state, bounds, accessibility, properties, rows
        of a table or list. Name it by its uid or a locator.

        Args:
            ref: The node.
            locator: The node, named by what a user sees; instead of `ref`.
            include_children: Also its direct children. Default: false.
            rows: Also these rows of a list, table, tree, combo box or choice box, on screen or
                not.

        Raises:
            McpUiNodeNotFoundError: The uid was never issued, the path leads to no node, or the
                locator names none.
            McpUiStaleRefError: The node that the reference named is gone, is not what the path
                says, or shows another item.
            McpUiAmbiguousError: The locator names several nodes.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_get_node",
            UiGetNodeInput(ref=ref, locator=locator, include_children=include_children, rows=rows),
            UiNode.model_validate,
        )

    async def ui_perform(
        self,
        *,
        actions: list[Action],
        await_ui_idle: bool | None = None,
        timeout_ms: int | None = None,
    ) -> UiPerformOutput:
        """Act on the UI.

        Carries out actions one after the other, as a user would. Stops at the first that fails and
        says which and why. typeText and pressKey go to the focus owner of the window of the last
        target.

        Args:
            actions: The actions in their order.
            await_ui_idle: Answer only when the effect is visible to the next call. Default:
                true.
            timeout_ms: Deadline of the whole call. Default: 5000.

        Raises:
            McpUiActionFailedError: An action could not be carried out; details.results has
                those that were carried out before it, and none after it was.
            McpUiNoStagesError: No window is showing, or the index names none.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_perform",
            UiPerformInput(actions=actions, await_ui_idle=await_ui_idle, timeout_ms=timeout_ms),
            UiPerformOutput.model_validate,
        )

    async def ui_screenshot(
        self,
        *,
        stage_index: int | None = None,
        window: WindowChoice | None = None,
        locator: Locator | None = None,
        max_width: int | None = None,
        max_height: int | None = None,
        annotate: bool | None = None,
    ) -> UiScreenshotOutput:
        """Take a picture.

        Takes a PNG of one window as it looks now, or of one node by its locator. annotate draws a
        box with its uid around each line of the look.

        Args:
            stage_index: Index of the window. Default: the focused one.
            window: A window by its `windowId`, or `current`; alone, without `stageIndex`.
            locator: Only the node that this names, in whatever window it is found, or in that
                of `window` or `stageIndex`.
            max_width: Most pixels across; a larger picture is scaled down.
            max_height: Most pixels down; a larger picture is scaled down.
            annotate: Draw a box with its uid around each line of the look. Default: false.

        Raises:
            McpUiNoStagesError: No window is showing, or the index names none.
            McpUiNodeNotFoundError: The uid was never issued, the path leads to no node, or the
                locator names none.
            McpUiStaleRefError: The node that the reference named is gone, is not what the path
                says, or shows another item.
            McpUiAmbiguousError: The locator names several nodes.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_screenshot",
            UiScreenshotInput(
                stage_index=stage_index,
                window=window,
                locator=locator,
                max_width=max_width,
                max_height=max_height,
                annotate=annotate,
            ),
            UiScreenshotOutput.model_validate,
        )

    async def ui_diagnostics(
        self,
        *,
        exceptions: int | None = None,
        output_lines: int | None = None,
    ) -> UiDiagnostics:
        """Diagnose the application.

        Tells how the application is, also while it hangs or is gone: uncaught exceptions with their
        stacks, the last lines of its output, what the FX thread is busy with, pulses, memory, and
        what this attachment can't do.

        Args:
            exceptions: At most this many exceptions, the latest. Default: 5.
            output_lines: At most this many lines of output, the last. Default: 20.

        Raises:
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_diagnostics",
            UiDiagnosticsInput(exceptions=exceptions, output_lines=output_lines),
            UiDiagnostics.model_validate,
        )

    async def ui_inspect(
        self,
        *,
        window: WindowChoice | None = None,
        locator: Locator | None = None,
    ) -> UiInspectOutput:
        """Open the inspector.

        Opens the inspector for the user: a view in the host that shows the windows of the
        application and their nodes. It is for people; read what the application shows with ui_look.

        Args:
            window: Another window, by its `windowId`.
            locator: The node to select, in whatever window it is found.

        Raises:
            McpUiNoStagesError: No window is showing, or the index names none.
            McpUiNodeNotFoundError: The uid was never issued, the path leads to no node, or the
                locator names none.
            McpUiStaleRefError: The node that the reference named is gone, is not what the path
                says, or shows another item.
            McpUiAmbiguousError: The locator names several nodes.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_inspect",
            UiInspectInput(window=window, locator=locator),
            UiInspectOutput.model_validate,
        )

    async def _call(self, tool: str, arguments: BaseModel, decode: Callable[[Any], T]) -> T:
        try:
            result = await self.session.call_tool(tool, arguments.model_dump(mode="json"))
        except MCPError as refusal:
            # Some servers answer with an error of the protocol that has the tool's error in it.
            try:
                told = ErrorEnvelope.model_validate(refusal.data).error
            except ValidationError:
                raise refusal from None
            raise error_of(told.code, told.message, told.details) from refusal
        content = _content_of(result)
        try:
            if not result.is_error:
                return decode(content)
            error = ErrorEnvelope.model_validate(content).error
        except ValidationError as mistake:
            raise UnexpectedAnswerError(
                f"Expected an answer of the contract from {tool}, got {_words_of(result)}."
            ) from mistake
        raise error_of(error.code, error.message, error.details)


def _cause_of(error: Exception) -> Exception:
    """What went wrong: the SDK's task groups wrap it once or more, which no `except` would expect."""
    inner: tuple[Exception, ...] = getattr(error, "exceptions", ())
    return _cause_of(inner[0]) if len(inner) == 1 else error


def _content_of(result: CallToolResult) -> Any:
    """The structured content; a server without it writes the same as text."""
    if result.structured_content is not None:
        return result.structured_content
    try:
        return json.loads(_words_of(result))
    except ValueError:
        return None


def _words_of(result: CallToolResult) -> str:
    return "".join(part.text for part in result.content if isinstance(part, TextContent))
