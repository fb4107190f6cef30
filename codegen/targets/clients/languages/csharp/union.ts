import type { Alias, Scalar, Union } from '../../model/ir.js';
import { literal } from './names.js';
import { type CSharpTypes, scalars } from './type-expression.js';
import { xmlDoc } from './xml-doc.js';

/** A union as an abstract record; one that may get variants has a converter of its own. */
export function abstractRecord(union: Union, types: CSharpTypes): string {
  const name = types.nameOf(union.name);
  if (union.open) return openRecord(union, name, types);
  const derived = union.variants.map(
    ({ value, type }) => `[JsonDerivedType(typeof(${types.nameOf(type)}), ${literal(value)})]\n`,
  );
  return `${xmlDoc(union.doc)}[JsonPolymorphic(TypeDiscriminatorPropertyName = ${literal(union.tag)})]
${derived.join('')}public abstract record ${name};
`;
}

function openRecord(union: Union, name: string, types: CSharpTypes): string {
  const arms = union.variants.map(
    ({ value, type }) =>
      `            ${literal(value)} => members.Deserialize<${types.nameOf(type)}>(options),\n`,
  );
  return `${xmlDoc(union.doc)}[JsonConverter(typeof(${name}Converter))]
public abstract record ${name};

${xmlDoc(`A sort of \`${name}\` that only a later version of the contract knows.`)}/// <param name="Members">All that it has, the tag included.</param>
public sealed record Unknown${name}(JsonElement Members) : ${name};

internal sealed class ${name}Converter : JsonConverter<${name}>
{
    public override ${name}? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        var members = JsonElement.ParseValue(ref reader);
        return WireFormat.TagOf(members, ${literal(union.tag)}) switch
        {
${arms.join('')}            _ => new Unknown${name}(members),
        };
    }

    public override void Write(Utf8JsonWriter writer, ${name} value, JsonSerializerOptions options)
    {
        if (value is Unknown${name} unknown)
        {
            unknown.Members.WriteTo(writer);
        }
        else
        {
            JsonSerializer.Serialize(writer, value, value.GetType(), options);
        }
    }
}
`;
}

const wording: Readonly<
  Record<Scalar, { name: string; what: string; token: string; read: string; write: string }>
> = {
  string: {
    name: 'OfString',
    what: 'a string',
    token: 'String',
    read: 'GetString()!',
    write: 'WriteStringValue',
  },
  integer: {
    name: 'OfInteger',
    what: 'an integer',
    token: 'Number',
    read: 'GetInt64()',
    write: 'WriteNumberValue',
  },
  number: {
    name: 'OfNumber',
    what: 'a number',
    token: 'Number',
    read: 'GetDouble()',
    write: 'WriteNumberValue',
  },
  boolean: {
    name: 'OfBoolean',
    what: 'a boolean',
    token: 'True or JsonTokenType.False',
    read: 'GetBoolean()',
    write: 'WriteBooleanValue',
  },
};

/** A named choice of scalars as a closed family of records, made of plain values without a word. */
export function scalarChoice(alias: Alias, of: readonly Scalar[], name: string): string {
  const words = of.map((kind) => ({ ...wording[kind], type: scalars[kind] }));
  const records = words.map(
    (one) => `${xmlDoc(`It is ${one.what}.`, '    ')}    /// <param name="Value">The value.</param>
    public sealed record ${one.name}(${one.type} Value) : ${name};

    /// <summary>Makes one of ${one.what}.</summary>
    public static implicit operator ${name}(${one.type} value) => new ${one.name}(value);
`,
  );
  const reading = words.map(
    (one) => `            JsonTokenType.${one.token} => new ${name}.${one.name}(reader.${one.read}),\n`,
  );
  const writing = words.map(
    (one) => `            case ${name}.${one.name} one:
                writer.${one.write}(one.Value);
                break;
`,
  );
  const expected = words.map(({ what }) => what).join(' or ');
  return `${xmlDoc(alias.doc)}[JsonConverter(typeof(${name}Converter))]
public abstract record ${name}
{
    private ${name}()
    {
    }

${records.join('\n')}}

internal sealed class ${name}Converter : JsonConverter<${name}>
{
    public override ${name} Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType switch
        {
${reading.join('')}            _ => throw new JsonException($"Expected ${expected}, got {reader.TokenType}."),
        };

    public override void Write(Utf8JsonWriter writer, ${name} value, JsonSerializerOptions options)
    {
        switch (value)
        {
${writing.join('')}        }
    }
}
`;
}
