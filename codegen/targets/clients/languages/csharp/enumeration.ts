import type { Enum, ErrorIr } from '../../model/ir.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import { constantNames, enumNames, literal } from './names.js';
import { xmlDoc } from './xml-doc.js';

/** A closed set of values: an enum. */
export function closedEnum({ doc, values }: Enum, name: string): string {
  const names = enumNames(values);
  const list = values.map((value, i) => {
    const said = xmlDoc(`\`${value}\``, '    ');
    return `${said}    [JsonStringEnumMemberName(${literal(value)})]\n    ${names[i]},\n`;
  });
  return `${xmlDoc(doc)}[JsonConverter(typeof(JsonStringEnumConverter<${name}>))]
public enum ${name}
{
${list.join('\n')}}
`;
}

/** Others may come: a record around the value, which keeps them, with the known ones as constants. */
export function openEnum({ doc, values }: Enum, name: string, errors: readonly ErrorIr[]): string {
  const names = constantNames(withoutSharedWords(values), name);
  const constants = values.map((value, i) => {
    const error = errors.find(({ code }) => code === value);
    const said = error ? `${error.meaning} ${error.next}`.trim() : `\`${value}\``;
    return `${xmlDoc(said, '    ')}    public static ${name} ${names[i]} { get; } = new(${literal(value)});\n`;
  });
  const summary = `${doc} Other values may join: compare with the constants, and expect more.`.trim();
  return `${xmlDoc(summary)}/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<${name}>))]
public sealed record ${name}(string Value) : IOpenEnum<${name}>
{
${constants.join('\n')}
    static ${name} IOpenEnum<${name}>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}
`;
}
