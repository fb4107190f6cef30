# Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang python`.
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
    NodeRefInput,
    QueryScope,
    Selector,
    SnapshotInclude,
    SnapshotMode,
    StageChoice,
    UiGetNodeInput,
    UiGetSnapshotInput,
    UiNode,
    UiPerformInput,
    UiPerformOutput,
    UiQueryInput,
    UiQueryOutput,
    UiScreenshotInput,
    UiScreenshotOutput,
    UiSnapshot,
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

    async def ui_get_snapshot(
        self,
        *,
        stage: StageChoice | None = None,
        stage_index: int | None = None,
        mode: SnapshotMode | None = None,
        depth: int | None = None,
        include: SnapshotInclude | None = None,
    ) -> UiSnapshot:
        """Read the UI.

        Reads the focused window of the running JavaFX application, or the windows that stage or
        stageIndex selects, with their popups and nodes. The text is an outline, one line a node:
        uid, type, #id, "text" and state. Start here; use the uids of the outline in ui_perform and
        ui_get_node. A node marked with "+n" has n children below the depth: ask again with a
        greater depth, or use ui_get_node with includeChildren.

        Args:
            stage: Which windows. Default: "focused".
            stage_index: Index of one window, alone or with `stage: focused`.
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
        selector: Selector,
        limit: int | None = None,
    ) -> UiQueryOutput:
        """Find nodes.

        Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, or by a
        predicate, in document order. Give exactly one of css, text and predicate. The answer has a
        uid for each match.

        Args:
            scope: Where to search. Default: the focused window.
            selector: What to find.
            limit: At most this many matches. Default: 50.

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
            "ui_query",
            UiQueryInput(scope=scope, selector=selector, limit=limit),
            UiQueryOutput.model_validate,
        )

    async def ui_get_node(
        self,
        *,
        ref: NodeRefInput,
        include_children: bool | None = None,
    ) -> UiNode:
        """Read one node.

        Reads everything about one node: text, value, state, bounds, accessibility, properties, rows
        of a table or list. Name it by the uid that a snapshot or query gave.

        Args:
            ref: The node.
            include_children: Also its direct children. Default: false.

        Raises:
            McpUiNodeNotFoundError: The uid was never issued, or the path leads to no node.
            McpUiStaleRefError: The node that the reference named is gone, or is not what the
                path says.
            McpUiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            McpUiNotEnabledError: The tool is switched off or not offered, the server is
                read-only, or no application is attached.
            McpUiTimeoutError: The FX thread did not finish before the deadline.
            McpUiBusyError: Too many calls are waiting; nothing was done.
            McpUiInternalError: The server failed.
        """
        return await self._call(
            "ui_get_node",
            UiGetNodeInput(ref=ref, include_children=include_children),
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

        Carries out actions one after the other, as a user would: focus, click, typeText, setText,
        pressKey, scroll. Stops at the first that fails and says which and why. typeText and
        pressKey go to the focus owner of the window of the last target. Rows of a ListView,
        TableView, TreeView or TreeTableView are addressed by target.item.

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

    async def ui_screenshot(self, *, stage_index: int | None = None) -> UiScreenshotOutput:
        """Take a picture.

        Takes a PNG of one window as it looks now.

        Args:
            stage_index: Index of the window. Default: the focused one.

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
            "ui_screenshot",
            UiScreenshotInput(stage_index=stage_index),
            UiScreenshotOutput.model_validate,
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
