# Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""What a call raises when a tool answers an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from .models import (
    AmbiguousDetails,
    ConflictDetails,
    InvalidInputDetails,
    IoDetails,
    NoCheckpointDetails,
    NotFoundDetails,
    TimeoutDetails,
)


class UnexpectedAnswerError(Exception):
    """The server answered something that the contract doesn't know."""


class McpSweethome3dError(Exception):
    """An error of MCP Sweet Home 3D. A code that this version doesn't know has no class of its own."""

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


class Sh3DInvalidInputError(McpSweethome3dError):
    """The arguments are not what the tool takes; nothing was done. Repair what details.issues names
    and call again.
    """

    details: InvalidInputDetails


class Sh3DNotFoundError(McpSweethome3dError):
    """There is no such object, catalog entry, camera or home; nothing was done. Take an id from
    get_state or a catalog list; details.nearest has what comes close.
    """

    details: NotFoundDetails


class Sh3DAmbiguousError(McpSweethome3dError):
    """Several entries of the catalog have this name; nothing was done. Call again with the catalogId
    of one of details.candidates.
    """

    details: AmbiguousDetails


class Sh3DNothingToChangeError(McpSweethome3dError):
    """The call names nothing to change. Give at least one member to change, or leave the call
    out.
    """


class Sh3DConflictError(McpSweethome3dError):
    """The home or its files are not in a state that allows this; nothing was done. Read
    details.reason: change what stands in the way, or try again later.
    """

    details: ConflictDetails


class Sh3DEmptySceneError(McpSweethome3dError):
    """There is nothing in the home that this could be done with. Create walls, rooms or furniture
    first.
    """


class Sh3DNoCheckpointError(McpSweethome3dError):
    """There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints and
    use an id from it.
    """

    details: NoCheckpointDetails


class Sh3DIoError(McpSweethome3dError):
    """A file could not be read or written. Read details.reason: use a relative path below the folder
    of files.
    """

    details: IoDetails


class Sh3DTimeoutError(McpSweethome3dError):
    """The home did not answer before the deadline. Look at get_state before you repeat a call that had
    begun.
    """

    details: TimeoutDetails


class Sh3DNotAttachedError(McpSweethome3dError):
    """No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try
    again.
    """


class Sh3DInternalError(McpSweethome3dError):
    """The server failed. Try again; report it if it stays."""


_KNOWN: dict[str, tuple[type[McpSweethome3dError], Callable[[Any], Any]]] = {
    "SH3D_INVALID_INPUT": (
        Sh3DInvalidInputError,
        InvalidInputDetails.model_validate,
    ),
    "SH3D_NOT_FOUND": (
        Sh3DNotFoundError,
        NotFoundDetails.model_validate,
    ),
    "SH3D_AMBIGUOUS": (
        Sh3DAmbiguousError,
        AmbiguousDetails.model_validate,
    ),
    "SH3D_NOTHING_TO_CHANGE": (
        Sh3DNothingToChangeError,
        dict,
    ),
    "SH3D_CONFLICT": (
        Sh3DConflictError,
        ConflictDetails.model_validate,
    ),
    "SH3D_EMPTY_SCENE": (
        Sh3DEmptySceneError,
        dict,
    ),
    "SH3D_NO_CHECKPOINT": (
        Sh3DNoCheckpointError,
        NoCheckpointDetails.model_validate,
    ),
    "SH3D_IO": (
        Sh3DIoError,
        IoDetails.model_validate,
    ),
    "SH3D_TIMEOUT": (
        Sh3DTimeoutError,
        TimeoutDetails.model_validate,
    ),
    "SH3D_NOT_ATTACHED": (
        Sh3DNotAttachedError,
        dict,
    ),
    "SH3D_INTERNAL": (
        Sh3DInternalError,
        dict,
    ),
}


def error_of(code: str, message: str, details: dict[str, Any]) -> McpSweethome3dError:
    """The exception of a code; details that don't fit the contract stay a dict."""
    known = _KNOWN.get(code)
    if known is None:
        return McpSweethome3dError(code, message, details)
    error, decode = known
    try:
        return error(code, message, decode(details))
    except ValidationError:
        return McpSweethome3dError(code, message, details)
