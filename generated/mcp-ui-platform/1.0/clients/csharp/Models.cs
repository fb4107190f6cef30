// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace McpUiPlatform.Client;

/// <summary>
/// What a frontend may do with a variable: read it, write it, both, or trigger it. Other values may join: compare with
/// the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<Access>))]
public sealed record Access(string Value) : IOpenEnum<Access>
{
    /// <summary><c>r</c></summary>
    public static Access R { get; } = new("r");

    /// <summary><c>w</c></summary>
    public static Access W { get; } = new("w");

    /// <summary><c>rw</c></summary>
    public static Access Rw { get; } = new("rw");

    /// <summary><c>action</c></summary>
    public static Access Action { get; } = new("action");

    static Access IOpenEnum<Access>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>The configuration in force: what config/config.toml says, and defaults where it says nothing.</summary>
public sealed record Configuration
{
    /// <summary>[server]: how the web server listens when the platform is started without --mcp.</summary>
    [JsonPropertyName("server")]
    public required ServerConfiguration Server { get; init; }

    /// <summary>[lua]: what Lua code may use up.</summary>
    [JsonPropertyName("lua")]
    public required LuaConfiguration Lua { get; init; }

    /// <summary>[session]: how sessions end.</summary>
    [JsonPropertyName("session")]
    public required SessionConfiguration Session { get; init; }

    /// <summary>[logging]: what the platform itself writes.</summary>
    [JsonPropertyName("logging")]
    public required LoggingConfiguration Logging { get; init; }
}

/// <summary>[server]: how the web server listens when the platform is started without --mcp.</summary>
public sealed record ServerConfiguration
{
    /// <summary>The port; 0 means any free one. With --mcp any free one is taken, whatever stands here.</summary>
    [JsonPropertyName("port")]
    public required long Port { get; init; }

    /// <summary>How many sessions there may be at once.</summary>
    [JsonPropertyName("maxSessions")]
    public required long MaxSessions { get; init; }
}

/// <summary>[lua]: what Lua code may use up.</summary>
public sealed record LuaConfiguration
{
    /// <summary>After this time the code is stopped and the session goes on.</summary>
    [JsonPropertyName("softTimeoutMs")]
    public required long SoftTimeoutMs { get; init; }

    /// <summary>After this time the Lua state is given up and the session begins again.</summary>
    [JsonPropertyName("hardTimeoutMs")]
    public required long HardTimeoutMs { get; init; }

    /// <summary>The memory of one session.</summary>
    [JsonPropertyName("memoryMb")]
    public required long MemoryMb { get; init; }
}

/// <summary>[session]: how sessions end.</summary>
public sealed record SessionConfiguration
{
    /// <summary>How long a session may be idle before it ends.</summary>
    [JsonPropertyName("timeout")]
    public required string Timeout { get; init; }
}

/// <summary>[logging]: what the platform itself writes.</summary>
public sealed record LoggingConfiguration
{
    /// <summary>The least important messages that are written.</summary>
    [JsonPropertyName("level")]
    public required LoggingConfigurationLevel Level { get; init; }

    /// <summary>
    /// Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and stderr takes its
    /// place.
    /// </summary>
    [JsonPropertyName("output")]
    public required string Output { get; init; }
}

/// <summary>
/// The least important messages that are written. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<LoggingConfigurationLevel>))]
public sealed record LoggingConfigurationLevel(string Value) : IOpenEnum<LoggingConfigurationLevel>
{
    /// <summary><c>error</c></summary>
    public static LoggingConfigurationLevel Error { get; } = new("error");

    /// <summary><c>warn</c></summary>
    public static LoggingConfigurationLevel Warn { get; } = new("warn");

    /// <summary><c>info</c></summary>
    public static LoggingConfigurationLevel Info { get; } = new("info");

    /// <summary><c>debug</c></summary>
    public static LoggingConfigurationLevel Debug { get; } = new("debug");

    static LoggingConfigurationLevel IOpenEnum<LoggingConfigurationLevel>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>
/// The stable code of a tool error. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<ErrorCode>))]
public sealed record ErrorCode(string Value) : IOpenEnum<ErrorCode>
{
    /// <summary>No folder has been configured yet. Call ui_configure with an absolute base_dir.</summary>
    public static ErrorCode NotConfigured { get; } = new("UI_NOT_CONFIGURED");

    /// <summary>A folder is configured, but the web server is not running. Call ui_start.</summary>
    public static ErrorCode NotStarted { get; } = new("UI_NOT_STARTED");

    /// <summary>
    /// The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and ui_get_state work now.
    /// </summary>
    public static ErrorCode AlreadyRunning { get; } = new("UI_ALREADY_RUNNING");

    /// <summary>
    /// The folder cannot change while the web server is running. Go on with the configured folder, or start a new
    /// process for another one.
    /// </summary>
    public static ErrorCode CannotReconfigure { get; } = new("UI_CANNOT_RECONFIGURE");

    /// <summary>
    /// The arguments are not what the tool takes; nothing was done. Repair what details.issues names and call again.
    /// </summary>
    public static ErrorCode InvalidInput { get; } = new("UI_INVALID_INPUT");

    /// <summary>There is no session of that id, or it has ended. Choose one of details.sessions.</summary>
    public static ErrorCode SessionNotFound { get; } = new("UI_SESSION_NOT_FOUND");

    /// <summary>
    /// The Lua code does not compile, or it failed while it ran. Read the message, correct the code and call again;
    /// what ran before the error has had its effect.
    /// </summary>
    public static ErrorCode LuaError { get; } = new("UI_LUA_ERROR");

    /// <summary>
    /// The Lua code ran into a time limit and was stopped. Make the code do less in one call. If details.sessionReset
    /// is true, the session began again from main.lua.
    /// </summary>
    public static ErrorCode Timeout { get; } = new("UI_TIMEOUT");

    /// <summary>
    /// A file, a folder, a port or the program that opens browsers could not be used. Read the message; correct the
    /// path or the system, and call again.
    /// </summary>
    public static ErrorCode Io { get; } = new("UI_IO");

    /// <summary>The platform failed. Try again; report it if it stays.</summary>
    public static ErrorCode Internal { get; } = new("UI_INTERNAL");

    static ErrorCode IOpenEnum<ErrorCode>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>What a tool answers instead of its output when it fails.</summary>
public sealed record ErrorEnvelope
{
    /// <summary>The error.</summary>
    [JsonPropertyName("error")]
    public required ToolError Error { get; init; }
}

/// <summary>One thing that is wrong with an input.</summary>
public sealed record InputIssue
{
    /// <summary>JSON Pointer into the arguments.</summary>
    [JsonPropertyName("pointer")]
    public required string Pointer { get; init; }

    /// <summary>What is wrong, as a sentence.</summary>
    [JsonPropertyName("message")]
    public required string Message { get; init; }

    /// <summary>What would have been right.</summary>
    [JsonPropertyName("expected")]
    public required string Expected { get; init; }
}

/// <summary>Details of UI_INVALID_INPUT.</summary>
public sealed record InvalidInputDetails
{
    /// <summary>All that is wrong.</summary>
    [JsonPropertyName("issues")]
    public required IReadOnlyList<InputIssue> Issues { get; init; }
}

/// <summary>Details of UI_LUA_ERROR.</summary>
public sealed record LuaErrorDetails
{
    /// <summary>The calls that led to the error, as Lua writes them; null for code that does not compile.</summary>
    [JsonPropertyName("traceback")]
    public string? Traceback { get; init; }
}

/// <summary>
/// How an object stands in a value: the object itself never travels. It has a variable of its own; the same object has
/// the same one as long as it lives.
/// </summary>
public sealed record ObjectRef
{
    /// <summary>The number of the variable of the object.</summary>
    [JsonPropertyName("obj")]
    public required long Obj { get; init; }
}

/// <summary>Details of UI_SESSION_NOT_FOUND.</summary>
public sealed record SessionNotFoundDetails
{
    /// <summary>What was asked for.</summary>
    [JsonPropertyName("sessionId")]
    public required string SessionId { get; init; }

    /// <summary>The ids of the sessions that there are, the oldest first.</summary>
    [JsonPropertyName("sessions")]
    public required IReadOnlyList<string> Sessions { get; init; }
}

/// <summary>Details of UI_TIMEOUT.</summary>
public sealed record TimeoutDetails
{
    /// <summary>The limit that was reached.</summary>
    [JsonPropertyName("limitMs")]
    public required long LimitMs { get; init; }

    /// <summary>
    /// True when the Lua state was given up and main.lua ran again; false when the state is as the stopped code left
    /// it.
    /// </summary>
    [JsonPropertyName("sessionReset")]
    public required bool SessionReset { get; init; }
}

/// <summary>What went wrong, for a program and for a model.</summary>
public sealed record ToolError
{
    /// <summary>Stable code.</summary>
    [JsonPropertyName("code")]
    public required ErrorCode Code { get; init; }

    /// <summary>What happened, as a sentence; it is also the text of the result.</summary>
    [JsonPropertyName("message")]
    public required string Message { get; init; }

    /// <summary>More, by code.</summary>
    [JsonPropertyName("details")]
    public required IReadOnlyDictionary<string, JsonElement> Details { get; init; }
}

/// <summary>
/// Facts about a variable beside its value. Applications and frontends may add others; in a change null removes one.
/// </summary>
public sealed record VariableProperties
{
    /// <summary>The type of the presenter that the value is; it chooses the view.</summary>
    [JsonPropertyName("type")]
    public string? Type { get; init; }

    /// <summary>
    /// Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What stands behind a ?
    /// becomes properties: name?access=r.
    /// </summary>
    [JsonPropertyName("path")]
    public string? Path { get; init; }

    /// <summary>What a frontend may do with it; rw where nothing is said.</summary>
    [JsonPropertyName("access")]
    public Access? Access { get; init; }

    /// <summary>Which view of its type to show; DEFAULT where nothing is said.</summary>
    [JsonPropertyName("namespace")]
    public string? Namespace { get; init; }

    /// <summary>Of variable 1: what the page is called.</summary>
    [JsonPropertyName("title")]
    public string? Title { get; init; }

    /// <summary>
    /// Of variable 1: another string for each fresh Lua state of the session, so that a frontend that connects again
    /// knows whether its variables mean the same.
    /// </summary>
    [JsonPropertyName("epoch")]
    public string? Epoch { get; init; }

    /// <summary>
    /// Of variable 1: view definitions, all of them in an answer, else those that are new. View definitions by their
    /// keys, TYPE.NAMESPACE: each the HTML of exactly one template element.
    /// </summary>
    [JsonPropertyName("viewdefs")]
    public IReadOnlyDictionary<string, string>? Viewdefs { get; init; }
}

/// <summary>Where the project is.</summary>
public sealed record ConfigureInput
{
    /// <summary>Absolute path of the folder that is the root of the project.</summary>
    [JsonPropertyName("base_dir")]
    public required string BaseDir { get; init; }
}

/// <summary>What is in force now.</summary>
public sealed record ConfigureOutput
{
    /// <summary>The folder, as an absolute path.</summary>
    [JsonPropertyName("baseDir")]
    public required string BaseDir { get; init; }

    /// <summary>Where print, io.write and io.stdout of Lua go.</summary>
    [JsonPropertyName("logFile")]
    public required string LogFile { get; init; }

    /// <summary>Where io.stderr of Lua goes.</summary>
    [JsonPropertyName("errorLogFile")]
    public required string ErrorLogFile { get; init; }

    /// <summary>The configuration.</summary>
    [JsonPropertyName("config")]
    public required Configuration Config { get; init; }
}

/// <summary>Whose.</summary>
public sealed record GetStateInput
{
    /// <summary>The session. Default: "1".</summary>
    [JsonPropertyName("sessionId")]
    public string? SessionId { get; init; }
}

/// <summary>Variable 1.</summary>
public sealed record GetStateOutput
{
    /// <summary>Always 1.</summary>
    [JsonPropertyName("id")]
    public long Id => 1;

    /// <summary>Its properties, the view definitions left out.</summary>
    [JsonPropertyName("properties")]
    public required VariableProperties Properties { get; init; }

    /// <summary>
    /// Its value; null as long as the application has not been created. A string, a number, a boolean, null, an object
    /// as {"obj": number}, or an array of these.
    /// </summary>
    [JsonPropertyName("value")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required JsonElement? Value { get; init; }
}

/// <summary>What to open.</summary>
public sealed record OpenBrowserInput
{
    /// <summary>The session. Default: "1".</summary>
    [JsonPropertyName("sessionId")]
    public string? SessionId { get; init; }

    /// <summary>Path below the session; it begins with one slash. Default: "/".</summary>
    [JsonPropertyName("path")]
    public string? Path { get; init; }

    /// <summary>Whether a second tab of the session yields to the first. Default: true.</summary>
    [JsonPropertyName("conserve")]
    public bool? Conserve { get; init; }
}

/// <summary>What was opened.</summary>
public sealed record OpenBrowserOutput
{
    /// <summary>The whole URL.</summary>
    [JsonPropertyName("url")]
    public required string Url { get; init; }
}

/// <summary>What to run, and where.</summary>
public sealed record RunInput
{
    /// <summary>Lua code; use return to get a result.</summary>
    [JsonPropertyName("code")]
    public required string Code { get; init; }

    /// <summary>The session. Default: "1".</summary>
    [JsonPropertyName("sessionId")]
    public string? SessionId { get; init; }
}

/// <summary>What the code returned.</summary>
public sealed record RunOutput
{
    /// <summary>
    /// The first result as JSON; null when there is none; integers beyond 2^53 as strings; {"non-json": text} where
    /// JSON has no word for it.
    /// </summary>
    [JsonPropertyName("result")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required JsonElement? Result { get; init; }
}

/// <summary>Nothing.</summary>
public sealed record StartInput;

/// <summary>Where it listens.</summary>
public sealed record StartOutput
{
    /// <summary>The base URL, without a slash at its end.</summary>
    [JsonPropertyName("url")]
    public required string Url { get; init; }
}

/// <summary>The view, and what it is for.</summary>
public sealed record UploadViewdefInput
{
    /// <summary>The presenter type that it shows, such as Contact.</summary>
    [JsonPropertyName("type")]
    public required string Type { get; init; }

    /// <summary>Which of its views it is; DEFAULT is the one that is taken where nothing else is said.</summary>
    [JsonPropertyName("namespace")]
    public required string Namespace { get; init; }

    /// <summary>HTML: exactly one template element.</summary>
    [JsonPropertyName("content")]
    public required string Content { get; init; }
}

/// <summary>What was stored, and who got it.</summary>
public sealed record UploadViewdefOutput
{
    /// <summary>TYPE.NAMESPACE.</summary>
    [JsonPropertyName("key")]
    public required string Key { get; init; }

    /// <summary>How many connected frontends it was pushed to.</summary>
    [JsonPropertyName("frontends")]
    public required long Frontends { get; init; }

    /// <summary>How many variables of the type were refreshed, in all sessions together.</summary>
    [JsonPropertyName("variables")]
    public required long Variables { get; init; }
}
