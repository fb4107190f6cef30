// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;
using ModelContextProtocol;
using ModelContextProtocol.Protocol;

namespace McpJavafxUi.Client;

/// <summary>How the records look on the wire.</summary>
public static class WireFormat
{
    /// <summary>The numbers that stand for the codes when a server answers with a JSON-RPC error.</summary>
    private static readonly Dictionary<int, ErrorCode> Codes = new()
    {
        [-31001] = ErrorCode.NotEnabled,
        [-31002] = ErrorCode.NoStages,
        [-31003] = ErrorCode.NodeNotFound,
        [-31004] = ErrorCode.StaleRef,
        [-31005] = ErrorCode.ActionFailed,
        [-31006] = ErrorCode.Timeout,
        [-31007] = ErrorCode.Internal,
        [-31008] = ErrorCode.InvalidInput,
        [-31009] = ErrorCode.Busy,
        [-31010] = ErrorCode.Ambiguous,
    };

    /// <summary>Unknown members are ignored, and what is absent is not written.</summary>
    public static JsonSerializerOptions Options { get; } = new()
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        RespectNullableAnnotations = true,
        // Nothing says that the tag of a variant comes first.
        AllowOutOfOrderMetadataProperties = true,
    };

    internal static Dictionary<string, object?> Arguments<T>(T input)
    {
        var arguments = new Dictionary<string, object?>();
        foreach (var member in JsonSerializer.SerializeToElement(input, Options).EnumerateObject())
        {
            arguments.Add(member.Name, member.Value);
        }

        return arguments;
    }

    internal static T Output<T>(string tool, CallToolResult result)
    {
        var content = JsonSerializer.SerializeToElement(result.StructuredContent);
        if (result.IsError is true)
        {
            throw Told(content) ?? BadReply(tool, "an error without its code");
        }

        if (content.ValueKind is not JsonValueKind.Object)
        {
            throw BadReply(tool, "text only; switch its structured content on");
        }

        try
        {
            return content.Deserialize<T>(Options)!;
        }
        catch (JsonException mismatch)
        {
            throw BadReply(tool, "something else than the contract says", mismatch);
        }
    }

    /// <summary>What a JSON-RPC error stands for; null when that is none of the contract.</summary>
    internal static Exception? MeaningOf(McpProtocolException error) =>
        Codes.TryGetValue((int)error.ErrorCode, out var code)
            ? new McpJavafxUiException(code, error.Message, new Dictionary<string, JsonElement>(), error)
            : null;

    internal static string? TagOf(JsonElement members, string tag) =>
        members.ValueKind is JsonValueKind.Object
        && members.TryGetProperty(tag, out var value)
        && value.ValueKind is JsonValueKind.String
            ? value.GetString()
            : null;

    private static Exception? Told(JsonElement envelope)
    {
        if (envelope.ValueKind is not JsonValueKind.Object)
        {
            return null;
        }

        try
        {
            var error = envelope.Deserialize<ErrorEnvelope>(Options)!.Error;
            return new McpJavafxUiException(error.Code, error.Message, error.Details);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static InvalidOperationException BadReply(string tool, string what, Exception? cause = null) =>
        new($"The server answered {tool} with {what}.", cause);
}

/// <summary>A set of values that others may join.</summary>
internal interface IOpenEnum<TSelf>
    where TSelf : class, IOpenEnum<TSelf>
{
    string Value { get; }

    static abstract TSelf From(string value);
}

internal sealed class OpenEnumConverter<T> : JsonConverter<T>
    where T : class, IOpenEnum<T>
{
    public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType is JsonTokenType.String
            ? T.From(reader.GetString()!)
            : throw new JsonException($"Expected a string, got {reader.TokenType}.");

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.Value);
}
