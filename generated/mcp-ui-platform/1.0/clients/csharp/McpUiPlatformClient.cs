// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using ModelContextProtocol;
using ModelContextProtocol.Client;
using ModelContextProtocol.Protocol;

namespace McpUiPlatform.Client;

/// <summary>
/// MCP UI Platform 1.0. How an agent configures, starts, programs and shows a web user interface over the Model Context
/// Protocol.
/// </summary>
public sealed class McpUiPlatformClient : IAsyncDisposable
{
    private readonly McpClient _session;

    /// <summary>Makes a client over a session that is connected; it is disposed together with this client.</summary>
    public McpUiPlatformClient(McpClient session)
    {
        ArgumentNullException.ThrowIfNull(session);
        _session = session;
    }

    /// <summary>
    /// Connects over HTTP to the MCP endpoint, such as <c>http://127.0.0.1:7777/mcp</c>; without a token when the
    /// server asks for none.
    /// </summary>
    public static async Task<McpUiPlatformClient> ConnectAsync(
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
            ClientInfo = new Implementation { Name = "McpUiPlatform.Client", Version = "1.0.0" },
        };
        var session = await McpClient.CreateAsync(transport, options, cancellationToken: cancellationToken)
            .ConfigureAwait(false);
        return new McpUiPlatformClient(session);
    }

    /// <summary>
    /// Configure the platform. Prepares a folder for the user interface and reads its configuration; the first call to
    /// make. The folder and its log folder are created where they are missing. Lua code lives in lua/, views in
    /// viewdefs/, the configuration in config/config.toml below it. Call it again to choose another folder, as long as
    /// the server has not been started.
    /// </summary>
    /// <exception cref="McpUiPlatformException">UI_IO, UI_CANNOT_RECONFIGURE, UI_INVALID_INPUT, UI_INTERNAL</exception>
    public Task<ConfigureOutput> UiConfigureAsync(
        ConfigureInput input, CancellationToken cancellationToken = default) =>
        CallAsync<ConfigureInput, ConfigureOutput>(
            "ui_configure", input, cancellationToken);

    /// <summary>
    /// Start the web server. Starts the web server on a free port of this machine, creates session 1 and runs its
    /// main.lua. The answer is the base URL.
    /// </summary>
    /// <exception cref="McpUiPlatformException">UI_IO, UI_NOT_CONFIGURED, UI_ALREADY_RUNNING, UI_INVALID_INPUT, UI_INTERNAL</exception>
    public Task<StartOutput> UiStartAsync(
        StartInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<StartInput, StartOutput>(
            "ui_start", input ?? new StartInput(), cancellationToken);

    /// <summary>
    /// Run Lua code. Runs Lua 5.4 code in a session and answers its first result as JSON. The global session gives
    /// access to the application: return session:getApp().contacts[1].firstName. What the code changes shows in
    /// connected browsers at once. Anything that JSON cannot say (a function, a cycle) comes back as {"non-json": "…"}.
    /// What print writes goes to the log file.
    /// </summary>
    /// <exception cref="McpUiPlatformException">
    /// UI_LUA_ERROR, UI_TIMEOUT, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL
    /// </exception>
    public Task<RunOutput> UiRunAsync(
        RunInput input, CancellationToken cancellationToken = default) =>
        CallAsync<RunInput, RunOutput>(
            "ui_run", input, cancellationToken);

    /// <summary>
    /// Upload a view. Adds or replaces the view of a presenter type. Connected browsers get it at once and render again
    /// what it concerns, without a reload. The content is one template element with bindings: ui-value, ui-action,
    /// ui-attr-*, ui-class-*, ui-style-*, ui-event-*, ui-view, ui-viewlist, ui-namespace.
    /// </summary>
    /// <exception cref="McpUiPlatformException">UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL</exception>
    public Task<UploadViewdefOutput> UiUploadViewdefAsync(
        UploadViewdefInput input, CancellationToken cancellationToken = default) =>
        CallAsync<UploadViewdefInput, UploadViewdefOutput>(
            "ui_upload_viewdef", input, cancellationToken);

    /// <summary>
    /// Open the browser. Opens the user interface of a session in the default browser of the person. With conserve,
    /// which is the default, a tab that shows the session already stays the only one.
    /// </summary>
    /// <exception cref="McpUiPlatformException">
    /// UI_IO, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL
    /// </exception>
    public Task<OpenBrowserOutput> UiOpenBrowserAsync(
        OpenBrowserInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<OpenBrowserInput, OpenBrowserOutput>(
            "ui_open_browser", input ?? new OpenBrowserInput(), cancellationToken);

    /// <summary>
    /// Look at the application. Answers variable 1 of a session: the application that people see. Look into its value
    /// with ui_run.
    /// </summary>
    /// <exception cref="McpUiPlatformException">UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL</exception>
    public Task<GetStateOutput> UiGetStateAsync(
        GetStateInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<GetStateInput, GetStateOutput>(
            "ui_get_state", input ?? new GetStateInput(), cancellationToken);

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
