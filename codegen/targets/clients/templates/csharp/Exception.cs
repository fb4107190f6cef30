{{header}}
using System;
using System.Collections.Generic;
using System.Text.Json;

namespace {{namespace}};

/// <summary>What a tool answered instead of its output.</summary>
public sealed class {{exception}} : Exception
{
    /// <summary>Makes an error as the contract has it.</summary>
    public {{exception}}(
        {{code}} code,
        string message,
        IReadOnlyDictionary<string, JsonElement> details,
        Exception? innerException = null)
        : base(message, innerException)
    {
        Code = code;
        Details = details;
    }

    /// <summary>Stable, for programs.</summary>
    public {{code}} Code { get; }

    /// <summary>More about the error, as it came.</summary>
    public IReadOnlyDictionary<string, JsonElement> Details { get; }

    /// <summary>More about the error, as the record that the contract has for the details of this code.</summary>
    public T DetailsAs<T>() =>
        JsonSerializer.SerializeToElement(Details, WireFormat.Options).Deserialize<T>(WireFormat.Options)!;
}
