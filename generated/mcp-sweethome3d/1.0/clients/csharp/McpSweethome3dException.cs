// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Text.Json;

namespace McpSweethome3d.Client;

/// <summary>What a tool answered instead of its output.</summary>
public sealed class McpSweethome3dException : Exception
{
    /// <summary>Makes an error as the contract has it.</summary>
    public McpSweethome3dException(
        ErrorCode code,
        string message,
        IReadOnlyDictionary<string, JsonElement> details,
        Exception? innerException = null)
        : base(message, innerException)
    {
        Code = code;
        Details = details;
    }

    /// <summary>Stable, for programs.</summary>
    public ErrorCode Code { get; }

    /// <summary>More about the error, as it came.</summary>
    public IReadOnlyDictionary<string, JsonElement> Details { get; }

    /// <summary>More about the error, as the record that the contract has for the details of this code.</summary>
    public T DetailsAs<T>() =>
        JsonSerializer.SerializeToElement(Details, WireFormat.Options).Deserialize<T>(WireFormat.Options)!;
}
