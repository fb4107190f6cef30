import { isObject, mapSubschemas, type Schema, type SchemaObject } from '../schema.js';
import type { Random } from './random.js';
import { names, type SchemaDocument, SchemaMaker } from './schemas.js';

/** The document after a few edits such as people make. */
export function edited(document: SchemaDocument, random: Random): SchemaDocument {
  const maker = new SchemaMaker(random);
  maker.within(Object.keys(document.definitions));
  let result = document;
  for (let i = random.integer(1, 3); i > 0; i--) result = once(result, random, maker);
  return result;
}

function once({ root, definitions }: SchemaDocument, random: Random, maker: SchemaMaker): SchemaDocument {
  const name = random.of(Object.keys(definitions).concat(['', '']));
  if (name === '') return { root: somewhere(root, random, maker, 3), definitions };
  return { root, definitions: { ...definitions, [name]: somewhere(definitions[name]!, random, maker, 2) } };
}

/** Edits the schema or one below it. */
function somewhere(schema: Schema, random: Random, maker: SchemaMaker, depth: number): Schema {
  if (!isObject(schema)) return random.chance(0.5) ? maker.schema(1) : schema;
  let count = 0;
  mapSubschemas(schema, (sub) => {
    count++;
    return sub;
  });
  if (count === 0 || random.chance(0.35)) return edit(schema, random, maker, depth);
  const chosen = random.integer(1, count);
  let at = 0;
  return mapSubschemas(schema, (sub) => (++at === chosen ? somewhere(sub, random, maker, depth - 1) : sub));
}

function edit(schema: SchemaObject, random: Random, maker: SchemaMaker, depth: number): Schema {
  if (random.chance(0.06)) return maker.schema(Math.max(0, depth - 1));
  if (random.chance(0.06)) return { anyOf: [schema, { type: 'null' }] };
  if (random.chance(0.06)) return { allOf: [schema, maker.schema(Math.max(0, depth - 1))] };
  if (random.chance(0.06)) return { ...schema, description: 'Said otherwise.' };
  if (isObject(schema.properties) && random.chance(0.8)) return editObject(schema, random, maker, depth);
  if (Array.isArray(schema.oneOf) && schema.discriminator) return editVariants(schema, random, maker, depth);
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    const branches = schema[keyword];
    if (Array.isArray(branches))
      return { ...schema, [keyword]: editList(branches, () => maker.schema(depth - 1), random) };
  }
  if (Array.isArray(schema.enum) && random.chance(0.8)) {
    return { ...schema, enum: editList(schema.enum, () => random.of(['new', 'x', 7]), random) };
  }
  return editKeyword(schema, random, maker);
}

function editObject(schema: SchemaObject, random: Random, maker: SchemaMaker, depth: number): Schema {
  const properties = schema.properties as Record<string, Schema>;
  const members = Object.keys(properties);
  const required = (schema.required as string[] | undefined) ?? [];
  const name = random.of(names);
  switch (random.integer(0, 6)) {
    case 0:
      return { ...schema, properties: { ...properties, [name]: maker.schema(depth - 1, true) } };
    case 1: {
      const { [name]: _, ...rest } = properties;
      return { ...schema, properties: rest, required: required.filter((one) => one !== name) };
    }
    case 2:
      return {
        ...schema,
        required: required.includes(name) ? required.filter((one) => one !== name) : [...required, name],
      };
    case 3: {
      const { additionalProperties, ...open } = schema;
      return additionalProperties === undefined ? { ...schema, additionalProperties: false } : open;
    }
    case 4:
      return { ...schema, [random.of(['minProperties', 'maxProperties'])]: random.integer(0, 3) };
    case 5: {
      const keyword = random.of(['x-exactlyOne', 'x-atLeastOne', 'x-together']);
      const { [keyword]: group, ...without } = schema;
      if (group || members.length < 2) return without;
      return { ...schema, [keyword]: random.some(members, 2) };
    }
    default:
      return { ...schema, properties: Object.fromEntries(Object.entries(properties).reverse()) };
  }
}

function editVariants(schema: SchemaObject, random: Random, maker: SchemaMaker, depth: number): Schema {
  const variants = schema.oneOf as Schema[];
  const known = variants.map((variant) => JSON.stringify(variant));
  const tag = random.of(['press', 'drag', 'wait']);
  const isNew = !known.some((text) => text.includes(`"${tag}"`));
  if (variants.length > 1 && random.chance(0.4)) return { ...schema, oneOf: variants.slice(1) };
  if (isNew && random.chance(0.7)) return { ...schema, oneOf: [...variants, maker.variant(tag, depth)] };
  return { ...schema, oneOf: [...variants].reverse() };
}

function editList<T>(list: readonly T[], make: () => T, random: Random): T[] {
  const at = random.integer(0, list.length - 1);
  if (list.length > 1 && random.chance(0.4)) return list.toSpliced(at, 1);
  return random.chance(0.8) ? [...list, make()] : [...list].reverse();
}

/** Moves a bound, or adds, removes or replaces one keyword. */
function editKeyword(schema: SchemaObject, random: Random, maker: SchemaMaker): Schema {
  const bounds = Object.entries(schema).filter(([, value]) => typeof value === 'number');
  if (bounds.length > 0 && random.chance(0.5)) {
    const [keyword, value] = random.of(bounds);
    const limit = (value as number) + random.of([-1, 1]);
    return { ...schema, [keyword]: /Length|Items|Properties/.test(keyword) ? Math.max(0, limit) : limit };
  }
  const types = [schema.type].flat();
  if (random.chance(0.25))
    return { ...schema, type: random.of(['string', 'number', 'integer', ['string', 'null']]) };
  if (types.includes('array')) return { ...schema, ...maker.array(1) };
  if (types.includes('string')) return { ...schema, ...maker.strings() };
  if (types.includes('number') || types.includes('integer')) return { ...schema, ...maker.numbers() };
  return maker.schema(0);
}
