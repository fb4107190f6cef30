import type { Effect } from '../effect.js';
import type { SchemaObject } from '../schema.js';
import { formats } from '../solver/formats.js';
import type { Detector, Visit } from './visit.js';

/** `pattern`, `format` and `multipleOf`: demands that are either the same or have to be compared as sets. */
export const texts: Detector = (before, after, visit) => {
  compare('pattern', 'PATTERN', before, after, visit);
  compare('format', 'FORMAT', before, after, visit);
  compare('multipleOf', 'MULTIPLE', before, after, visit);
};

function compare(
  keyword: string,
  rule: string,
  before: SchemaObject,
  after: SchemaObject,
  visit: Visit,
): void {
  const [old, now] = [before[keyword], after[keyword]];
  if (old === now) return;
  const fragments = {
    before: old === undefined ? {} : { [keyword]: old },
    after: now === undefined ? {} : { [keyword]: now },
  };
  const change = old === undefined ? 'ADDED' : now === undefined ? 'REMOVED' : 'CHANGED';
  visit.report({
    rule: `${rule}_${change}`,
    effect:
      checkable(keyword, old) && checkable(keyword, now) ? effectFor(change, fragments, visit) : 'unknown',
    pointer: `/${keyword}`,
    subject: keyword,
    values: { before: old, after: now },
    fragments,
  });
}

/** A format that validators don't agree on may or may not refuse something. */
function checkable(keyword: string, value: unknown): boolean {
  return keyword !== 'format' || value === undefined || String(value) in formats;
}

function effectFor(
  change: string,
  fragments: { before: SchemaObject; after: SchemaObject },
  visit: Visit,
): Effect {
  if (change === 'ADDED') return 'narrow';
  return change === 'REMOVED' ? 'widen' : visit.effectOf(fragments);
}
