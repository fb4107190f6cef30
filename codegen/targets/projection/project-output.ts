import type { Schema } from '../../contract.js';
import type { PlainSchema } from '../../lower.js';
import { plainSchema } from '../../plain-schema.js';
import { reachable } from '../../subschemas.js';

type Types = Readonly<Record<string, Schema>>;

/**
 * Outputs or errors, without the prose: programs read these schemas. What is used in several places is
 * defined once; what is used in one, or is no longer than a reference to it, stands where it is used.
 */
export function projectOutput(types: Types, roots: readonly string[]): PlainSchema {
  const plain = new Map(
    reachable(types, roots).map((name) => [name, withoutProse(plainSchema(types[name]!), (ref) => ref)]),
  );
  const uses = countUses([...plain.values(), ...roots.map(reference)]);
  const isDefined = (name: string): boolean =>
    uses.get(name)! > 1 && sizeOf(plain.get(name)) > sizeOf(reference(name));
  const written = (name: string): PlainSchema =>
    withoutProse(plain.get(name)!, (ref) => (isDefined(nameIn(ref)) ? ref : written(nameIn(ref))));
  const defined = [...plain.keys()].filter(isDefined);
  return {
    type: 'object',
    anyOf: roots.map((name) => (isDefined(name) ? reference(name) : written(name))),
    ...(defined.length === 0
      ? {}
      : { $defs: Object.fromEntries(defined.map((name) => [name, written(name)])) }),
  };
}

const prefix = '#/$defs/';

const reference = (name: string): PlainSchema => ({ $ref: `${prefix}${name}` });

const nameIn = ({ $ref }: PlainSchema): string => ($ref as string).slice(prefix.length);

const sizeOf = (schema: unknown): number => JSON.stringify(schema).length;

function countUses(schemas: readonly PlainSchema[]): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (ref: PlainSchema): PlainSchema => {
    uses.set(nameIn(ref), (uses.get(nameIn(ref)) ?? 0) + 1);
    return ref;
  };
  for (const schema of schemas) withoutProse(schema, count);
  return uses;
}

const prose = ['description', 'examples', 'default', 'deprecated'];

type PutReference = (ref: PlainSchema) => PlainSchema;

function withoutProse(schema: PlainSchema, put: PutReference): PlainSchema {
  if (schema.$ref !== undefined) return put({ $ref: schema.$ref });
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !prose.includes(keyword))
      .map(([keyword, value]) => [keyword, below(keyword, value, (sub) => withoutProse(sub, put))]),
  );
}

/** Members may be called like a keyword: their names are none. */
function below(keyword: string, value: unknown, change: PutReference): unknown {
  if (keyword === 'properties') {
    return Object.fromEntries(
      Object.entries(value as Record<string, PlainSchema>).map(([name, sub]) => [name, change(sub)]),
    );
  }
  if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf') {
    return (value as PlainSchema[]).map(change);
  }
  const isSchema = ['items', 'additionalProperties', 'not'].includes(keyword) && typeof value === 'object';
  return isSchema ? change(value as PlainSchema) : value;
}
