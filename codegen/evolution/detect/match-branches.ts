import { isObject, type Schema } from '../schema.js';
import type { Sides } from './change.js';
import type { Visit } from './visit.js';

export interface MatchedBranches {
  readonly pairs: readonly { readonly index: Sides<number>; readonly schemas: Sides<Schema> }[];
  readonly gone: readonly { readonly index: number; readonly schema: Schema }[];
  readonly come: readonly { readonly index: number; readonly schema: Schema }[];
}

/**
 * Which branch became which. Any matching is right (the effect is computed from it), but a good
 * one tells what an author did: the same meaning, then the same tag or name, then the same type.
 */
export function matchBranches(
  before: readonly Schema[],
  after: readonly Schema[],
  visit: Visit,
): MatchedBranches {
  const pairs: MatchedBranches['pairs'][number][] = [];
  const left = before.map((schema, index) => ({ schema, index }));
  const right = after.map((schema, index) => ({ schema, index }));
  const isTagged = (schema: Schema, side: keyof Sides<Schema>): boolean =>
    tagOf(visit.resolve(schema, side)) !== undefined;
  const criteria: ((schemas: Sides<Schema>) => boolean)[] = [
    (schemas) => visit.same(schemas),
    (schemas) => alike(schemas, (schema, side) => tagOf(visit.resolve(schema, side))),
    (schemas) => alike(schemas, nameOf),
    (schemas) =>
      alike(schemas, (schema, side) =>
        isTagged(schema, side) ? undefined : typeOf(visit.resolve(schema, side)),
      ),
  ];
  for (const fits of criteria) {
    for (let i = 0; i < left.length; i++) {
      const old = left[i]!;
      const j = right.findIndex((now) => fits({ before: old.schema, after: now.schema }));
      if (j < 0) continue;
      const [now] = right.splice(j, 1);
      left.splice(i--, 1);
      pairs.push({
        index: { before: old.index, after: now!.index },
        schemas: { before: old.schema, after: now!.schema },
      });
    }
  }
  // What has neither tag nor name is known by its place.
  const bare = (schema: Schema, side: keyof Sides<Schema>): boolean =>
    !isTagged(schema, side) && nameOf(schema) === undefined;
  while (
    left.length === right.length &&
    left.every(({ schema }) => bare(schema, 'before')) &&
    right.every(({ schema }) => bare(schema, 'after')) &&
    left.length > 0
  ) {
    const [old, now] = [left.shift()!, right.shift()!];
    pairs.push({
      index: { before: old.index, after: now.index },
      schemas: { before: old.schema, after: now.schema },
    });
  }
  return { pairs, gone: left, come: right };
}

function alike(
  schemas: Sides<Schema>,
  read: (schema: Schema, side: keyof Sides<Schema>) => string | undefined,
): boolean {
  const old = read(schemas.before, 'before');
  return old !== undefined && old === read(schemas.after, 'after');
}

/** The constants of the members that it requires: what tells a variant from the others. */
export function tagOf(schema: Schema): string | undefined {
  if (!isObject(schema) || !isObject(schema.properties) || !Array.isArray(schema.required)) return undefined;
  const tags = Object.entries(schema.properties).filter(
    ([name, member]) => isObject(member) && 'const' in member && (schema.required as string[]).includes(name),
  );
  if (tags.length === 0) return undefined;
  return tags
    .map(([name, member]) => `${name}=${JSON.stringify((member as { const: unknown }).const)}`)
    .sort()
    .join();
}

function nameOf(schema: Schema): string | undefined {
  if (!isObject(schema)) return undefined;
  return (schema.$ref ?? schema.title) as string | undefined;
}

function typeOf(schema: Schema): string | undefined {
  return isObject(schema) && schema.type !== undefined ? JSON.stringify(schema.type) : undefined;
}
