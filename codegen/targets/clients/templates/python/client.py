{{header}}"""A client of {{title}} over the official MCP SDK."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx2
from mcp import Client, MCPError
from mcp.client.streamable_http import streamable_http_client
from mcp_types import CallToolResult, TextContent
from pydantic import {{pydantic}}

from .errors import UnexpectedAnswerError, error_of
{{models}}

T = TypeVar("T")


class {{client}}:
    {{doc}}

    def __init__(self, session: Client) -> None:
        """Speaks over a session that is connected already."""
        self.session = session

    @classmethod
    @asynccontextmanager
{{connect}}
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
{{methods}}
    async def _call(self, tool: str, arguments: BaseModel, decode: Callable[[Any], T]) -> T:
        try:
            result = await self.session.call_tool(tool, arguments.model_dump(mode="json"))
        except MCPError as refusal:
            # Some servers answer with an error of the protocol that has the tool's error in it.
            try:
                told = {{envelope}}.model_validate(refusal.data).error
            except ValidationError:
                raise refusal from None
            raise error_of(told.code, told.message, told.details) from refusal
        content = _content_of(result)
        try:
            if not result.is_error:
                return decode(content)
            error = {{envelope}}.model_validate(content).error
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
