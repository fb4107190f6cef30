// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace McpJavafxUi.Client;

/// <summary>Details of MCP_UI_ACTION_FAILED.</summary>
public sealed record ActionFailedDetails
{
    /// <summary>Index of the action that failed.</summary>
    [JsonPropertyName("failedIndex")]
    public required long FailedIndex { get; init; }

    /// <summary>Why it failed.</summary>
    [JsonPropertyName("reason")]
    public required FailureReason Reason { get; init; }

    /// <summary>
    /// Results of the actions that were carried out before it; empty when a key name is unknown, for then none was.
    /// </summary>
    [JsonPropertyName("results")]
    public required IReadOnlyList<ActionResult> Results { get; init; }

    /// <summary>The locator that did not name one node.</summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }

    /// <summary>How many nodes the locator names; only with AMBIGUOUS_TARGET.</summary>
    [JsonPropertyName("total")]
    public long? Total { get; init; }

    /// <summary>The first of the nodes that the locator names, at most five; only with AMBIGUOUS_TARGET.</summary>
    [JsonPropertyName("candidates")]
    public IReadOnlyList<LocatedCandidate>? Candidates { get; init; }

    /// <summary>
    /// The modal window in front; only with BLOCKED_BY_MODAL and a locator. Names a window for as long as the
    /// application runs: <c>w1</c>, <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("modal")]
    public string? Modal { get; init; }
}

/// <summary>What became of one action.</summary>
public sealed record ActionResult
{
    /// <summary>True: it was carried out.</summary>
    [JsonPropertyName("ok")]
    public required bool Ok { get; init; }

    /// <summary>The type of the action, echoed.</summary>
    [JsonPropertyName("type")]
    public required ActionType Type { get; init; }
}

/// <summary>What an action is done to.</summary>
public sealed record ActionTarget
{
    /// <summary>The node.</summary>
    [JsonPropertyName("ref")]
    public required NodeRefInput Ref { get; init; }

    /// <summary>
    /// A row or cell of a ListView, TableView, TreeView or TreeTableView; it is scrolled into view first.
    /// </summary>
    [JsonPropertyName("item")]
    public ItemAddress? Item { get; init; }
}

/// <summary>The <c>type</c> of an action. Other values may join: compare with the constants, and expect more.</summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<ActionType>))]
public sealed record ActionType(string Value) : IOpenEnum<ActionType>
{
    /// <summary><c>focus</c></summary>
    public static ActionType Focus { get; } = new("focus");

    /// <summary><c>click</c></summary>
    public static ActionType Click { get; } = new("click");

    /// <summary><c>typeText</c></summary>
    public static ActionType TypeText { get; } = new("typeText");

    /// <summary><c>setText</c></summary>
    public static ActionType SetText { get; } = new("setText");

    /// <summary><c>pressKey</c></summary>
    public static ActionType PressKey { get; } = new("pressKey");

    /// <summary><c>scroll</c></summary>
    public static ActionType Scroll { get; } = new("scroll");

    static ActionType IOpenEnum<ActionType>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>One thing that a user could do.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "type")]
[JsonDerivedType(typeof(FocusAction), "focus")]
[JsonDerivedType(typeof(ClickAction), "click")]
[JsonDerivedType(typeof(TypeTextAction), "typeText")]
[JsonDerivedType(typeof(SetTextAction), "setText")]
[JsonDerivedType(typeof(PressKeyAction), "pressKey")]
[JsonDerivedType(typeof(ScrollAction), "scroll")]
public abstract record Action;

/// <summary>Details of MCP_UI_AMBIGUOUS.</summary>
public sealed record AmbiguousDetails
{
    /// <summary>The locator as it was sent.</summary>
    [JsonPropertyName("locator")]
    public required string Locator { get; init; }

    /// <summary>How many nodes it names.</summary>
    [JsonPropertyName("total")]
    public required long Total { get; init; }

    /// <summary>The first of them, at most five.</summary>
    [JsonPropertyName("candidates")]
    public required IReadOnlyList<LocatedCandidate> Candidates { get; init; }
}

/// <summary>A box that was drawn into a picture.</summary>
public sealed record Annotation
{
    /// <summary>The node that it is around.</summary>
    [JsonPropertyName("uid")]
    public required string Uid { get; init; }

    /// <summary>Left edge, in pixels of the picture.</summary>
    [JsonPropertyName("x")]
    public required long X { get; init; }

    /// <summary>Upper edge, in pixels of the picture.</summary>
    [JsonPropertyName("y")]
    public required long Y { get; init; }

    /// <summary>Width.</summary>
    [JsonPropertyName("width")]
    public required long Width { get; init; }

    /// <summary>Height.</summary>
    [JsonPropertyName("height")]
    public required long Height { get; init; }
}

/// <summary>The application behind the server.</summary>
public sealed record AppInfo
{
    /// <summary>Process id.</summary>
    [JsonPropertyName("pid")]
    public required long Pid { get; init; }

    /// <summary>Version of the Java runtime.</summary>
    [JsonPropertyName("javaVersion")]
    public string? JavaVersion { get; init; }

    /// <summary>Version of JavaFX.</summary>
    [JsonPropertyName("javafxVersion")]
    public string? JavafxVersion { get; init; }

    /// <summary>Main class of the application.</summary>
    [JsonPropertyName("mainClass")]
    public string? MainClass { get; init; }

    /// <summary>Flags that say how the server was enabled.</summary>
    [JsonPropertyName("debugFlags")]
    public IReadOnlyList<string>? DebugFlags { get; init; }
}

/// <summary>What this way of attaching to an application can do; others may join.</summary>
public sealed record AttachmentCapabilities
{
    /// <summary>Acting on it.</summary>
    [JsonPropertyName("actions")]
    public required bool Actions { get; init; }

    /// <summary>Taking pictures of it.</summary>
    [JsonPropertyName("screenshots")]
    public required bool Screenshots { get; init; }

    /// <summary>Changing code of JavaFX while it runs.</summary>
    [JsonPropertyName("instrumentation")]
    public required bool Instrumentation { get; init; }

    /// <summary>Reading what it writes to its standard output.</summary>
    [JsonPropertyName("output")]
    public required bool Output { get; init; }
}

/// <summary>A window that could have been named.</summary>
public sealed record AvailableStage
{
    /// <summary>Its index.</summary>
    [JsonPropertyName("stageIndex")]
    public required long StageIndex { get; init; }

    /// <summary>Its id. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c> and so on.</summary>
    [JsonPropertyName("windowId")]
    public string? WindowId { get; init; }

    /// <summary>Stage, dialog or popup.</summary>
    [JsonPropertyName("kind")]
    public StageKind? Kind { get; init; }

    /// <summary>Its title.</summary>
    [JsonPropertyName("title")]
    public string? Title { get; init; }
}

/// <summary>A rectangle in the coordinates of the parent or of the scene.</summary>
public sealed record Bounds
{
    /// <summary>Left edge.</summary>
    [JsonPropertyName("minX")]
    public required double MinX { get; init; }

    /// <summary>Upper edge.</summary>
    [JsonPropertyName("minY")]
    public required double MinY { get; init; }

    /// <summary>Width.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Height.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }
}

/// <summary>Details of MCP_UI_BUSY.</summary>
public sealed record BusyDetails
{
    /// <summary>When to try again.</summary>
    [JsonPropertyName("retryAfterMs")]
    public required long RetryAfterMs { get; init; }
}

/// <summary>
/// Clicks the centre of the target, or a point on the screen, with the primary button. Exactly one of <c>target</c>,
/// <c>locator</c>, <c>x</c>. All or none of <c>x</c>, <c>y</c>.
/// </summary>
public sealed record ClickAction : Action
{
    /// <summary>What it is done to.</summary>
    [JsonPropertyName("target")]
    public ActionTarget? Target { get; init; }

    /// <summary>
    /// The same, named by what a user sees; instead of <c>target</c>. Names a node by what a user sees: steps joined by
    /// <c> &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }

    /// <summary>Screen coordinate; together with <c>y</c>, instead of a target.</summary>
    [JsonPropertyName("x")]
    public double? X { get; init; }

    /// <summary>Screen coordinate; together with <c>x</c>, instead of a target.</summary>
    [JsonPropertyName("y")]
    public double? Y { get; init; }
}

/// <summary>A visible leaf column.</summary>
public sealed record ColumnInfo
{
    /// <summary>The column's id.</summary>
    [JsonPropertyName("id")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Id { get; init; }

    /// <summary>Its header.</summary>
    [JsonPropertyName("text")]
    public string? Text { get; init; }
}

/// <summary>A column: its id, or its index in <c>columns</c>.</summary>
[JsonConverter(typeof(ColumnKeyConverter))]
public abstract record ColumnKey
{
    private ColumnKey()
    {
    }

    /// <summary>It is a string.</summary>
    /// <param name="Value">The value.</param>
    public sealed record OfString(string Value) : ColumnKey;

    /// <summary>Makes one of a string.</summary>
    public static implicit operator ColumnKey(string value) => new OfString(value);

    /// <summary>It is an integer.</summary>
    /// <param name="Value">The value.</param>
    public sealed record OfInteger(long Value) : ColumnKey;

    /// <summary>Makes one of an integer.</summary>
    public static implicit operator ColumnKey(long value) => new OfInteger(value);
}

internal sealed class ColumnKeyConverter : JsonConverter<ColumnKey>
{
    public override ColumnKey Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType switch
        {
            JsonTokenType.String => new ColumnKey.OfString(reader.GetString()!),
            JsonTokenType.Number => new ColumnKey.OfInteger(reader.GetInt64()),
            _ => throw new JsonException($"Expected a string or an integer, got {reader.TokenType}."),
        };

    public override void Write(Utf8JsonWriter writer, ColumnKey value, JsonSerializerOptions options)
    {
        switch (value)
        {
            case ColumnKey.OfString one:
                writer.WriteStringValue(one.Value);
                break;
            case ColumnKey.OfInteger one:
                writer.WriteNumberValue(one.Value);
                break;
        }
    }
}

/// <summary>An exception that nothing in the application caught.</summary>
public sealed record DiagnosedException
{
    /// <summary>When it was thrown to the end.</summary>
    [JsonPropertyName("at")]
    public required string At { get; init; }

    /// <summary>Name of the thread.</summary>
    [JsonPropertyName("thread")]
    public required string Thread { get; init; }

    /// <summary>Its class.</summary>
    [JsonPropertyName("type")]
    public required string Type { get; init; }

    /// <summary>What it says.</summary>
    [JsonPropertyName("message")]
    public string? Message { get; init; }

    /// <summary>
    /// Where it came from, the innermost first, in the application's own words; causes follow after a line of their
    /// own.
    /// </summary>
    [JsonPropertyName("stack")]
    public required IReadOnlyList<string> Stack { get; init; }
}

/// <summary>
/// The stable code of a tool error. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<ErrorCode>))]
public sealed record ErrorCode(string Value) : IOpenEnum<ErrorCode>
{
    /// <summary>
    /// The tool is switched off or not offered, the server is read-only, or no application is attached. Read
    /// details.reason: ask the user to enable it or to start the application; do without a tool that is NOT_OFFERED.
    /// </summary>
    public static ErrorCode NotEnabled { get; } = new("MCP_UI_NOT_ENABLED");

    /// <summary>
    /// No window is showing, or the index names none. Choose one of details.available; if it is empty, no window is
    /// showing yet.
    /// </summary>
    public static ErrorCode NoStages { get; } = new("MCP_UI_NO_STAGES");

    /// <summary>
    /// The uid was never issued, the path leads to no node, or the locator names none. Take a new snapshot or query and
    /// use a uid from it.
    /// </summary>
    public static ErrorCode NodeNotFound { get; } = new("MCP_UI_NODE_NOT_FOUND");

    /// <summary>
    /// The node that the reference named is gone, is not what the path says, or shows another item. Take a new snapshot
    /// or query and use a uid from it.
    /// </summary>
    public static ErrorCode StaleRef { get; } = new("MCP_UI_STALE_REF");

    /// <summary>
    /// An action could not be carried out; details.results has those that were carried out before it, and none after it
    /// was. Read details.reason, repair that action, and continue after the actions that details.results has.
    /// </summary>
    public static ErrorCode ActionFailed { get; } = new("MCP_UI_ACTION_FAILED");

    /// <summary>
    /// The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer timeoutMs. Look at
    /// the UI before repeating an action that had begun.
    /// </summary>
    public static ErrorCode Timeout { get; } = new("MCP_UI_TIMEOUT");

    /// <summary>The server failed. Try again; report it if it stays.</summary>
    public static ErrorCode Internal { get; } = new("MCP_UI_INTERNAL");

    /// <summary>
    /// The arguments are not what the tool takes; nothing was done. Repair what details.issues names and call again.
    /// </summary>
    public static ErrorCode InvalidInput { get; } = new("MCP_UI_INVALID_INPUT");

    /// <summary>Too many calls are waiting; nothing was done. Try again after details.retryAfterMs.</summary>
    public static ErrorCode Busy { get; } = new("MCP_UI_BUSY");

    /// <summary>
    /// The locator names several nodes. Use the uid of one of details.candidates, or a locator that names one node
    /// alone.
    /// </summary>
    public static ErrorCode Ambiguous { get; } = new("MCP_UI_AMBIGUOUS");

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

/// <summary>
/// Why an action could not be carried out. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<FailureReason>))]
public sealed record FailureReason(string Value) : IOpenEnum<FailureReason>
{
    /// <summary><c>NO_SCREEN_BOUNDS</c></summary>
    public static FailureReason NoScreenBounds { get; } = new("NO_SCREEN_BOUNDS");

    /// <summary><c>UNSUPPORTED_TARGET_TYPE</c></summary>
    public static FailureReason UnsupportedTargetType { get; } = new("UNSUPPORTED_TARGET_TYPE");

    /// <summary><c>INVALID_KEY_CODE</c></summary>
    public static FailureReason InvalidKeyCode { get; } = new("INVALID_KEY_CODE");

    /// <summary><c>NODE_NOT_FOUND</c></summary>
    public static FailureReason NodeNotFound { get; } = new("NODE_NOT_FOUND");

    /// <summary><c>STALE_REF</c></summary>
    public static FailureReason StaleRef { get; } = new("STALE_REF");

    /// <summary><c>AMBIGUOUS_TARGET</c></summary>
    public static FailureReason AmbiguousTarget { get; } = new("AMBIGUOUS_TARGET");

    /// <summary><c>NO_FOCUS</c></summary>
    public static FailureReason NoFocus { get; } = new("NO_FOCUS");

    /// <summary><c>TARGET_DISABLED</c></summary>
    public static FailureReason TargetDisabled { get; } = new("TARGET_DISABLED");

    /// <summary><c>TARGET_NOT_VISIBLE</c></summary>
    public static FailureReason TargetNotVisible { get; } = new("TARGET_NOT_VISIBLE");

    /// <summary><c>TARGET_OBSCURED</c></summary>
    public static FailureReason TargetObscured { get; } = new("TARGET_OBSCURED");

    /// <summary><c>BLOCKED_BY_MODAL</c></summary>
    public static FailureReason BlockedByModal { get; } = new("BLOCKED_BY_MODAL");

    /// <summary><c>NOT_EDITABLE</c></summary>
    public static FailureReason NotEditable { get; } = new("NOT_EDITABLE");

    /// <summary><c>ITEM_NOT_FOUND</c></summary>
    public static FailureReason ItemNotFound { get; } = new("ITEM_NOT_FOUND");

    static FailureReason IOpenEnum<FailureReason>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>Gives the keyboard focus to the target. Exactly one of <c>target</c>, <c>locator</c>.</summary>
public sealed record FocusAction : Action
{
    /// <summary>What it is done to.</summary>
    [JsonPropertyName("target")]
    public ActionTarget? Target { get; init; }

    /// <summary>
    /// The same, named by what a user sees; instead of <c>target</c>. Names a node by what a user sees: steps joined by
    /// <c> &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }
}

/// <summary>Where the keyboard focus is; both members are null when nothing is focused.</summary>
public sealed record FocusInfo
{
    /// <summary>The focus owner of the focused window.</summary>
    [JsonPropertyName("focusedNode")]
    public NodeRef? FocusedNode { get; init; }

    /// <summary>The focused window.</summary>
    [JsonPropertyName("focusedWindow")]
    public FocusedWindow? FocusedWindow { get; init; }
}

/// <summary>The window that has the focus.</summary>
public sealed record FocusedWindow
{
    /// <summary>Its index in the order of windows.</summary>
    [JsonPropertyName("stageIndex")]
    public required long StageIndex { get; init; }
}

/// <summary>What the FX thread does.</summary>
public sealed record FxThreadState
{
    /// <summary>It did not answer while it was watched.</summary>
    [JsonPropertyName("busy")]
    public required bool Busy { get; init; }

    /// <summary>How long it took to answer; null when it is busy.</summary>
    [JsonPropertyName("answeredInMs")]
    public double? AnsweredInMs { get; init; }

    /// <summary>What it is busy with, the innermost first; empty when it is free, or when that can't be seen.</summary>
    [JsonPropertyName("stack")]
    public required IReadOnlyList<string> Stack { get; init; }
}

/// <summary>What <c>GET /health</c> answers.</summary>
public sealed record Health
{
    /// <summary>The server is up.</summary>
    [JsonPropertyName("ok")]
    public required bool Ok { get; init; }

    /// <summary>Contract and version.</summary>
    [JsonPropertyName("schema")]
    public required string Schema { get; init; }

    /// <summary>Names of the tools, as <c>tools/list</c> has them.</summary>
    [JsonPropertyName("tools")]
    public required IReadOnlyList<string> Tools { get; init; }

    /// <summary>The transport profile: <c>stateless</c> or <c>stateful</c>.</summary>
    [JsonPropertyName("transport")]
    public required string Transport { get; init; }

    /// <summary>Whether an application is there.</summary>
    [JsonPropertyName("attached")]
    public required bool Attached { get; init; }
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

/// <summary>Details of MCP_UI_INVALID_INPUT.</summary>
public sealed record InvalidInputDetails
{
    /// <summary>All that is wrong.</summary>
    [JsonPropertyName("issues")]
    public required IReadOnlyList<InputIssue> Issues { get; init; }
}

/// <summary>A row of a virtualized control, on screen or not, and in tables one of its cells.</summary>
public sealed record ItemAddress
{
    /// <summary>The row's index among the items.</summary>
    [JsonPropertyName("index")]
    public required long Index { get; init; }

    /// <summary>The column. Default: the whole row.</summary>
    [JsonPropertyName("column")]
    public ColumnKey? Column { get; init; }
}

/// <summary>A node that a locator names.</summary>
public sealed record LocatedCandidate
{
    /// <summary>Names it.</summary>
    [JsonPropertyName("uid")]
    public required string Uid { get; init; }

    /// <summary>
    /// Its window. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("windowId")]
    public required string WindowId { get; init; }

    /// <summary>What is seen of it.</summary>
    [JsonPropertyName("line")]
    public required string Line { get; init; }
}

/// <summary>
/// All that there is, what has changed, or that nothing has. Other values may join: compare with the constants, and
/// expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<LookKind>))]
public sealed record LookKind(string Value) : IOpenEnum<LookKind>
{
    /// <summary><c>full</c></summary>
    public static LookKind Full { get; } = new("full");

    /// <summary><c>delta</c></summary>
    public static LookKind Delta { get; } = new("delta");

    /// <summary><c>unchanged</c></summary>
    public static LookKind Unchanged { get; } = new("unchanged");

    static LookKind IOpenEnum<LookKind>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>A window of a look.</summary>
public sealed record LookWindow
{
    /// <summary>Names it. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c> and so on.</summary>
    [JsonPropertyName("windowId")]
    public required string WindowId { get; init; }

    /// <summary>Stage, dialog or popup.</summary>
    [JsonPropertyName("kind")]
    public required StageKind Kind { get; init; }

    /// <summary>Its title.</summary>
    [JsonPropertyName("title")]
    public string? Title { get; init; }

    /// <summary>Whether other windows take no input while it shows.</summary>
    [JsonPropertyName("modal")]
    public required bool Modal { get; init; }

    /// <summary>Whether it is the current window.</summary>
    [JsonPropertyName("current")]
    public required bool Current { get; init; }

    /// <summary>
    /// The window that owns it. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("ownerId")]
    public string? OwnerId { get; init; }

    /// <summary>
    /// The modal window that takes its input. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c>
    /// and so on.
    /// </summary>
    [JsonPropertyName("behind")]
    public string? Behind { get; init; }

    /// <summary>Whether the outline has its lines; otherwise it is only mentioned.</summary>
    [JsonPropertyName("shown")]
    public required bool Shown { get; init; }

    /// <summary>How many lines it has, those that were left out included.</summary>
    [JsonPropertyName("lines")]
    public required long Lines { get; init; }
}

/// <summary>Where a match is.</summary>
public sealed record MatchLayout
{
    /// <summary>In the coordinates of its scene.</summary>
    [JsonPropertyName("boundsInScene")]
    public Bounds? BoundsInScene { get; init; }
}

/// <summary>Memory of the application.</summary>
public sealed record MemoryUse
{
    /// <summary>What is in use.</summary>
    [JsonPropertyName("usedBytes")]
    public required long UsedBytes { get; init; }

    /// <summary>What there can be at most.</summary>
    [JsonPropertyName("maxBytes")]
    public required long MaxBytes { get; init; }
}

/// <summary>Details of MCP_UI_NO_STAGES.</summary>
public sealed record NoStagesDetails
{
    /// <summary>The windows that are showing.</summary>
    [JsonPropertyName("available")]
    public required IReadOnlyList<AvailableStage> Available { get; init; }
}

/// <summary>What assistive technology is told.</summary>
public sealed record NodeAccessibility
{
    /// <summary>Accessible role.</summary>
    [JsonPropertyName("role")]
    public string? Role { get; init; }

    /// <summary>Accessible help.</summary>
    [JsonPropertyName("help")]
    public string? Help { get; init; }
}

/// <summary>JavaFX properties.</summary>
public sealed record NodeFx
{
    /// <summary>
    /// Tooltip, user data and other properties, keys sorted. <c>userData</c> is there only as a string, number or
    /// boolean.
    /// </summary>
    [JsonPropertyName("properties")]
    public IReadOnlyDictionary<string, JsonElement?>? Properties { get; init; }
}

/// <summary>What a caller remembers of a node. A server may ignore it.</summary>
public sealed record NodeHint
{
    /// <summary>The node's id.</summary>
    [JsonPropertyName("id")]
    public string? Id { get; init; }

    /// <summary>The node's type.</summary>
    [JsonPropertyName("type")]
    public string? Type { get; init; }

    /// <summary>The node's text.</summary>
    [JsonPropertyName("text")]
    public string? Text { get; init; }
}

/// <summary>Where a node is. A section whose numbers are not finite is left out.</summary>
public sealed record NodeLayout
{
    /// <summary>In the coordinates of its parent.</summary>
    [JsonPropertyName("boundsInParent")]
    public Bounds? BoundsInParent { get; init; }

    /// <summary>In the coordinates of its scene.</summary>
    [JsonPropertyName("boundsInScene")]
    public Bounds? BoundsInScene { get; init; }

    /// <summary>On the screen.</summary>
    [JsonPropertyName("localToScreen")]
    public ScreenBounds? LocalToScreen { get; init; }
}

/// <summary>A node that a query found.</summary>
public sealed record NodeMatch
{
    /// <summary>Names the node.</summary>
    [JsonPropertyName("ref")]
    public required NodeRef Ref { get; init; }

    /// <summary>Its type.</summary>
    [JsonPropertyName("type")]
    public required string Type { get; init; }

    /// <summary>Its id.</summary>
    [JsonPropertyName("id")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Id { get; init; }

    /// <summary>Type and the most telling values: <c>Button[text=OK]</c>.</summary>
    [JsonPropertyName("summary")]
    public required string Summary { get; init; }

    /// <summary>Where it is.</summary>
    [JsonPropertyName("layout")]
    public MatchLayout? Layout { get; init; }

    /// <summary>The line of the nearest node above it that has a name, an id or a row, as ui_look writes it.</summary>
    [JsonPropertyName("ancestor")]
    public string? Ancestor { get; init; }
}

/// <summary>
/// A reference as a caller sends it: a <c>uid</c>, or a <c>path</c> of the latest snapshot. When both are there the uid
/// decides. At least one of <c>uid</c>, <c>path</c>.
/// </summary>
public sealed record NodeRefInput
{
    /// <summary>Path of the latest snapshot; it decides only where there is no uid.</summary>
    [JsonPropertyName("path")]
    public string? Path { get; init; }

    /// <summary>As a look, a snapshot, a query or a node told it.</summary>
    [JsonPropertyName("uid")]
    public string? Uid { get; init; }

    /// <summary>What the caller remembers of the node; never needed.</summary>
    [JsonPropertyName("hint")]
    public IReadOnlyDictionary<string, JsonElement>? Hint { get; init; }
}

/// <summary>
/// Names one node. <c>uid</c> names it for its lifetime; <c>path</c> only within the snapshot that gave it.
/// </summary>
public sealed record NodeRef
{
    /// <summary>Canonical path over the reported tree.</summary>
    [JsonPropertyName("path")]
    public required string Path { get; init; }

    /// <summary>Identifier that the node keeps for its lifetime and that is never given to another node.</summary>
    [JsonPropertyName("uid")]
    public required string Uid { get; init; }

    /// <summary>What helps a person recognise the node.</summary>
    [JsonPropertyName("hint")]
    public NodeHint? Hint { get; init; }
}

/// <summary>What the node shows as text.</summary>
public sealed record NodeText
{
    /// <summary>Its displayed text.</summary>
    [JsonPropertyName("label")]
    public string? Label { get; init; }

    /// <summary>The hint that an empty input shows.</summary>
    [JsonPropertyName("prompt")]
    public string? Prompt { get; init; }
}

/// <summary>What the user has entered or chosen.</summary>
public sealed record NodeValue
{
    /// <summary>Content of a text input or displayed value of a value control; null for a password.</summary>
    [JsonPropertyName("text")]
    public string? Text { get; init; }

    /// <summary>State of a toggle or radio button.</summary>
    [JsonPropertyName("selected")]
    public bool? Selected { get; init; }

    /// <summary>State of a check box.</summary>
    [JsonPropertyName("checked")]
    public bool? Checked { get; init; }
}

/// <summary>Details of MCP_UI_NOT_ENABLED.</summary>
public sealed record NotEnabledDetails
{
    /// <summary>Switched off, read-only, no application attached, or a tool that this server does not offer.</summary>
    [JsonPropertyName("reason")]
    public NotEnabledReason? Reason { get; init; }
}

/// <summary>Why a tool is not to be had. Other values may join: compare with the constants, and expect more.</summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<NotEnabledReason>))]
public sealed record NotEnabledReason(string Value) : IOpenEnum<NotEnabledReason>
{
    /// <summary><c>DISABLED</c></summary>
    public static NotEnabledReason Disabled { get; } = new("DISABLED");

    /// <summary><c>READ_ONLY</c></summary>
    public static NotEnabledReason ReadOnly { get; } = new("READ_ONLY");

    /// <summary><c>NOT_ATTACHED</c></summary>
    public static NotEnabledReason NotAttached { get; } = new("NOT_ATTACHED");

    /// <summary><c>NOT_OFFERED</c></summary>
    public static NotEnabledReason NotOffered { get; } = new("NOT_OFFERED");

    static NotEnabledReason IOpenEnum<NotEnabledReason>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>
/// All given members must hold. At least one of <c>typeIs</c>, <c>idEquals</c>, <c>styleClassHas</c>,
/// <c>textContains</c>, <c>role</c>, <c>tooltip</c>, <c>prompt</c>, <c>labelContains</c>, <c>visible</c>,
/// <c>enabled</c>.
/// </summary>
public sealed record Predicate
{
    /// <summary>The type is one of these.</summary>
    [JsonPropertyName("typeIs")]
    public IReadOnlyList<string>? TypeIs { get; init; }

    /// <summary>The id is this.</summary>
    [JsonPropertyName("idEquals")]
    public string? IdEquals { get; init; }

    /// <summary>This style class is there.</summary>
    [JsonPropertyName("styleClassHas")]
    public string? StyleClassHas { get; init; }

    /// <summary>
    /// As a search for <c>text</c> with <c>contains</c>: trimmed, ignoring case, and only of what is visible.
    /// </summary>
    [JsonPropertyName("textContains")]
    public string? TextContains { get; init; }

    /// <summary>The accessible role is this, in any letter case: <c>BUTTON</c>.</summary>
    [JsonPropertyName("role")]
    public string? Role { get; init; }

    /// <summary>The tooltip contains this: trimmed, ignoring case.</summary>
    [JsonPropertyName("tooltip")]
    public string? Tooltip { get; init; }

    /// <summary>The prompt contains this: trimmed, ignoring case.</summary>
    [JsonPropertyName("prompt")]
    public string? Prompt { get; init; }

    /// <summary>
    /// The label that is for the control contains this: trimmed, ignoring case, and only what is visible.
    /// </summary>
    [JsonPropertyName("labelContains")]
    public string? LabelContains { get; init; }

    /// <summary>The reported <c>visible</c> is this.</summary>
    [JsonPropertyName("visible")]
    public bool? Visible { get; init; }

    /// <summary><c>disabled</c> is the opposite of this.</summary>
    [JsonPropertyName("enabled")]
    public bool? Enabled { get; init; }
}

/// <summary>Presses and releases a key in the focus owner.</summary>
public sealed record PressKeyAction : Action
{
    /// <summary>A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.</summary>
    [JsonPropertyName("key")]
    public required string Key { get; init; }

    /// <summary>Keys to hold. Held meanwhile, in any letter case; SHORTCUT is META on macOS, else CTRL.</summary>
    [JsonPropertyName("modifiers")]
    public IReadOnlyList<string>? Modifiers { get; init; }
}

/// <summary>Where a query searches: a window and the popups that it owns, or all windows.</summary>
public sealed record QueryScope
{
    /// <summary>Default: <c>focused</c>, or <c>index</c> when <c>stageIndex</c> is given.</summary>
    [JsonPropertyName("stage")]
    public ScopeChoice? Stage { get; init; }

    /// <summary>Index of the window.</summary>
    [JsonPropertyName("stageIndex")]
    public long? StageIndex { get; init; }

    /// <summary>
    /// A window by its <c>windowId</c>, or <c>current</c>; alone, without <c>stage</c> and <c>stageIndex</c>. A window
    /// by its <c>windowId</c>, or <c>current</c>.
    /// </summary>
    [JsonPropertyName("window")]
    public string? Window { get; init; }
}

/// <summary>One row, on screen or not.</summary>
public sealed record ReadRow
{
    /// <summary>The row's index among the items.</summary>
    [JsonPropertyName("index")]
    public required long Index { get; init; }

    /// <summary>It is not on screen: its texts are what its cells would show.</summary>
    [JsonPropertyName("offscreen")]
    public required bool Offscreen { get; init; }

    /// <summary>Its cells in the order of the columns.</summary>
    [JsonPropertyName("cells")]
    public required IReadOnlyList<VisibleCell> Cells { get; init; }
}

/// <summary>Rows of a control, read by their index.</summary>
public sealed record ReadRows
{
    /// <summary>How many rows it has.</summary>
    [JsonPropertyName("total")]
    public required long Total { get; init; }

    /// <summary>Those that were asked for, in their order.</summary>
    [JsonPropertyName("rows")]
    public required IReadOnlyList<ReadRow> Rows { get; init; }
}

/// <summary>Details of MCP_UI_NODE_NOT_FOUND and MCP_UI_STALE_REF.</summary>
public sealed record RefDetails
{
    /// <summary>The reference as it was sent.</summary>
    [JsonPropertyName("ref")]
    public required IReadOnlyDictionary<string, JsonElement> Ref { get; init; }
}

/// <summary>Rows from <c>from</c> to <c>to</c>, both inclusive.</summary>
public sealed record RowRange
{
    /// <summary>First row.</summary>
    [JsonPropertyName("from")]
    public required long From { get; init; }

    /// <summary>Last row.</summary>
    [JsonPropertyName("to")]
    public required long To { get; init; }
}

/// <summary>Which rows of a control to read.</summary>
public sealed record RowsRequest
{
    /// <summary>Index of the first row. Default: 0.</summary>
    [JsonPropertyName("from")]
    public long? From { get; init; }

    /// <summary>At most this many rows. Default: 50.</summary>
    [JsonPropertyName("count")]
    public long? Count { get; init; }

    /// <summary>
    /// Also rows that are not on screen; reading them runs the application's own code for cells. Default: true.
    /// </summary>
    [JsonPropertyName("offscreen")]
    public bool? Offscreen { get; init; }
}

/// <summary>
/// Which window a query searches: the focused one, the one that <c>stageIndex</c> names, or all of them.
/// </summary>
[JsonConverter(typeof(JsonStringEnumConverter<ScopeChoice>))]
public enum ScopeChoice
{
    /// <summary><c>focused</c></summary>
    [JsonStringEnumMemberName("focused")]
    Focused,

    /// <summary><c>index</c></summary>
    [JsonStringEnumMemberName("index")]
    Index,

    /// <summary><c>all</c></summary>
    [JsonStringEnumMemberName("all")]
    All,
}

/// <summary>A rectangle in screen coordinates.</summary>
public sealed record ScreenBounds
{
    /// <summary>Left edge.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Upper edge.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Width.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Height.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }
}

/// <summary>Scrolls the target vertically. Exactly one of <c>target</c>, <c>locator</c>.</summary>
public sealed record ScrollAction : Action
{
    /// <summary>What it is done to.</summary>
    [JsonPropertyName("target")]
    public ActionTarget? Target { get; init; }

    /// <summary>
    /// The same, named by what a user sees; instead of <c>target</c>. Names a node by what a user sees: steps joined by
    /// <c> &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }

    /// <summary>Pixels; negative scrolls towards the end.</summary>
    [JsonPropertyName("deltaY")]
    public required double DeltaY { get; init; }
}

/// <summary>Where a search without a match has looked.</summary>
public sealed record SearchedPlace
{
    /// <summary>
    /// The windows, in their order. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("windows")]
    public required IReadOnlyList<string> Windows { get; init; }

    /// <summary>How many nodes were looked at.</summary>
    [JsonPropertyName("nodes")]
    public required long Nodes { get; init; }

    /// <summary>The uid of the node below which it looked.</summary>
    [JsonPropertyName("within")]
    public string? Within { get; init; }
}

/// <summary>
/// One or more of <c>css</c>, <c>text</c> and <c>predicate</c>; a node has to satisfy all that are given. At least one
/// of <c>css</c>, <c>text</c>, <c>predicate</c>.
/// </summary>
public sealed record Selector
{
    /// <summary>
    /// Compounds of <c>*</c>, <c>Type</c>, <c>#id</c> and <c>.class</c>, joined by a space (descendant) or <c>&gt;</c>
    /// (child): <c>#ok</c>, <c>VBox &gt; Button.primary</c>.
    /// </summary>
    [JsonPropertyName("css")]
    public string? Css { get; init; }

    /// <summary>Text that a visible node shows.</summary>
    [JsonPropertyName("text")]
    public string? Text { get; init; }

    /// <summary>How <c>text</c> is compared. Default: <c>contains</c>.</summary>
    [JsonPropertyName("match")]
    public TextMatch? Match { get; init; }

    /// <summary>Conditions on a node.</summary>
    [JsonPropertyName("predicate")]
    public Predicate? Predicate { get; init; }
}

/// <summary>Replaces the content of a text input. Exactly one of <c>target</c>, <c>locator</c>.</summary>
public sealed record SetTextAction : Action
{
    /// <summary>What it is done to.</summary>
    [JsonPropertyName("target")]
    public ActionTarget? Target { get; init; }

    /// <summary>
    /// The same, named by what a user sees; instead of <c>target</c>. Names a node by what a user sees: steps joined by
    /// <c> &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }

    /// <summary>Its new content.</summary>
    [JsonPropertyName("text")]
    public required string Text { get; init; }

    /// <inheritdoc />
    public override string ToString() => $"SetTextAction {{ Target = {Target}, Locator = {Locator}, Text = *** }}";
}

/// <summary>Switches sections on or off, whatever the mode says.</summary>
public sealed record SnapshotInclude
{
    /// <summary>Bounds in parent and in scene.</summary>
    [JsonPropertyName("bounds")]
    public bool? Bounds { get; init; }

    /// <summary>Bounds on the screen.</summary>
    [JsonPropertyName("localToScreen")]
    public bool? LocalToScreen { get; init; }

    /// <summary>JavaFX properties.</summary>
    [JsonPropertyName("properties")]
    public bool? Properties { get; init; }

    /// <summary>Rows of virtualized controls.</summary>
    [JsonPropertyName("virtualization")]
    public bool? Virtualization { get; init; }

    /// <summary>Accessible role and help.</summary>
    [JsonPropertyName("accessibility")]
    public bool? Accessibility { get; init; }
}

/// <summary>
/// <c>compact</c> is small and made for language models; <c>full</c> has geometry and virtualization.
/// </summary>
[JsonConverter(typeof(JsonStringEnumConverter<SnapshotMode>))]
public enum SnapshotMode
{
    /// <summary><c>compact</c></summary>
    [JsonStringEnumMemberName("compact")]
    Compact,

    /// <summary><c>full</c></summary>
    [JsonStringEnumMemberName("full")]
    Full,
}

/// <summary>Which windows a snapshot covers: the focused one, the first one, or all of them.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<StageChoice>))]
public enum StageChoice
{
    /// <summary><c>focused</c></summary>
    [JsonStringEnumMemberName("focused")]
    Focused,

    /// <summary><c>primary</c></summary>
    [JsonStringEnumMemberName("primary")]
    Primary,

    /// <summary><c>all</c></summary>
    [JsonStringEnumMemberName("all")]
    All,
}

/// <summary>
/// What sort of window a stage entry describes. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<StageKind>))]
public sealed record StageKind(string Value) : IOpenEnum<StageKind>
{
    /// <summary><c>stage</c></summary>
    public static StageKind Stage { get; } = new("stage");

    /// <summary><c>dialog</c></summary>
    public static StageKind Dialog { get; } = new("dialog");

    /// <summary><c>popup</c></summary>
    public static StageKind Popup { get; } = new("popup");

    static StageKind IOpenEnum<StageKind>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary><c>contains</c> ignores case, <c>equals</c> does not, <c>regex</c> is an unanchored RE2 pattern.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<TextMatch>))]
public enum TextMatch
{
    /// <summary><c>contains</c></summary>
    [JsonStringEnumMemberName("contains")]
    Contains,

    /// <summary><c>equals</c></summary>
    [JsonStringEnumMemberName("equals")]
    Equals,

    /// <summary><c>regex</c></summary>
    [JsonStringEnumMemberName("regex")]
    Regex,
}

/// <summary>Details of MCP_UI_TIMEOUT.</summary>
public sealed record TimeoutDetails
{
    /// <summary>The deadline that passed.</summary>
    [JsonPropertyName("timeoutMs")]
    public long? TimeoutMs { get; init; }

    /// <summary>Results of the actions that were completed (ui_perform).</summary>
    [JsonPropertyName("results")]
    public IReadOnlyList<ActionResult>? Results { get; init; }

    /// <summary>Index of the action that had begun and may still complete; null when none had (ui_perform).</summary>
    [JsonPropertyName("startedIndex")]
    public long? StartedIndex { get; init; }
}

/// <summary>What went wrong, for a program and for a model.</summary>
public sealed record ToolError
{
    /// <summary>Stable code.</summary>
    [JsonPropertyName("code")]
    public required ErrorCode Code { get; init; }

    /// <summary>What happened, as a sentence.</summary>
    [JsonPropertyName("message")]
    public required string Message { get; init; }

    /// <summary>More, by code.</summary>
    [JsonPropertyName("details")]
    public required IReadOnlyDictionary<string, JsonElement> Details { get; init; }
}

/// <summary>Types text into the focus owner, character by character.</summary>
public sealed record TypeTextAction : Action
{
    /// <summary>What is typed, exactly.</summary>
    [JsonPropertyName("text")]
    public required string Text { get; init; }

    /// <inheritdoc />
    public override string ToString() => $"TypeTextAction {{ Text = *** }}";
}

/// <summary>How the application is.</summary>
public sealed record UiDiagnostics
{
    /// <summary>Contract and version that the server speaks.</summary>
    [JsonPropertyName("schema")]
    public required string Schema { get; init; }

    /// <summary>Whether an application is attached.</summary>
    [JsonPropertyName("attached")]
    public required bool Attached { get; init; }

    /// <summary>The application that is attached, or was last.</summary>
    [JsonPropertyName("app")]
    public AppInfo? App { get; init; }

    /// <summary>What this way of attaching can do.</summary>
    [JsonPropertyName("capabilities")]
    public required AttachmentCapabilities Capabilities { get; init; }

    /// <summary>The latest uncaught exceptions of the application, the last one last.</summary>
    [JsonPropertyName("exceptions")]
    public required IReadOnlyList<DiagnosedException> Exceptions { get; init; }

    /// <summary>How many there were since the application was attached.</summary>
    [JsonPropertyName("exceptionsTotal")]
    public required long ExceptionsTotal { get; init; }

    /// <summary>The last lines that the application wrote; null where they are not seen.</summary>
    [JsonPropertyName("output")]
    public IReadOnlyList<string>? Output { get; init; }

    /// <summary>What the FX thread does; null without an application.</summary>
    [JsonPropertyName("fxThread")]
    public FxThreadState? FxThread { get; init; }

    /// <summary>How often the last second drew something; null where it is not counted.</summary>
    [JsonPropertyName("pulsesPerSecond")]
    public double? PulsesPerSecond { get; init; }

    /// <summary>Memory of the application; null without one.</summary>
    [JsonPropertyName("memory")]
    public MemoryUse? Memory { get; init; }
}

/// <summary>What a user sees.</summary>
public sealed record UiLook
{
    /// <summary>Contract and version that the server speaks.</summary>
    [JsonPropertyName("schema")]
    public required string Schema { get; init; }

    /// <summary>Names what was seen, for <c>since</c>. Names what was seen in one look.</summary>
    [JsonPropertyName("revision")]
    public required string Revision { get; init; }

    /// <summary>All, changes or no change.</summary>
    [JsonPropertyName("kind")]
    public required LookKind Kind { get; init; }

    /// <summary>The revision that the changes start from. Names what was seen in one look.</summary>
    [JsonPropertyName("base")]
    public string? Base { get; init; }

    /// <summary>The windows, in the order of the outline.</summary>
    [JsonPropertyName("windows")]
    public required IReadOnlyList<LookWindow> Windows { get; init; }

    /// <summary>The lines, as in the text.</summary>
    [JsonPropertyName("outline")]
    public required string Outline { get; init; }

    /// <summary>How many lines were left out because of <c>maxBytes</c>.</summary>
    [JsonPropertyName("omitted")]
    public required long Omitted { get; init; }
}

/// <summary>One node of the reported tree.</summary>
public sealed record UiNode
{
    /// <summary>Names the node.</summary>
    [JsonPropertyName("ref")]
    public required NodeRef Ref { get; init; }

    /// <summary>Simple class name; of an anonymous class that of its nearest named superclass.</summary>
    [JsonPropertyName("type")]
    public required string Type { get; init; }

    /// <summary>Java module of its class.</summary>
    [JsonPropertyName("module")]
    public string? Module { get; init; }

    /// <summary>The node's id.</summary>
    [JsonPropertyName("id")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Id { get; init; }

    /// <summary>Style classes in the node's order.</summary>
    [JsonPropertyName("styleClass")]
    public required IReadOnlyList<string> StyleClass { get; init; }

    /// <summary>Active pseudo-classes, sorted.</summary>
    [JsonPropertyName("pseudoClass")]
    public IReadOnlyList<string>? PseudoClass { get; init; }

    /// <summary>The node's own <c>visible</c>.</summary>
    [JsonPropertyName("visible")]
    public required bool Visible { get; init; }

    /// <summary>Whether its parent lays it out.</summary>
    [JsonPropertyName("managed")]
    public required bool Managed { get; init; }

    /// <summary>Whether it is disabled, itself or by an ancestor.</summary>
    [JsonPropertyName("disabled")]
    public required bool Disabled { get; init; }

    /// <summary>Its own opacity.</summary>
    [JsonPropertyName("opacity")]
    public double? Opacity { get; init; }

    /// <summary>Where it is.</summary>
    [JsonPropertyName("layout")]
    public NodeLayout? Layout { get; init; }

    /// <summary>What it shows.</summary>
    [JsonPropertyName("text")]
    public NodeText? Text { get; init; }

    /// <summary>What it holds.</summary>
    [JsonPropertyName("value")]
    public NodeValue? Value { get; init; }

    /// <summary>What assistive technology is told.</summary>
    [JsonPropertyName("accessibility")]
    public NodeAccessibility? Accessibility { get; init; }

    /// <summary>JavaFX properties.</summary>
    [JsonPropertyName("fx")]
    public NodeFx? Fx { get; init; }

    /// <summary>Rows of a virtualized control.</summary>
    [JsonPropertyName("virtualization")]
    public Virtualization? Virtualization { get; init; }

    /// <summary>The rows that were asked for; absent where they were not, or where it has none.</summary>
    [JsonPropertyName("rows")]
    public ReadRows? Rows { get; init; }

    /// <summary>Reported children in the toolkit's order.</summary>
    [JsonPropertyName("children")]
    public required IReadOnlyList<UiNode> Children { get; init; }

    /// <summary>How many direct children were left out; absent when none were.</summary>
    [JsonPropertyName("childrenOmitted")]
    public long? ChildrenOmitted { get; init; }
}

/// <summary>The content of a window.</summary>
public sealed record UiScene
{
    /// <summary>Names of the author stylesheets.</summary>
    [JsonPropertyName("stylesheets")]
    public IReadOnlyList<string>? Stylesheets { get; init; }

    /// <summary>The root of the reported tree.</summary>
    [JsonPropertyName("root")]
    public required UiNode Root { get; init; }
}

/// <summary>
/// The windows of the application and their nodes, captured in one turn of the FX Application Thread.
/// </summary>
public sealed record UiSnapshot
{
    /// <summary>Contract and version that the server speaks.</summary>
    [JsonPropertyName("schema")]
    public required string Schema { get; init; }

    /// <summary>When the tree was captured: RFC 3339, UTC.</summary>
    [JsonPropertyName("capturedAt")]
    public required string CapturedAt { get; init; }

    /// <summary>The application.</summary>
    [JsonPropertyName("app")]
    public required AppInfo App { get; init; }

    /// <summary>Where the focus is.</summary>
    [JsonPropertyName("focus")]
    public required FocusInfo Focus { get; init; }

    /// <summary>The selected windows and the popups that they own, in order.</summary>
    [JsonPropertyName("stages")]
    public required IReadOnlyList<UiStage> Stages { get; init; }
}

/// <summary>A showing window.</summary>
public sealed record UiStage
{
    /// <summary>Its place in the order of windows.</summary>
    [JsonPropertyName("stageIndex")]
    public required long StageIndex { get; init; }

    /// <summary>
    /// Names it for as long as the application runs. Names a window for as long as the application runs: <c>w1</c>,
    /// <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("windowId")]
    public required string WindowId { get; init; }

    /// <summary>Stage, dialog or popup.</summary>
    [JsonPropertyName("kind")]
    public required StageKind Kind { get; init; }

    /// <summary>Its title.</summary>
    [JsonPropertyName("title")]
    public string? Title { get; init; }

    /// <summary>Whether it is showing.</summary>
    [JsonPropertyName("showing")]
    public required bool Showing { get; init; }

    /// <summary>Whether it has the focus.</summary>
    [JsonPropertyName("focused")]
    public required bool Focused { get; init; }

    /// <summary>Whether other windows take no input while it shows.</summary>
    [JsonPropertyName("modal")]
    public required bool Modal { get; init; }

    /// <summary>Index of the window that owns it.</summary>
    [JsonPropertyName("ownerStageIndex")]
    public long? OwnerStageIndex { get; init; }

    /// <summary>
    /// The <c>windowId</c> of the window that owns it. Names a window for as long as the application runs: <c>w1</c>,
    /// <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("ownerId")]
    public string? OwnerId { get; init; }

    /// <summary>The node that has the focus of its scene, whether or not the window has that of the desktop.</summary>
    [JsonPropertyName("focusOwner")]
    public NodeRef? FocusOwner { get; init; }

    /// <summary>Left edge on the screen.</summary>
    [JsonPropertyName("x")]
    public double? X { get; init; }

    /// <summary>Upper edge on the screen.</summary>
    [JsonPropertyName("y")]
    public double? Y { get; init; }

    /// <summary>Width.</summary>
    [JsonPropertyName("width")]
    public double? Width { get; init; }

    /// <summary>Height.</summary>
    [JsonPropertyName("height")]
    public double? Height { get; init; }

    /// <summary>Its content.</summary>
    [JsonPropertyName("scene")]
    public required UiScene Scene { get; init; }
}

/// <summary>What a virtualized control holds, and what of it is on screen.</summary>
public sealed record Virtualization
{
    /// <summary>The control.</summary>
    [JsonPropertyName("kind")]
    public required VirtualizedKind Kind { get; init; }

    /// <summary>Number of items; of a tree that of the rows that the expanded branches give.</summary>
    [JsonPropertyName("itemsCount")]
    public required long ItemsCount { get; init; }

    /// <summary>The rows on screen; null when there are none.</summary>
    [JsonPropertyName("visibleRange")]
    public RowRange? VisibleRange { get; init; }

    /// <summary>Selected rows, ascending.</summary>
    [JsonPropertyName("selectedIndices")]
    public required IReadOnlyList<long> SelectedIndices { get; init; }

    /// <summary>Row that the focus model points to; null when none.</summary>
    [JsonPropertyName("focusedIndex")]
    public long? FocusedIndex { get; init; }

    /// <summary>Visible leaf columns in their order; only for tables.</summary>
    [JsonPropertyName("columns")]
    public IReadOnlyList<ColumnInfo>? Columns { get; init; }

    /// <summary>The rows on screen.</summary>
    [JsonPropertyName("visibleCells")]
    public required IReadOnlyList<VisibleRow> VisibleCells { get; init; }
}

/// <summary>
/// The control that only keeps the rows on screen as nodes. Other values may join: compare with the constants, and
/// expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<VirtualizedKind>))]
public sealed record VirtualizedKind(string Value) : IOpenEnum<VirtualizedKind>
{
    /// <summary><c>ListView</c></summary>
    public static VirtualizedKind ListView { get; } = new("ListView");

    /// <summary><c>TableView</c></summary>
    public static VirtualizedKind TableView { get; } = new("TableView");

    /// <summary><c>TreeView</c></summary>
    public static VirtualizedKind TreeView { get; } = new("TreeView");

    /// <summary><c>TreeTableView</c></summary>
    public static VirtualizedKind TreeTableView { get; } = new("TreeTableView");

    static VirtualizedKind IOpenEnum<VirtualizedKind>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>One cell of a row on screen.</summary>
public sealed record VisibleCell
{
    /// <summary>Id of its column; null without one.</summary>
    [JsonPropertyName("columnId")]
    public string? ColumnId { get; init; }

    /// <summary>What the cell shows.</summary>
    [JsonPropertyName("text")]
    public string? Text { get; init; }
}

/// <summary>One row on screen.</summary>
public sealed record VisibleRow
{
    /// <summary>The row's index among the items.</summary>
    [JsonPropertyName("index")]
    public required long Index { get; init; }

    /// <summary>The cell or row node that shows it now. It names the node, not the item.</summary>
    [JsonPropertyName("rowRef")]
    public required NodeRef RowRef { get; init; }

    /// <summary>Its cells in the order of the columns.</summary>
    [JsonPropertyName("cells")]
    public required IReadOnlyList<VisibleCell> Cells { get; init; }
}

/// <summary>How much of it.</summary>
public sealed record UiDiagnosticsInput
{
    /// <summary>At most this many exceptions, the latest. Default: 5.</summary>
    [JsonPropertyName("exceptions")]
    public long? Exceptions { get; init; }

    /// <summary>At most this many lines of output, the last. Default: 20.</summary>
    [JsonPropertyName("outputLines")]
    public long? OutputLines { get; init; }
}

/// <summary>Which node. Exactly one of <c>ref</c>, <c>locator</c>.</summary>
public sealed record UiGetNodeInput
{
    /// <summary>The node.</summary>
    [JsonPropertyName("ref")]
    public NodeRefInput? Ref { get; init; }

    /// <summary>
    /// The node, named by what a user sees; instead of <c>ref</c>. Names a node by what a user sees: steps joined by
    /// <c> &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }

    /// <summary>Also its direct children. Default: false.</summary>
    [JsonPropertyName("includeChildren")]
    public bool? IncludeChildren { get; init; }

    /// <summary>Also these rows of a list, table, tree, combo box or choice box, on screen or not.</summary>
    [JsonPropertyName("rows")]
    public RowsRequest? Rows { get; init; }
}

/// <summary>Which windows, how deep, and which sections.</summary>
public sealed record UiGetSnapshotInput
{
    /// <summary>Which windows. Default: "focused".</summary>
    [JsonPropertyName("stage")]
    public StageChoice? Stage { get; init; }

    /// <summary>Index of one window, alone or with <c>stage: focused</c>.</summary>
    [JsonPropertyName("stageIndex")]
    public long? StageIndex { get; init; }

    /// <summary>
    /// A window by its <c>windowId</c>, or <c>current</c>; alone, without <c>stage</c> and <c>stageIndex</c>. A window
    /// by its <c>windowId</c>, or <c>current</c>.
    /// </summary>
    [JsonPropertyName("window")]
    public string? Window { get; init; }

    /// <summary>How much of each node. Default: "compact".</summary>
    [JsonPropertyName("mode")]
    public SnapshotMode? Mode { get; init; }

    /// <summary>Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.</summary>
    [JsonPropertyName("depth")]
    public long? Depth { get; init; }

    /// <summary>Sections on or off, whatever the mode says.</summary>
    [JsonPropertyName("include")]
    public SnapshotInclude? Include { get; init; }
}

/// <summary>What the inspector shows first.</summary>
public sealed record UiInspectInput
{
    /// <summary>Another window, by its <c>windowId</c>. A window by its <c>windowId</c>, or <c>current</c>.</summary>
    [JsonPropertyName("window")]
    public string? Window { get; init; }

    /// <summary>
    /// The node to select, in whatever window it is found. Names a node by what a user sees: steps joined by <c>
    /// &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }
}

/// <summary>What the inspector shows first.</summary>
public sealed record UiInspectOutput
{
    /// <summary>
    /// The window. Names a window for as long as the application runs: <c>w1</c>, <c>w2</c> and so on.
    /// </summary>
    [JsonPropertyName("windowId")]
    public required string WindowId { get; init; }

    /// <summary>The node that is selected; null when none was asked for.</summary>
    [JsonPropertyName("selected")]
    public NodeRef? Selected { get; init; }
}

/// <summary>Where to look, how much of it, and since when.</summary>
public sealed record UiLookInput
{
    /// <summary>Another window, by its <c>windowId</c>. A window by its <c>windowId</c>, or <c>current</c>.</summary>
    [JsonPropertyName("window")]
    public string? Window { get; init; }

    /// <summary>
    /// Only the node that this names, and what is below it. Names a node by what a user sees: steps joined by <c>
    /// &gt;&gt; </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or
    /// <c>tooltip=</c> with a text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("within")]
    public string? Within { get; init; }

    /// <summary>Only what has changed since that look. Names what was seen in one look.</summary>
    [JsonPropertyName("since")]
    public string? Since { get; init; }

    /// <summary>Most bytes of the outline. Default: 16384.</summary>
    [JsonPropertyName("maxBytes")]
    public long? MaxBytes { get; init; }
}

/// <summary>What to do.</summary>
public sealed record UiPerformInput
{
    /// <summary>The actions in their order.</summary>
    [JsonPropertyName("actions")]
    public required IReadOnlyList<Action> Actions { get; init; }

    /// <summary>Answer only when the effect is visible to the next call. Default: true.</summary>
    [JsonPropertyName("awaitUiIdle")]
    public bool? AwaitUiIdle { get; init; }

    /// <summary>Deadline of the whole call. Default: 5000.</summary>
    [JsonPropertyName("timeoutMs")]
    public long? TimeoutMs { get; init; }
}

/// <summary>What became of the actions.</summary>
public sealed record UiPerformOutput
{
    /// <summary>One result an action, in order.</summary>
    [JsonPropertyName("results")]
    public required IReadOnlyList<ActionResult> Results { get; init; }
}

/// <summary>What to find, and where.</summary>
public sealed record UiQueryInput
{
    /// <summary>Where to search. Default: the focused window; with <c>within</c>, all windows.</summary>
    [JsonPropertyName("scope")]
    public QueryScope? Scope { get; init; }

    /// <summary>
    /// Only what is below the node that this names. Names a node by what a user sees: steps joined by <c> &gt;&gt;
    /// </c>, each a uid, a selector such as <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or <c>tooltip=</c> with a
    /// text, and then any of <c>row=</c>, <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("within")]
    public string? Within { get; init; }

    /// <summary>What to find.</summary>
    [JsonPropertyName("selector")]
    public required Selector Selector { get; init; }

    /// <summary>At most this many matches. Default: 50.</summary>
    [JsonPropertyName("limit")]
    public long? Limit { get; init; }
}

/// <summary>The nodes found.</summary>
public sealed record UiQueryOutput
{
    /// <summary>Matches in document order.</summary>
    [JsonPropertyName("matches")]
    public required IReadOnlyList<NodeMatch> Matches { get; init; }

    /// <summary>True when the limit cut the list.</summary>
    [JsonPropertyName("truncated")]
    public bool? Truncated { get; init; }

    /// <summary>How many nodes match, when the list was cut.</summary>
    [JsonPropertyName("total")]
    public long? Total { get; init; }

    /// <summary>Where it looked, when nothing matches.</summary>
    [JsonPropertyName("searched")]
    public SearchedPlace? Searched { get; init; }

    /// <summary>What comes nearest, at most three nodes, when nothing matches.</summary>
    [JsonPropertyName("nearest")]
    public IReadOnlyList<NodeMatch>? Nearest { get; init; }
}

/// <summary>Of what, how large, and with which marks.</summary>
public sealed record UiScreenshotInput
{
    /// <summary>Index of the window. Default: the focused one.</summary>
    [JsonPropertyName("stageIndex")]
    public long? StageIndex { get; init; }

    /// <summary>
    /// A window by its <c>windowId</c>, or <c>current</c>; alone, without <c>stageIndex</c>. A window by its
    /// <c>windowId</c>, or <c>current</c>.
    /// </summary>
    [JsonPropertyName("window")]
    public string? Window { get; init; }

    /// <summary>
    /// Only the node that this names, in whatever window it is found, or in that of <c>window</c> or <c>stageIndex</c>.
    /// Names a node by what a user sees: steps joined by <c> &gt;&gt; </c>, each a uid, a selector such as
    /// <c>Button#ok</c>, or <c>text=</c>, <c>label=</c> or <c>tooltip=</c> with a text, and then any of <c>row=</c>,
    /// <c>column=</c>, <c>item=</c> and <c>nth=</c>.
    /// </summary>
    [JsonPropertyName("locator")]
    public string? Locator { get; init; }

    /// <summary>Most pixels across; a larger picture is scaled down.</summary>
    [JsonPropertyName("maxWidth")]
    public long? MaxWidth { get; init; }

    /// <summary>Most pixels down; a larger picture is scaled down.</summary>
    [JsonPropertyName("maxHeight")]
    public long? MaxHeight { get; init; }

    /// <summary>Draw a box with its uid around each line of the look. Default: false.</summary>
    [JsonPropertyName("annotate")]
    public bool? Annotate { get; init; }
}

/// <summary>The picture.</summary>
public sealed record UiScreenshotOutput
{
    /// <summary>Always image/png.</summary>
    [JsonPropertyName("contentType")]
    public string ContentType => "image/png";

    /// <summary>The PNG in Base64.</summary>
    [JsonPropertyName("dataBase64")]
    public required string DataBase64 { get; init; }

    /// <summary>Pixels of the picture for one of the window; only with <c>maxWidth</c> or <c>maxHeight</c>.</summary>
    [JsonPropertyName("scale")]
    public double? Scale { get; init; }

    /// <summary>The boxes that were drawn, in pixels of the picture; only with <c>annotate</c>.</summary>
    [JsonPropertyName("annotations")]
    public IReadOnlyList<Annotation>? Annotations { get; init; }
}
