import { isObject, type Schema } from '../schema.js';

/** `anyOf: [X, {type: null}]`, the way to write "X or null" when X is a reference. */
export function isNullableChoice(schema: Schema): boolean {
  return (
    isObject(schema) && Array.isArray(schema.anyOf) && schema.anyOf.length === 2 && schema.anyOf.some(isNull)
  );
}

export function admitsNull(schema: Schema): boolean {
  if (isNullableChoice(schema)) return true;
  return isObject(schema) && Array.isArray(schema.type) && schema.type.includes('null');
}

/** X of "X or null"; what stands beside the choice stays with it. */
export function withoutNull(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  if (isNullableChoice(schema)) {
    const { anyOf, ...rest } = schema;
    const core = (anyOf as Schema[]).find((branch) => !isNull(branch))!;
    if (!isObject(core)) return core;
    return Object.keys(rest).length === 0 ? core : { ...core, ...rest };
  }
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  return { ...schema, type: types.length === 1 ? types[0] : types };
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema.type === 'null' && Object.keys(schema).length === 1;
}
