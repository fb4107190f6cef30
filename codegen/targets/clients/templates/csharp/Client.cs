{{header}}
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using ModelContextProtocol;
using ModelContextProtocol.Client;
using ModelContextProtocol.Protocol;

namespace {{namespace}};

{{doc}}public sealed class {{client}} : IAsyncDisposable
{
    private readonly McpClient _session;

    /// <summary>Makes a client over a session that is connected; it is disposed together with this client.</summary>
    public {{client}}(McpClient session)
    {
        ArgumentNullException.ThrowIfNull(session);
        _session = session;
    }

    /// <summary>
    /// Connects over HTTP to the MCP endpoint, such as <c>http://127.0.0.1:7777/mcp</c>; without a token when the
    /// server asks for none.
    /// </summary>
    public static async Task<{{client}}> ConnectAsync(
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
            ClientInfo = new Implementation { Name = {{clientName}}, Version = {{clientVersion}} },
        };
        var session = await McpClient.CreateAsync(transport, options, cancellationToken: cancellationToken)
            .ConfigureAwait(false);
        return new {{client}}(session);
    }

{{methods}}
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
