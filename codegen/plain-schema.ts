import type { Schema } from './contract.js';
import { lowered, type PlainSchema } from './lower.js';
import { nullableBranch, refName } from './subschemas.js';

type Types = Readonly<Record<string, Schema>>;

/** A schema as anyone's JSON Schema library reads it, with references to `#/$defs`. */
export function plainSchema(schema: Schema): PlainSchema {
  return convert(schema, plainSchema);
}

/** The same without references: every type stands where it is used. Only for types that end. */
export function inlinedSchema(types: Types, name: string): PlainSchema {
  return inline(types, types[name]!, [name]);
}

function inline(types: Types, schema: Schema, open: readonly string[]): PlainSchema {
  const below = (sub: Schema): PlainSchema => inline(types, sub, open);
  const name = refName(schema);
  if (name !== undefined) {
    if (open.includes(name)) throw new RecursiveType(name);
    const target = inline(types, types[name]!, [...open, name]);
    return withUse(target, schema);
  }
  const branch = nullableBranch(schema);
  if (branch) {
    const target = below(branch);
    if (typeof target.type === 'string' && !target.oneOf && !target.anyOf && !target.allOf) {
      return withUse(orNull(target), schema);
    }
  }
  return convert(schema, below);
}

/** The type refers to itself, so that it can't be written without references. */
export class RecursiveType extends Error {
  constructor(readonly type: string) {
    super(`The type ${type} contains itself.`);
  }
}

/** `x or null` without a choice, which every host reads. */
function orNull(target: PlainSchema): PlainSchema {
  const result: PlainSchema = { ...target, type: [target.type, 'null'] };
  if (Array.isArray(target.enum)) result.enum = [...target.enum, null];
  return result;
}

/** What the place of use says about a type comes before what the type says about itself. */
function withUse(target: PlainSchema, use: Schema): PlainSchema {
  const { description: about, ...rest } = target;
  const description = [use.description, about].filter((text) => text !== undefined).join(' ');
  return {
    ...(description === '' ? {} : { description }),
    ...rest,
    ...(use.default === undefined ? {} : { default: use.default }),
  };
}

function convert(schema: Schema, below: (sub: Schema) => PlainSchema): PlainSchema {
  const result: PlainSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword.startsWith('x-') || keyword === 'title' || keyword === 'discriminator') continue;
    if (keyword === 'required' && (value as string[]).length === 0) continue;
    result[keyword] = value;
  }
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, sub]) => [name, below(sub)]),
    );
  }
  if (schema.items) result.items = below(schema.items);
  if (typeof schema.additionalProperties === 'object')
    result.additionalProperties = below(schema.additionalProperties);
  if (schema.oneOf) result.oneOf = schema.oneOf.map(below);
  if (schema.anyOf) result.anyOf = schema.anyOf.map(below);
  if (schema['x-extensible-enum']) result.examples = schema['x-extensible-enum'];
  return merge(result, lowered(schema));
}

/** Adds what our keywords mean; where the schema has such a choice already, both have to hold. */
function merge(schema: PlainSchema, meaning: PlainSchema): PlainSchema {
  const clash = Object.keys(meaning).some((keyword) => keyword in schema);
  return clash ? { ...schema, allOf: [meaning] } : { ...schema, ...meaning };
}
