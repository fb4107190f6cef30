import type { Schema } from './contract.js';
import { lowered, type PlainSchema } from './lower.js';
import { refName } from './subschemas.js';

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
  return convert(schema, below);
}

/** The type refers to itself, so that it can't be written without references. */
export class RecursiveType extends Error {
  constructor(readonly type: string) {
    super(`The type ${type} contains itself.`);
  }
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
  return merge(splitTypes(result), lowered(schema));
}

const annotations = ['description', 'default', 'examples', 'deprecated', 'writeOnly'];

const keywordsOf: Record<string, readonly string[]> = {
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
};

/** A list of types as a choice of single ones: hosts that know one type at a time read it. */
function splitTypes(schema: PlainSchema): PlainSchema {
  if (!Array.isArray(schema.type)) return schema;
  const pick = (keywords: readonly string[]): PlainSchema =>
    Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
  const branches = schema.type.map((type: string) => ({ type, ...pick(keywordsOf[type] ?? []) }));
  return { ...pick(annotations), anyOf: branches };
}

/** Adds what our keywords mean; where the schema has such a choice already, both have to hold. */
function merge(schema: PlainSchema, meaning: PlainSchema): PlainSchema {
  const clash = Object.keys(meaning).some((keyword) => keyword in schema);
  return clash ? { ...schema, allOf: [meaning] } : { ...schema, ...meaning };
}
