import { isDeepStrictEqual } from 'node:util';
import type { PlainSchema } from '../../lower.js';

interface ObjectShape extends PlainSchema {
  properties?: Record<string, PlainSchema>;
  required?: string[];
  additionalProperties?: boolean | PlainSchema;
}

interface Use {
  readonly tag: string;
  readonly schema: PlainSchema;
}

/**
 * The variants of a tagged union as one flat object: the tag is enumerated, and a member stands there
 * once, with the tags that it belongs to where it does not belong to all.
 */
export function mergeVariants(tag: string, variants: readonly ObjectShape[]): PlainSchema {
  const tagOf = (variant: ObjectShape): string => variant.properties![tag]!.const as string;
  const uses = new Map<string, Use[]>();
  for (const variant of variants) {
    for (const [name, schema] of Object.entries(variant.properties ?? {})) {
      if (name === tag) continue;
      uses.set(name, [...(uses.get(name) ?? []), { tag: tagOf(variant), schema }]);
    }
  }
  const members = [...uses].map(([name, of]) => [name, member(of, variants.length)] as const);
  const required = (variants[0]?.required ?? []).filter((name) =>
    variants.every((variant) => variant.required?.includes(name)),
  );
  return {
    type: 'object',
    properties: {
      [tag]: { type: 'string', enum: variants.map(tagOf) },
      ...Object.fromEntries(members),
    },
    required,
    ...(variants.every(({ additionalProperties }) => additionalProperties === false)
      ? { additionalProperties: false }
      : {}),
  };
}

function member(uses: readonly Use[], variants: number): PlainSchema {
  const { description: _, ...schema } = uses.map((use) => use.schema).reduce(widest);
  const text = inWords(uses, variants);
  return text === '' ? schema : { description: text, ...schema };
}

/** What is said of it, each thing once and of which tags; what is said of all needs none of them. */
function inWords(uses: readonly Use[], variants: number): string {
  const said = new Map<string, string[]>();
  for (const { tag, schema } of uses) {
    const text = (schema.description as string | undefined) ?? '';
    said.set(text, [...(said.get(text) ?? []), tag]);
  }
  return [...said]
    .map(([text, tags]) => [tags.length === variants ? '' : tags.join(', '), text])
    .map((parts) => parts.filter((part) => part !== '').join(': '))
    .join(' ');
}

/** Admits what either admits: where they differ, nothing is asked. */
function widest(one: PlainSchema, other: PlainSchema): PlainSchema {
  const { description: _mine, ...mine } = one;
  const { description: _theirs, ...theirs } = other;
  const shared = Object.entries(mine).filter(([keyword, value]) => isDeepStrictEqual(value, theirs[keyword]));
  const types = [...new Set([mine.type, theirs.type].flat())].filter((type) => type !== undefined);
  const isTyped = mine.type !== undefined && theirs.type !== undefined;
  return {
    ...(isTyped ? { type: types.length === 1 ? types[0] : types } : {}),
    ...Object.fromEntries(shared.filter(([keyword]) => keyword !== 'type')),
  };
}
