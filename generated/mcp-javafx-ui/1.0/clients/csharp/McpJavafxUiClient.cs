// Generated from mcp-javafx-ui/1.0 by `mcp-javafx-ui generate --lang csharp`.
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
/// MCP JavaFX UI 1.0. How an agent sees and drives a JavaFX application over the Model Context Protocol.
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
            ClientInfo = new Implementation { Name = "McpJavafxUi.Client", Version = "1.0.0" },
        };
        var session = await McpClient.CreateAsync(transport, options, cancellationToken: cancellationToken)
            .ConfigureAwait(false);
        return new McpJavafxUiClient(session);
    }

    /// <summary>
    /// Read the UI. Reads the focused window of the running JavaFX application, or the windows that stage or stageIndex
    /// selects, with their popups and nodes. The text is an outline, one line a node: uid, type, #id, "text" and state.
    /// Start here; use the uids of the outline in ui_perform and ui_get_node. A node marked with "+n" has n children
    /// below the depth: ask again with a greater depth, or use ui_get_node with includeChildren.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiSnapshot> UiGetSnapshotAsync(
        UiGetSnapshotInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiGetSnapshotInput, UiSnapshot>(
            "ui_get_snapshot", input ?? new UiGetSnapshotInput(), cancellationToken);

    /// <summary>
    /// Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, or by a predicate, in
    /// document order. Give exactly one of css, text and predicate. The answer has a uid for each match.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiQueryOutput> UiQueryAsync(
        UiQueryInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UiQueryInput, UiQueryOutput>(
            "ui_query", input, cancellationToken);

    /// <summary>
    /// Read one node. Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of a
    /// table or list. Name it by the uid that a snapshot or query gave.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
    /// MCP_UI_INTERNAL
    /// </exception>
    public Task<UiNode> UiGetNodeAsync(
        UiGetNodeInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UiGetNodeInput, UiNode>(
            "ui_get_node", input, cancellationToken);

    /// <summary>
    /// Act on the UI. Carries out actions one after the other, as a user would: focus, click, typeText, setText,
    /// pressKey, scroll. Stops at the first that fails and says which and why. typeText and pressKey go to the focus
    /// owner of the window of the last target. Rows of a ListView, TableView, TreeView or TreeTableView are addressed
    /// by target.item.
    /// </summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
    /// MCP_UI_INTERNAL
    /// </exception>
    public Task<UiPerformOutput> UiPerformAsync(
        UiPerformInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UiPerformInput, UiPerformOutput>(
            "ui_perform", input, cancellationToken);

    /// <summary>Take a picture. Takes a PNG of one window as it looks now. A server may be without it.</summary>
    /// <exception cref="McpJavafxUiException">
    /// MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL
    /// </exception>
    public Task<UiScreenshotOutput> UiScreenshotAsync(
        UiScreenshotInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<UiScreenshotInput, UiScreenshotOutput>(
            "ui_screenshot", input ?? new UiScreenshotInput(), cancellationToken);

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
