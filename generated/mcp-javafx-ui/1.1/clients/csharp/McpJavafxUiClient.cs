// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using ModelContextProtocol;
using ModelContextProtocol.Client;
using ModelContextProtocol.Protocol;

namespace McpJavafxUi.Client;

/// <summary>
/// MCP JavaFX UI 1.1. How an agent sees and drives a JavaFX application over the Model Context Protocol.
/// </summary>
public sealed class McpJavafxUiClient : IAsyncDisposable
{
    private readonly McpClient _session;

    /// <summary>Makes a client over a session that is connected; it is disposed together with this client.</summary>
    public McpJavafxUiClient(McpClient session)
    {
        ArgumentNullException.ThrowIfNull(session);
        _session = session;
    }

    /// <summary>
    /// Connects over HTTP to the MCP endpoint, such as <c>http://127.0.0.1:7777/mcp</c>; without a token when the
    /// server asks for none.
    /// </summary>
    public static async Task<McpJavafxUiClient> ConnectAsync(
        Uri endpoint, string? token = null, CancellationToken cancellationToken = default)
    {
        var transport = new HttpClientTransport(new HttpClientTransportOptions
        {
            Endpoint = endpoint,
            TransportMode = HttpTransportMode.StreamableHttp,
            AdditionalHeaders = token is null
                ? null
                : new Dictionary<string, string> { ["Authorization"] = $"Bearer {token}" },
        });
        var options = new McpClientOptions
        {
            ClientInfo = new Implementation { Name = "McpJavafxUi.Client", Version = "1.1.0" },
        };
        var session = await McpClient.CreateAsync(transport, options, cancellationToken: cancellationToken)
            .ConfigureAwait(false);
        return new McpJavafxUiClient(session);
    }

    /// <summary>
    /// Look at the UI. Shows what a user of the running JavaFX application sees: the current window and its popups line
    /// by line, other windows in one line each. A line is uid, type, #id, "name", =value, states. Start here; pass the
    /// last revision as since to see only what has changed.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT,
    /// MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiLook> UiLookAsync(
        UiLookInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiLookInput, UiLook>(
            "ui_look", input ?? new UiLookInput(), cancellationToken);

    /// <summary>
    /// Read the UI. Reads the scene graph of the focused window as data, or of the windows that stage, stageIndex or
    /// window selects. Its text has a line for each node: uid, type, #id, "text", state; "+n" counts children below the
    /// depth. For what a user sees, call ui_look.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiSnapshot> UiGetSnapshotAsync(
        UiGetSnapshotInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiGetSnapshotInput, UiSnapshot>(
            "ui_get_snapshot", input ?? new UiGetSnapshotInput(), cancellationToken);

    /// <summary>
    /// Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, by a predicate, or by
    /// several of these at once, in document order. within searches below one node. The answer has a uid for each
    /// match.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT,
    /// MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiQueryOutput> UiQueryAsync(
        UiQueryInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UiQueryInput, UiQueryOutput>(
            "ui_query", input, cancellationToken);

    /// <summary>
    /// Read one node. Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of a
    /// table or list. Name it by its uid or a locator.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
    /// MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiNode> UiGetNodeAsync(
        UiGetNodeInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UiGetNodeInput, UiNode>(
            "ui_get_node", input, cancellationToken);

    /// <summary>
    /// Act on the UI. Carries out actions one after the other, as a user would. Stops at the first that fails and says
    /// which and why. typeText and pressKey go to the focus owner of the window of the last target.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
    /// MCP_UI_INTERNAL
    /// </exception>
    public Task<UiPerformOutput> UiPerformAsync(
        UiPerformInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UiPerformInput, UiPerformOutput>(
            "ui_perform", input, cancellationToken);

    /// <summary>
    /// Take a picture. Takes a PNG of one window as it looks now, or of one node by its locator. annotate draws a box
    /// with its uid around each line of the look. A server may be without it.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT,
    /// MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiScreenshotOutput> UiScreenshotAsync(
        UiScreenshotInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiScreenshotInput, UiScreenshotOutput>(
            "ui_screenshot", input ?? new UiScreenshotInput(), cancellationToken);

    /// <summary>
    /// Diagnose the application. Tells how the application is, also while it hangs or is gone: uncaught exceptions with
    /// their stacks, the last lines of its output, what the FX thread is busy with, pulses, memory, and what this
    /// attachment can't do. A server may be without it.
    /// </summary>
    /// <exception cref="McpJavafxUiException">MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL</exception>
    public Task<UiDiagnostics> UiDiagnosticsAsync(
        UiDiagnosticsInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiDiagnosticsInput, UiDiagnostics>(
            "ui_diagnostics", input ?? new UiDiagnosticsInput(), cancellationToken);

    /// <summary>
    /// Open the inspector. Opens the inspector for the user: a view in the host that shows the windows of the
    /// application and their nodes. It is for people; read what the application shows with ui_look. A server may be
    /// without it.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT,
    /// MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiInspectOutput> UiInspectAsync(
        UiInspectInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiInspectInput, UiInspectOutput>(
            "ui_inspect", input ?? new UiInspectInput(), cancellationToken);

    /// <summary>Ends the session.</summary>
    public ValueTask DisposeAsync() => _session.DisposeAsync();

    private async Task<TOutput> CallAsync<TInput, TOutput>(
        string tool, TInput input, CancellationToken cancellationToken)
    {
        var arguments = WireFormat.Arguments(input);
        CallToolResult result;
        try
        {
            result = await _session.CallToolAsync(tool, arguments, cancellationToken: cancellationToken)
                .ConfigureAwait(false);
        }
        catch (McpProtocolException error) when (WireFormat.MeaningOf(error) is { } meaning)
        {
            throw meaning;
        }

        return WireFormat.Output<TOutput>(tool, result);
    }
}
