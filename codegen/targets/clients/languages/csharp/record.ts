import type { Field, Struct } from '../../model/ir.js';
import { fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import { literal, propertyNames } from './names.js';
import { type CSharpTypes, scalars } from './type-expression.js';
import { xmlDoc } from './xml-doc.js';

interface Property {
  readonly field: Field;
  readonly name: string;
}

/** A struct as a record with properties. */
export function record(struct: Struct, types: CSharpTypes): string {
  const name = types.nameOf(struct.name);
  const names = propertyNames(
    struct.fields.map((field) => field.name),
    name,
  );
  const [variant] = struct.variantOf;
  const union = types.contract.declarations.find((one) => one.name === variant?.union);
  // JsonPolymorphic writes the tag itself; only the converter of an open union leaves it to the variant.
  const hidden = union?.kind === 'union' && !union.open ? union.tag : undefined;
  const properties = struct.fields
    .map((field, i) => ({ field, name: names[i]! }))
    .filter(({ field }) => field.name !== hidden);
  const head = [
    xmlDoc(structDoc(struct)),
    `public sealed record ${name}${variant ? ` : ${types.nameOf(variant.union)}` : ''}`,
  ].join('');
  const members = [
    ...properties.map((one) => property(one, types)),
    ...(properties.some(({ field }) => field.secret) ? [toStringMethod(name, properties)] : []),
  ];
  return members.length === 0 ? `${head};\n` : `${head}\n{\n${members.join('\n')}}\n`;
}

function property({ field, name }: Property, types: CSharpTypes): string {
  const aliases = types.resolve(field.type.kind === 'list' ? field.type.items.type : field.type).aliases;
  const doc = [fieldDoc(field), ...aliases.map((alias) => alias.doc)].join(' ').trim();
  const constant = field.constant !== undefined && field.required;
  return [
    xmlDoc(doc, '    '),
    // The compiler warns of a required member that is obsolete.
    field.deprecated && !field.required ? obsolete : '',
    `    [JsonPropertyName(${literal(field.name)})]\n`,
    // Written whatever it is, while other nulls are left out.
    field.required && field.nullable ? '    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]\n' : '',
    constant
      ? `    public ${constantType(field)} ${name} => ${JSON.stringify(field.constant)};\n`
      : `    public ${field.required ? 'required ' : ''}${types.property(field)} ${name} { get; init; }\n`,
  ].join('');
}

const constantType = (field: Field): string =>
  typeof field.constant === 'string' ? 'string' : scalars[field.type.kind as 'boolean'];

const obsolete = '    [Obsolete("The contract advises against it.")]\n';

/** Without what is secret: this is what gets into logs. */
function toStringMethod(name: string, properties: readonly Property[]): string {
  const parts = properties.map(({ field, name: member }) =>
    field.secret ? `${member} = ***` : `${member} = {${member}}`,
  );
  return `    /// <inheritdoc />\n    public override string ToString() => $"${name} {{ ${parts.join(', ')} }}";\n`;
}
