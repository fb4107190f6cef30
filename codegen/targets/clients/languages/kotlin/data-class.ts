import type { Field, Struct } from '../../model/ir.js';
import { fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import { kdoc } from './kdoc.js';
import { literal, memberNames } from './names.js';
import type { KotlinTypes } from './type-expression.js';

interface Property {
  readonly field: Field;
  readonly name: string;
}

/** A struct as a data class. The tag of a variant is no property: it is in the class already. */
export function dataClass(struct: Struct, types: KotlinTypes): string {
  const name = types.nameOf(struct.name);
  const names = memberNames(struct.fields.map((field) => field.name));
  const properties = struct.fields
    .map((field, i) => ({ field, name: names[i]! }))
    .filter(({ field }) => struct.variantOf.every(({ tag }) => tag !== field.name));
  const unions = [...new Set(struct.variantOf.map(({ union }) => types.nameOf(union)))];
  const supertypes = unions.length > 0 ? ` : ${unions.join(', ')}` : '';
  const head = [
    kdoc(structDoc(struct)),
    '@Serializable\n',
    struct.variantOf[0] ? `@SerialName(${literal(struct.variantOf[0].value)})\n` : '',
  ].join('');
  if (properties.length === 0) return `${head}public data object ${name}${supertypes}\n`;
  const list = properties.map((one) => property(one, types)).join('');
  const hidden = properties.some(({ field }) => field.secret)
    ? ` {\n${toStringMethod(name, properties)}}`
    : '';
  return `${head}public data class ${name}(\n${list})${supertypes}${hidden}\n`;
}

function property({ field, name }: Property, types: KotlinTypes): string {
  const constant = field.constant !== undefined && field.required;
  const initial = constant ? ` = ${constantValue(field.constant!)}` : field.required ? '' : ' = null';
  const plain = name.replaceAll('`', '');
  return [
    kdoc(fieldDoc(field), '    '),
    field.deprecated ? deprecated : '',
    plain === field.name ? '' : `    @SerialName(${literal(field.name)})\n`,
    constant ? '    @EncodeDefault\n' : '',
    `    public val ${name}: ${types.property(field)}${initial},\n`,
  ].join('');
}

const constantValue = (value: string | number | boolean): string =>
  typeof value === 'string' ? literal(value) : String(value);

const deprecated = '    @Deprecated("The contract advises against it.")\n';

/** Without what is secret: this is what gets into logs. */
function toStringMethod(name: string, properties: readonly Property[]): string {
  const parts = properties.map(({ field, name: member }) =>
    field.secret ? `${member}=***` : `${member}=\${${member}}`,
  );
  return `    override fun toString(): String = "${name}(${parts.join(', ').replaceAll('`', '')})"\n`;
}
