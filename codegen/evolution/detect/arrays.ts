import type { Schema } from '../schema.js';
import type { Detector } from './visit.js';

/** `items` and `uniqueItems`. */
export const arrays: Detector = (before, after, visit) => {
  // What `items` is about depends on it; a change there is reported as not understood.
  if ('prefixItems' in before || 'prefixItems' in after) return;
  const items = { before: (before.items ?? true) as Schema, after: (after.items ?? true) as Schema };
  visit.below(items, '/items', { kind: 'item' });
  const [old, now] = [before.uniqueItems === true, after.uniqueItems === true];
  if (old === now) return;
  visit.report({
    rule: now ? 'UNIQUE_ADDED' : 'UNIQUE_REMOVED',
    effect: now ? 'narrow' : 'widen',
    pointer: '/uniqueItems',
    subject: 'uniqueItems',
    values: { before: before.uniqueItems, after: after.uniqueItems },
    fragments: { before: { uniqueItems: old }, after: { uniqueItems: now } },
  });
};
