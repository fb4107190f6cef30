import type { SchemaObject } from '../schema.js';
import type { Detector, Visit } from './visit.js';

/** `minimum`, `maximum` and their exclusive forms: how small and how great a number can be. */
export const bounds: Detector = (before, after, visit) => {
  compare('low', before, after, visit);
  compare('high', before, after, visit);
};

type End = 'low' | 'high';

interface Bound {
  readonly limit: number;
  readonly exclusive: boolean;
}

const keywords = { low: ['minimum', 'exclusiveMinimum'], high: ['maximum', 'exclusiveMaximum'] } as const;

function compare(end: End, before: SchemaObject, after: SchemaObject, visit: Visit): void {
  const [old, now] = [boundOf(end, before), boundOf(end, after)];
  if (old.limit === now.limit && old.exclusive === now.exclusive) return;
  const inward = end === 'low' ? now.limit > old.limit : now.limit < old.limit;
  const tightened = old.limit === now.limit ? now.exclusive : inward;
  const keyword =
    keywords[end].find((name) => name in after) ?? keywords[end].find((name) => name in before)!;
  visit.report({
    rule: tightened ? 'BOUND_TIGHTENED' : 'BOUND_LOOSENED',
    effect: tightened ? 'narrow' : 'widen',
    pointer: `/${keyword}`,
    subject: keyword,
    values: { before: shown(end, before), after: shown(end, after) },
    fragments: { before: only(end, before), after: only(end, after) },
  });
}

/** The stricter of both forms. */
function boundOf(end: End, schema: SchemaObject): Bound {
  const [plain, exclusive] = keywords[end].map((keyword) => schema[keyword] as number | undefined);
  const none = end === 'low' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (exclusive === undefined) return { limit: plain ?? none, exclusive: false };
  const stricter = plain === undefined || (end === 'low' ? exclusive >= plain : exclusive <= plain);
  return stricter ? { limit: exclusive, exclusive: true } : { limit: plain, exclusive: false };
}

function only(end: End, schema: SchemaObject): SchemaObject {
  return Object.fromEntries(
    keywords[end].filter((name) => name in schema).map((name) => [name, schema[name]]),
  );
}

function shown(end: End, schema: SchemaObject): unknown {
  return keywords[end].map((name) => schema[name]).find((value) => value !== undefined);
}
