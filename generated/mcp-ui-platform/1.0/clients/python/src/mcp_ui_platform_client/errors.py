# Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""What a call raises when a tool answers an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from .models import InvalidInputDetails, LuaErrorDetails, SessionNotFoundDetails, TimeoutDetails


class UnexpectedAnswerError(Exception):
    """The server answered something that the contract doesn't know."""


class McpUiPlatformError(Exception):
    """An error of MCP UI Platform. A code that this version doesn't know has no class of its own."""

    code: str
    """Stable code."""
    message: str
    """What happened, as a sentence."""
    details: Any
    """More, by code: a model where the contract has one, otherwise a dict."""

    def __init__(self, code: str, message: str, details: Any) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.details = details


class UiNotConfiguredError(McpUiPlatformError):
    """No folder has been configured yet. Call ui_configure with an absolute base_dir."""


class UiNotStartedError(McpUiPlatformError):
    """A folder is configured, but the web server is not running. Call ui_start."""


class UiAlreadyRunningError(McpUiPlatformError):
    """The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and
    ui_get_state work now.
    """


class UiCannotReconfigureError(McpUiPlatformError):
    """The folder cannot change while the web server is running. Go on with the configured folder, or
    start a new process for another one.
    """


class UiInvalidInputError(McpUiPlatformError):
    """The arguments are not what the tool takes; nothing was done. Repair what details.issues names
    and call again.
    """

    details: InvalidInputDetails


class UiSessionNotFoundError(McpUiPlatformError):
    """There is no session of that id, or it has ended. Choose one of details.sessions."""

    details: SessionNotFoundDetails


class UiLuaErrorError(McpUiPlatformError):
    """The Lua code does not compile, or it failed while it ran. Read the message, correct the code and
    call again; what ran before the error has had its effect.
    """

    details: LuaErrorDetails


class UiTimeoutError(McpUiPlatformError):
    """The Lua code ran into a time limit and was stopped. Make the code do less in one call. If
    details.sessionReset is true, the session began again from main.lua.
    """

    details: TimeoutDetails


class UiIoError(McpUiPlatformError):
    """A file, a folder, a port or the program that opens browsers could not be used. Read the message;
    correct the path or the system, and call again.
    """


class UiInternalError(McpUiPlatformError):
    """The platform failed. Try again; report it if it stays."""


_KNOWN: dict[str, tuple[type[McpUiPlatformError], Callable[[Any], Any]]] = {
    "UI_NOT_CONFIGURED": (
        UiNotConfiguredError,
        dict,
    ),
    "UI_NOT_STARTED": (
        UiNotStartedError,
        dict,
    ),
    "UI_ALREADY_RUNNING": (
        UiAlreadyRunningError,
        dict,
    ),
    "UI_CANNOT_RECONFIGURE": (
        UiCannotReconfigureError,
        dict,
    ),
    "UI_INVALID_INPUT": (
        UiInvalidInputError,
        InvalidInputDetails.model_validate,
    ),
    "UI_SESSION_NOT_FOUND": (
        UiSessionNotFoundError,
        SessionNotFoundDetails.model_validate,
    ),
    "UI_LUA_ERROR": (
        UiLuaErrorError,
        LuaErrorDetails.model_validate,
    ),
    "UI_TIMEOUT": (
        UiTimeoutError,
        TimeoutDetails.model_validate,
    ),
    "UI_IO": (
        UiIoError,
        dict,
    ),
    "UI_INTERNAL": (
        UiInternalError,
        dict,
    ),
}


def error_of(code: str, message: str, details: dict[str, Any]) -> McpUiPlatformError:
    """The exception of a code; details that don't fit the contract stay a dict."""
    known = _KNOWN.get(code)
    if known is None:
        return McpUiPlatformError(code, message, details)
    error, decode = known
    try:
        return error(code, message, decode(details))
    except ValidationError:
        return McpUiPlatformError(code, message, details)
