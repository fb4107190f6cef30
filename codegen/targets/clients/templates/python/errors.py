{{header}}"""What a call raises when a tool answers an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import {{pydantic}}

{{models}}


class UnexpectedAnswerError(Exception):
    """The server answered something that the contract doesn't know."""


class {{base}}(Exception):
    """An error of {{title}}. A code that this version doesn't know has no class of its own."""

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
{{classes}}


_KNOWN: dict[str, tuple[type[{{base}}], Callable[[Any], Any]]] = {
{{entries}}}


def error_of(code: str, message: str, details: dict[str, Any]) -> {{base}}:
    """The exception of a code; details that don't fit the contract stay a dict."""
    known = _KNOWN.get(code)
    if known is None:
        return {{base}}(code, message, details)
    error, decode = known
    try:
        return error(code, message, decode(details))
    except ValidationError:
        return {{base}}(code, message, details)
