import { canonical } from '../json.js';
import type { SchemaObject } from '../schema.js';
import type { Detector, Visit } from './visit.js';

/** `const`, `enum` and `x-extensible-enum`: which values there can be. */
export const values: Detector = (before, after, visit) => {
  const [old, now] = [closed(before), closed(after)];
  if (old && now) compare(old, now, before, after, visit);
  else if (old || now) appeared(before, after, now !== undefined, visit);
  extensible(before, after, visit);
};

/** The values that a schema lists, or `undefined` when there can be any. */
function closed(schema: SchemaObject): unknown[] | undefined {
  const list = schema.enum as unknown[] | undefined;
  if (!('const' in schema)) return list;
  const { const: only } = schema;
  return list && !list.some((value) => canonical(value) === canonical(only)) ? [] : [only];
}

function listed(values: readonly unknown[] | undefined): SchemaObject {
  return values ? { enum: values } : {};
}

function compare(
  old: unknown[],
  now: unknown[],
  before: SchemaObject,
  after: SchemaObject,
  visit: Visit,
): void {
  const has = (list: unknown[], value: unknown): boolean =>
    list.some((one) => canonical(one) === canonical(value));
  const gone = old.filter((value) => !has(now, value));
  const come = now.filter((value) => !has(old, value));
  if ('const' in before && 'const' in after && gone.length > 0 && come.length > 0) {
    visit.report({
      rule: 'CONST_CHANGED',
      effect: 'both',
      pointer: '/const',
      subject: canonical(after.const),
      values: { before: before.const, after: after.const },
      fragments: { before: { const: before.const }, after: { const: after.const } },
    });
    return;
  }
  for (const value of gone) {
    visit.report({
      rule: 'ENUM_VALUE_REMOVED',
      effect: 'narrow',
      pointer: '/enum',
      subject: canonical(value),
      values: { before: value, after: undefined },
      fragments: { before: {}, after: { not: { const: value } } },
    });
  }
  for (const value of come) {
    visit.report({
      rule: 'ENUM_VALUE_ADDED',
      effect: 'widen',
      pointer: '/enum',
      subject: canonical(value),
      values: { before: undefined, after: value },
      fragments: { before: { not: { const: value } }, after: {} },
    });
  }
}

function appeared(before: SchemaObject, after: SchemaObject, added: boolean, visit: Visit): void {
  const other = added ? before : after;
  const known = (added ? after : before).enum ?? (added ? after : before).const;
  const open = other['x-extensible-enum'] !== undefined;
  const rule = added ? (open ? 'ENUM_CLOSED' : 'ENUM_ADDED') : open ? 'ENUM_OPENED' : 'ENUM_REMOVED';
  visit.report({
    rule,
    effect: added ? 'narrow' : 'widen',
    pointer: '/enum',
    subject: canonical(known),
    values: { before: closed(before), after: closed(after) },
    fragments: { before: listed(closed(before)), after: listed(closed(after)) },
  });
}

/** No instance is refused for it, but who receives a value wants to know it. */
function extensible(before: SchemaObject, after: SchemaObject, visit: Visit): void {
  // Between an open and a closed list the difference is told as a whole.
  if (closed(before) || closed(after)) return;
  const old = (before['x-extensible-enum'] ?? []) as string[];
  const now = (after['x-extensible-enum'] ?? []) as string[];
  const neutral = {
    effect: 'neutral',
    pointer: '/x-extensible-enum',
    fragments: { before: {}, after: {} },
  } as const;
  for (const value of old.filter((one) => !now.includes(one))) {
    const values = { before: value, after: undefined };
    visit.report({ ...neutral, rule: 'KNOWN_VALUE_REMOVED', subject: canonical(value), values });
  }
  for (const value of now.filter((one) => !old.includes(one))) {
    const values = { before: undefined, after: value };
    visit.report({ ...neutral, rule: 'KNOWN_VALUE_ADDED', subject: canonical(value), values });
  }
}
