import { identifiers, pascal, reserved, withUnderscore } from '../../model/names.js';

/** Members of every record, which no property may be called like. */
const recordMembers = `
  Clone Deconstruct EqualityContract Equals Finalize GetHashCode GetType MemberwiseClone PrintMembers
  ReferenceEquals ToString`;

/** What the generated files use themselves; a type of the contract with such a name gets a suffix. */
const types = reserved(
  `ArgumentNullException CallToolResult CancellationToken Dictionary Exception HttpClientTransport
   HttpClientTransportOptions HttpTransportMode IAsyncDisposable IOpenEnum IReadOnlyDictionary IReadOnlyList
   Implementation InvalidOperationException JsonConverter JsonDerivedType JsonElement JsonException JsonIgnore
   JsonIgnoreCondition JsonPolymorphic JsonPropertyName JsonSerializer JsonSerializerOptions JsonStringEnumConverter
   JsonStringEnumMemberName JsonTokenType JsonValueKind McpClient McpClientOptions McpProtocolException Obsolete
   OpenEnumConverter String Task Type Uri Utf8JsonReader Utf8JsonWriter ValueTask WireFormat`,
  (name) => `${name}Type`,
);

/** Properties of a type; none may have the name of the type itself. */
export const propertyNames = (wire: readonly string[], type: string): string[] =>
  identifiers(wire, pascal, reserved(`${recordMembers} ${type}`));

/** Constants of a type with a property `Value`. */
export const constantNames = (wire: readonly string[], type: string): string[] =>
  identifiers(wire, pascal, reserved(`${recordMembers} ${type} From Value`));

export const enumNames = (wire: readonly string[]): string[] =>
  identifiers(wire, pascal, reserved('value__'));

export const typeNames = (names: readonly string[]): string[] =>
  identifiers(names, (name) => (/^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascal(name)), types);

/** Methods of a client: `UiQueryAsync`. */
export const methodNames = (tools: readonly string[]): string[] =>
  identifiers(
    tools,
    (name) => `${pascal(name)}Async`,
    reserved('CallAsync ConnectAsync DisposeAsync', withUnderscore),
  );

/** A string literal. The signs that JSON writes as `\uXXXX` are written so in C#, too. */
export const literal = (text: string): string => JSON.stringify(text);
