# Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""What a call raises when a tool answers an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from .models import (
    ActionFailedDetails,
    AmbiguousDetails,
    BusyDetails,
    InvalidInputDetails,
    NoStagesDetails,
    NotEnabledDetails,
    RefDetails,
    TimeoutDetails,
)


class UnexpectedAnswerError(Exception):
    """The server answered something that the contract doesn't know."""


class McpJavafxUiError(Exception):
    """An error of MCP JavaFX UI. A code that this version doesn't know has no class of its own."""

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


class McpUiNotEnabledError(McpJavafxUiError):
    """The tool is switched off or not offered, the server is read-only, or no application is attached.
    Read details.reason: ask the user to enable it or to start the application; do without a tool
    that is NOT_OFFERED.
    """

    details: NotEnabledDetails


class McpUiNoStagesError(McpJavafxUiError):
    """No window is showing, or the index names none. Choose one of details.available; if it is empty,
    no window is showing yet.
    """

    details: NoStagesDetails


class McpUiNodeNotFoundError(McpJavafxUiError):
    """The uid was never issued, the path leads to no node, or the locator names none. Take a new
    snapshot or query and use a uid from it.
    """

    details: RefDetails


class McpUiStaleRefError(McpJavafxUiError):
    """The node that the reference named is gone, is not what the path says, or shows another item.
    Take a new snapshot or query and use a uid from it.
    """

    details: RefDetails


class McpUiActionFailedError(McpJavafxUiError):
    """An action could not be carried out; details.results has those that were carried out before it,
    and none after it was. Read details.reason, repair that action, and continue after the actions
    that details.results has.
    """

    details: ActionFailedDetails


class McpUiTimeoutError(McpJavafxUiError):
    """The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer
    timeoutMs. Look at the UI before repeating an action that had begun.
    """

    details: TimeoutDetails


class McpUiInternalError(McpJavafxUiError):
    """The server failed. Try again; report it if it stays."""


class McpUiInvalidInputError(McpJavafxUiError):
    """The arguments are not what the tool takes; nothing was done. Repair what details.issues names
    and call again.
    """

    details: InvalidInputDetails


class McpUiBusyError(McpJavafxUiError):
    """Too many calls are waiting; nothing was done. Try again after details.retryAfterMs."""

    details: BusyDetails


class McpUiAmbiguousError(McpJavafxUiError):
    """The locator names several nodes. Use the uid of one of details.candidates, or a locator that
    names one node alone.
    """

    details: AmbiguousDetails


_KNOWN: dict[str, tuple[type[McpJavafxUiError], Callable[[Any], Any]]] = {
    "MCP_UI_NOT_ENABLED": (
        McpUiNotEnabledError,
        NotEnabledDetails.model_validate,
    ),
    "MCP_UI_NO_STAGES": (
        McpUiNoStagesError,
        NoStagesDetails.model_validate,
    ),
    "MCP_UI_NODE_NOT_FOUND": (
        McpUiNodeNotFoundError,
        RefDetails.model_validate,
    ),
    "MCP_UI_STALE_REF": (
        McpUiStaleRefError,
        RefDetails.model_validate,
    ),
    "MCP_UI_ACTION_FAILED": (
        McpUiActionFailedError,
        ActionFailedDetails.model_validate,
    ),
    "MCP_UI_TIMEOUT": (
        McpUiTimeoutError,
        TimeoutDetails.model_validate,
    ),
    "MCP_UI_INTERNAL": (
        McpUiInternalError,
        dict,
    ),
    "MCP_UI_INVALID_INPUT": (
        McpUiInvalidInputError,
        InvalidInputDetails.model_validate,
    ),
    "MCP_UI_BUSY": (
        McpUiBusyError,
        BusyDetails.model_validate,
    ),
    "MCP_UI_AMBIGUOUS": (
        McpUiAmbiguousError,
        AmbiguousDetails.model_validate,
    ),
}


def error_of(code: str, message: str, details: dict[str, Any]) -> McpJavafxUiError:
    """The exception of a code; details that don't fit the contract stay a dict."""
    known = _KNOWN.get(code)
    if known is None:
        return McpJavafxUiError(code, message, details)
    error, decode = known
    try:
        return error(code, message, decode(details))
    except ValidationError:
        return McpJavafxUiError(code, message, details)
