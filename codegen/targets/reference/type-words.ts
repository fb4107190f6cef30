import type { Contract, Schema } from '../../contract.js';
import { nullableBranch, reachable, refName } from '../../subschemas.js';
import { code, typeLink } from './markdown.js';

/** Names of the types that inputs are made of. */
export function inputTypes(contract: Contract): string[] {
  return reachable(
    contract.types,
    contract.tools.map((tool) => tool.input),
  );
}

/** A schema as one cell of a table: `integer 1…1000`, `list of [Action](#action)`. */
export function typeWords(schema: Schema, sayNull: boolean): string {
  const words = plainWords(schema);
  const nullable =
    nullableBranch(schema) !== undefined || (Array.isArray(schema.type) && schema.type.includes('null'));
  return nullable && sayNull ? `${words} or null` : words;
}

function plainWords(schema: Schema): string {
  const name = refName(schema);
  if (name !== undefined) return typeLink(name);
  const branch = nullableBranch(schema);
  if (branch) return plainWords(branch);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema['x-extensible-enum']) {
    return `${schema['x-extensible-enum'].map((value) => code(value)).join(', ')} or another string`;
  }
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.map((type) => oneType(type, schema)).join(' or ');
}

function oneType(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
    case 'number':
      return `${type}${range(schema)}`;
    case 'string':
      if (schema['x-expected']) return `string: ${schema['x-expected']}`;
      return `string${amount(schema.minLength, schema.maxLength, 'character')}${schema.pattern ? ` matching ${code(schema.pattern)}` : ''}`;
    case 'array': {
      const items = schema.items ? ` of ${plainWords(schema.items)}` : '';
      return `list${items}${amount(schema.minItems, schema.maxItems, 'item')}`;
    }
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `map to ${typeWords(schema.additionalProperties, true)}`
        : 'object';
    default:
      return type;
  }
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}…${maximum}`;
  const limits = [
    minimum === undefined ? '' : `≥ ${minimum}`,
    exclusiveMinimum === undefined ? '' : `> ${exclusiveMinimum}`,
    maximum === undefined ? '' : `≤ ${maximum}`,
    exclusiveMaximum === undefined ? '' : `< ${exclusiveMaximum}`,
  ].filter((limit) => limit !== '');
  return limits.length === 0 ? '' : ` ${limits.join(', ')}`;
}

function amount(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  const count =
    most === undefined ? `at least ${least}` : least === undefined ? `at most ${most}` : `${least}…${most}`;
  return ` (${count} ${unit}${count.endsWith(' 1') ? '' : 's'})`;
}
