# Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""A client of MCP UI Platform over the official MCP SDK."""

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
    ConfigureInput,
    ConfigureOutput,
    ErrorEnvelope,
    GetStateInput,
    GetStateOutput,
    OpenBrowserInput,
    OpenBrowserOutput,
    RunInput,
    RunOutput,
    StartInput,
    StartOutput,
    UploadViewdefInput,
    UploadViewdefOutput,
)

T = TypeVar("T")


class McpUiPlatformClient:
    """How an agent configures, starts, programs and shows a web user interface over the Model Context
    Protocol.
    """

    def __init__(self, session: Client) -> None:
        """Speaks over a session that is connected already."""
        self.session = session

    @classmethod
    @asynccontextmanager
    async def connect(
        cls, url: str, token: str | None = None
    ) -> AsyncIterator[McpUiPlatformClient]:
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

    async def ui_configure(self, *, base_dir: str) -> ConfigureOutput:
        """Configure the platform.

        Prepares a folder for the user interface and reads its configuration; the first call to
        make. The folder and its log folder are created where they are missing. Lua code lives in
        lua/, views in viewdefs/, the configuration in config/config.toml below it. Call it again to
        choose another folder, as long as the server has not been started.

        Args:
            base_dir: Absolute path of the folder that is the root of the project.

        Raises:
            UiIoError: A file, a folder, a port or the program that opens browsers could not be
                used.
            UiCannotReconfigureError: The folder cannot change while the web server is running.
            UiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            UiInternalError: The platform failed.
        """
        return await self._call(
            "ui_configure",
            ConfigureInput(base_dir=base_dir),
            ConfigureOutput.model_validate,
        )

    async def ui_start(self) -> StartOutput:
        """Start the web server.

        Starts the web server on a free port of this machine, creates session 1 and runs its
        main.lua. The answer is the base URL.

        Raises:
            UiIoError: A file, a folder, a port or the program that opens browsers could not be
                used.
            UiNotConfiguredError: No folder has been configured yet.
            UiAlreadyRunningError: The web server is running already.
            UiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            UiInternalError: The platform failed.
        """
        return await self._call("ui_start", StartInput(), StartOutput.model_validate)

    async def ui_run(self, *, code: str, session_id: str | None = None) -> RunOutput:
        """Run Lua code.

        Runs Lua 5.4 code in a session and answers its first result as JSON. The global session
        gives access to the application: return session:getApp().contacts[1].firstName. What the
        code changes shows in connected browsers at once. Anything that JSON cannot say (a function,
        a cycle) comes back as {"non-json": "…"}. What print writes goes to the log file.

        Args:
            code: Lua code; use return to get a result.
            session_id: The session. Default: "1".

        Raises:
            UiLuaErrorError: The Lua code does not compile, or it failed while it ran.
            UiTimeoutError: The Lua code ran into a time limit and was stopped.
            UiSessionNotFoundError: There is no session of that id, or it has ended.
            UiNotConfiguredError: No folder has been configured yet.
            UiNotStartedError: A folder is configured, but the web server is not running.
            UiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            UiInternalError: The platform failed.
        """
        return await self._call(
            "ui_run",
            RunInput(code=code, session_id=session_id),
            RunOutput.model_validate,
        )

    async def ui_upload_viewdef(
        self,
        *,
        type: str,
        namespace: str,
        content: str,
    ) -> UploadViewdefOutput:
        """Upload a view.

        Adds or replaces the view of a presenter type. Connected browsers get it at once and render
        again what it concerns, without a reload. The content is one template element with bindings:
        ui-value, ui-action, ui-attr-*, ui-class-*, ui-style-*, ui-event-*, ui-view, ui-viewlist,
        ui-namespace.

        Args:
            type: The presenter type that it shows, such as Contact.
            namespace: Which of its views it is; DEFAULT is the one that is taken where nothing
                else is said.
            content: HTML: exactly one template element.

        Raises:
            UiNotConfiguredError: No folder has been configured yet.
            UiNotStartedError: A folder is configured, but the web server is not running.
            UiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            UiInternalError: The platform failed.
        """
        return await self._call(
            "ui_upload_viewdef",
            UploadViewdefInput(type=type, namespace=namespace, content=content),
            UploadViewdefOutput.model_validate,
        )

    async def ui_open_browser(
        self,
        *,
        session_id: str | None = None,
        path: str | None = None,
        conserve: bool | None = None,
    ) -> OpenBrowserOutput:
        """Open the browser.

        Opens the user interface of a session in the default browser of the person. With conserve,
        which is the default, a tab that shows the session already stays the only one.

        Args:
            session_id: The session. Default: "1".
            path: Path below the session; it begins with one slash. Default: "/".
            conserve: Whether a second tab of the session yields to the first. Default: true.

        Raises:
            UiIoError: A file, a folder, a port or the program that opens browsers could not be
                used.
            UiSessionNotFoundError: There is no session of that id, or it has ended.
            UiNotConfiguredError: No folder has been configured yet.
            UiNotStartedError: A folder is configured, but the web server is not running.
            UiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            UiInternalError: The platform failed.
        """
        return await self._call(
            "ui_open_browser",
            OpenBrowserInput(session_id=session_id, path=path, conserve=conserve),
            OpenBrowserOutput.model_validate,
        )

    async def ui_get_state(self, *, session_id: str | None = None) -> GetStateOutput:
        """Look at the application.

        Answers variable 1 of a session: the application that people see. Look into its value with
        ui_run.

        Args:
            session_id: The session. Default: "1".

        Raises:
            UiSessionNotFoundError: There is no session of that id, or it has ended.
            UiNotConfiguredError: No folder has been configured yet.
            UiNotStartedError: A folder is configured, but the web server is not running.
            UiInvalidInputError: The arguments are not what the tool takes; nothing was done.
            UiInternalError: The platform failed.
        """
        return await self._call(
            "ui_get_state",
            GetStateInput(session_id=session_id),
            GetStateOutput.model_validate,
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
