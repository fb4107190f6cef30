import type { Schema } from './contract.js';

/** A copy of the schema in which every direct subschema has gone through `change`; order is kept. */
export function mapSubschemas(schema: Schema, change: (sub: Schema, step: string) => Schema): Schema {
  const copy: Schema = { ...schema };
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, sub]) => [name, change(sub, `/properties/${name}`)]),
    );
  }
  if (schema.items) copy.items = change(schema.items, '/items');
  if (typeof schema.additionalProperties === 'object') {
    copy.additionalProperties = change(schema.additionalProperties, '/additionalProperties');
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schema[keyword];
    if (branches) copy[keyword] = branches.map((sub, i) => change(sub, `/${keyword}/${i}`));
  }
  return copy;
}

/** Name of the type that `#/$defs/<Name>` refers to. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.slice('#/$defs/'.length);
}

/** The other branch of `anyOf: [X, null]`. */
export function nullableBranch(schema: Schema): Schema | undefined {
  return schema.anyOf?.find((branch) => branch.type !== 'null');
}

/** Names of the types that are reachable from the given ones, in the order of `types`. */
export function reachable(types: Readonly<Record<string, Schema>>, from: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (schema: Schema): Schema => {
    const name = refName(schema);
    if (name !== undefined) enter(name);
    return mapSubschemas(schema, visit);
  };
  const enter = (name: string): void => {
    const schema = types[name];
    if (seen.has(name) || !schema) return;
    seen.add(name);
    visit(schema);
  };
  for (const name of from) enter(name);
  return Object.keys(types).filter((name) => seen.has(name));
}
