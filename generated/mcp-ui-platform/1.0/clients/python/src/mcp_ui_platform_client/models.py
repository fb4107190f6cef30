# Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""The types of MCP UI Platform 1.0."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pydantic import Field

from ._model import Input, Output

Access: TypeAlias = Literal["r", "w", "rw", "action"] | str
"""What a frontend may do with a variable: read it, write it, both, or trigger it."""

LoggingConfigurationLevel: TypeAlias = Literal["error", "warn", "info", "debug"] | str
"""The least important messages that are written."""

ErrorCode: TypeAlias = (
    Literal[
        "UI_NOT_CONFIGURED",
        "UI_NOT_STARTED",
        "UI_ALREADY_RUNNING",
        "UI_CANNOT_RECONFIGURE",
        "UI_INVALID_INPUT",
        "UI_SESSION_NOT_FOUND",
        "UI_LUA_ERROR",
        "UI_TIMEOUT",
        "UI_IO",
        "UI_INTERNAL",
    ]
    | str
)
"""The stable code of a tool error."""


class Configuration(Output):
    """The configuration in force: what config/config.toml says, and defaults where it says
    nothing.
    """

    server: ServerConfiguration
    """[server]: how the web server listens when the platform is started without --mcp."""

    lua: LuaConfiguration
    """[lua]: what Lua code may use up."""

    session: SessionConfiguration
    """[session]: how sessions end."""

    logging: LoggingConfiguration
    """[logging]: what the platform itself writes."""


class ServerConfiguration(Output):
    """[server]: how the web server listens when the platform is started without --mcp."""

    port: int
    """The port; 0 means any free one. With --mcp any free one is taken, whatever stands here."""

    max_sessions: int
    """How many sessions there may be at once."""


class LuaConfiguration(Output):
    """[lua]: what Lua code may use up."""

    soft_timeout_ms: int
    """After this time the code is stopped and the session goes on."""

    hard_timeout_ms: int
    """After this time the Lua state is given up and the session begins again."""

    memory_mb: int
    """The memory of one session."""


class SessionConfiguration(Output):
    """[session]: how sessions end."""

    timeout: str
    """How long a session may be idle before it ends."""


class LoggingConfiguration(Output):
    """[logging]: what the platform itself writes."""

    level: LoggingConfigurationLevel
    """The least important messages that are written."""

    output: str
    """Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and
    stderr takes its place.
    """


class ErrorEnvelope(Output):
    """What a tool answers instead of its output when it fails."""

    error: ToolError
    """The error."""


class InputIssue(Output):
    """One thing that is wrong with an input."""

    pointer: str
    """JSON Pointer into the arguments."""

    message: str
    """What is wrong, as a sentence."""

    expected: str
    """What would have been right."""


class InvalidInputDetails(Output):
    """Details of UI_INVALID_INPUT."""

    issues: list[InputIssue]
    """All that is wrong."""


class LuaErrorDetails(Output):
    """Details of UI_LUA_ERROR."""

    traceback: str | None = None
    """The calls that led to the error, as Lua writes them; null for code that does not compile."""


class ObjectRef(Output):
    """How an object stands in a value: the object itself never travels. It has a variable of its own;
    the same object has the same one as long as it lives.
    """

    obj: int
    """The number of the variable of the object."""


class SessionNotFoundDetails(Output):
    """Details of UI_SESSION_NOT_FOUND."""

    session_id: str
    """What was asked for."""

    sessions: list[str]
    """The ids of the sessions that there are, the oldest first."""


class TimeoutDetails(Output):
    """Details of UI_TIMEOUT."""

    limit_ms: int
    """The limit that was reached."""

    session_reset: bool
    """True when the Lua state was given up and main.lua ran again; false when the state is as the
    stopped code left it.
    """


class ToolError(Output):
    """What went wrong, for a program and for a model."""

    code: ErrorCode
    """Stable code."""

    message: str
    """What happened, as a sentence; it is also the text of the result."""

    details: dict[str, Any]
    """More, by code."""


class VariableProperties(Output):
    """Facts about a variable beside its value. Applications and frontends may add others; in a change
    null removes one.
    """

    type: str | None = None
    """The type of the presenter that the value is; it chooses the view."""

    path: str | None = None
    """Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What
    stands behind a ? becomes properties: name?access=r.
    """

    access: Access | None = None
    """What a frontend may do with it; rw where nothing is said."""

    namespace: str | None = None
    """Which view of its type to show; DEFAULT where nothing is said."""

    title: str | None = None
    """Of variable 1: what the page is called."""

    epoch: str | None = None
    """Of variable 1: another string for each fresh Lua state of the session, so that a frontend that
    connects again knows whether its variables mean the same.
    """

    viewdefs: Viewdefs | None = None
    """Of variable 1: view definitions, all of them in an answer, else those that are new."""


class ConfigureInput(Input):
    """Where the project is."""

    base_dir: str = Field(validation_alias="base_dir", serialization_alias="base_dir")
    """Absolute path of the folder that is the root of the project."""


class ConfigureOutput(Output):
    """What is in force now."""

    base_dir: str
    """The folder, as an absolute path."""

    log_file: str
    """Where print, io.write and io.stdout of Lua go."""

    error_log_file: str
    """Where io.stderr of Lua goes."""

    config: Configuration
    """The configuration."""


class GetStateInput(Input):
    """Whose."""

    session_id: str | None = None
    """The session. Default: "1"."""


class GetStateOutput(Output):
    """Variable 1."""

    id: int
    """Always 1."""

    properties: VariableProperties
    """Its properties, the view definitions left out."""

    value: Any
    """Its value; null as long as the application has not been created. A string, a number, a boolean,
    null, an object as {"obj": number}, or an array of these.
    """


class OpenBrowserInput(Input):
    """What to open."""

    session_id: str | None = None
    """The session. Default: "1"."""

    path: str | None = None
    """Path below the session; it begins with one slash. Default: "/"."""

    conserve: bool | None = None
    """Whether a second tab of the session yields to the first. Default: true."""


class OpenBrowserOutput(Output):
    """What was opened."""

    url: str
    """The whole URL."""


class RunInput(Input):
    """What to run, and where."""

    code: str
    """Lua code; use return to get a result."""

    session_id: str | None = None
    """The session. Default: "1"."""


class RunOutput(Output):
    """What the code returned."""

    result: Any
    """The first result as JSON; null when there is none; integers beyond 2^53 as strings; {"non-json":
    text} where JSON has no word for it.
    """


class StartInput(Input):
    """Nothing."""


class StartOutput(Output):
    """Where it listens."""

    url: str
    """The base URL, without a slash at its end."""


class UploadViewdefInput(Input):
    """The view, and what it is for."""

    type: str
    """The presenter type that it shows, such as Contact."""

    namespace: str
    """Which of its views it is; DEFAULT is the one that is taken where nothing else is said."""

    content: str
    """HTML: exactly one template element."""


class UploadViewdefOutput(Output):
    """What was stored, and who got it."""

    key: str
    """TYPE.NAMESPACE."""

    frontends: int
    """How many connected frontends it was pushed to."""

    variables: int
    """How many variables of the type were refreshed, in all sessions together."""


Viewdefs: TypeAlias = dict[str, str]
"""View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template element."""
