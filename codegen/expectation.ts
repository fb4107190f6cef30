import type { Schema } from './contract.js';

/** What a schema asks of a number, a string or a list, in words: `an integer from 1 to 1000`. */
export function expectation(schema: Schema): string {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (schema['x-expected']) return schema['x-expected'];
  if (schema.pattern !== undefined) return `a string that matches ${schema.pattern}`;
  return types.map((type) => phrase(type, schema)).join(' or ');
}

function phrase(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
    case 'number':
      return `${type === 'integer' ? 'an integer' : 'a number'}${bounds(schema)}`;
    case 'string':
      return `a string${amount(schema.minLength, schema.maxLength, 'character')}`;
    case 'array':
      return `a list${amount(schema.minItems, schema.maxItems, 'item')}${schema.uniqueItems ? ' without duplicates' : ''}`;
    case 'object':
      return `an object${amount(schema.minProperties, schema.maxProperties, 'member')}`;
    default:
      return type === 'boolean' ? 'true or false' : type;
  }
}

function bounds(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const words: string[] = [];
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) words.push(`of at least ${minimum}`);
  if (exclusiveMinimum !== undefined) words.push(`greater than ${exclusiveMinimum}`);
  if (maximum !== undefined) words.push(`of at most ${maximum}`);
  if (exclusiveMaximum !== undefined) words.push(`less than ${exclusiveMaximum}`);
  return words.length === 0 ? '' : ` ${words.join(' and ')}`;
}

function amount(least: number | undefined, most: number | undefined, unit: string): string {
  const units = (n: number): string => `${n} ${unit}${n === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined) {
    return least === most ? ` of ${units(least)}` : ` of ${least} to ${units(most)}`;
  }
  if (least !== undefined) return ` of at least ${units(least)}`;
  return most === undefined ? '' : ` of at most ${units(most)}`;
}
