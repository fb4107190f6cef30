import type { Schema } from './contract.js';

/** Plain JSON Schema: what the dialect's own keywords mean to everyone else. */
export type PlainSchema = Record<string, unknown>;

const present = (name: string): PlainSchema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { not: { type: 'null' } } },
});

/** Each of our keywords in terms of JSON Schema. A member that is null counts as absent. */
export const lowerings = {
  'x-exactlyOne': (members: readonly string[]): PlainSchema => ({ oneOf: members.map(present) }),
  'x-atLeastOne': (members: readonly string[]): PlainSchema => ({ anyOf: members.map(present) }),
  'x-together': (members: readonly string[]): PlainSchema => ({
    anyOf: [
      {
        type: 'object',
        required: [...members],
        properties: Object.fromEntries(members.map((name) => [name, { not: { type: 'null' } }])),
      },
      {
        type: 'object',
        properties: Object.fromEntries(members.map((name) => [name, { type: 'null' }])),
      },
    ],
  }),
} as const;

export type LoweredKeyword = keyof typeof lowerings;

export const loweredKeywords = Object.keys(lowerings) as LoweredKeyword[];

/** What the own keywords of this schema, but not of its subschemas, mean in JSON Schema. */
export function lowered(schema: Schema): PlainSchema {
  const parts = loweredKeywords.flatMap((keyword) => {
    const members = schema[keyword];
    return members ? [lowerings[keyword](members)] : [];
  });
  if (parts.length === 0) return {};
  return parts.length === 1 ? parts[0]! : { allOf: parts };
}
