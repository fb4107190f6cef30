import type { PlainSchema } from '../../lower.js';

/** The same schema, which admits null as well. */
export function nullable(schema: PlainSchema): PlainSchema {
  const { const: only, ...rest } = schema;
  const values = only === undefined ? (schema.enum as unknown[] | undefined) : [only];
  return {
    ...rest,
    ...(schema.type === undefined ? {} : { type: [...new Set([schema.type, 'null'].flat())] }),
    ...(values === undefined ? {} : { enum: [...new Set([...values, null])] }),
  };
}
