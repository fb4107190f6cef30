import { equal } from '../json.js';
import type { Schema } from '../schema.js';
import { matchBranches } from './match-branches.js';
import type { Detector } from './visit.js';

/** `allOf` and `not`: conditions that all have to hold, or not to hold. */
export const conditions: Detector = (before, after, visit) => {
  const old = (before.allOf ?? []) as Schema[];
  const now = (after.allOf ?? []) as Schema[];
  const { pairs, gone, come } = matchBranches(old, now, visit);
  for (const { index, schemas } of pairs) {
    visit.below(schemas, `/allOf/${index.after}`, { kind: 'branch', ...schemas });
  }
  for (const { index, schema } of gone) {
    const values = { before: schema, after: undefined };
    const fragments = { before: schema, after: {} };
    visit.report({
      rule: 'CONDITION_REMOVED',
      effect: 'widen',
      pointer: `/allOf/${index}`,
      subject: 'allOf',
      values,
      fragments,
    });
  }
  for (const { index, schema } of come) {
    const values = { before: undefined, after: schema };
    const fragments = { before: {}, after: schema };
    visit.report({
      rule: 'CONDITION_ADDED',
      effect: 'narrow',
      pointer: `/allOf/${index}`,
      subject: 'allOf',
      values,
      fragments,
    });
  }
  const values = { before: before.not as Schema | undefined, after: after.not as Schema | undefined };
  if (values.before !== undefined && values.after !== undefined) {
    visit.below({ before: values.before, after: values.after }, '/not', { kind: 'not' }, 'reversed');
  } else if (!equal(values.before, values.after)) {
    const added = values.after !== undefined;
    visit.report({
      rule: added ? 'NEGATION_ADDED' : 'NEGATION_REMOVED',
      effect: added ? 'narrow' : 'widen',
      pointer: '/not',
      subject: 'not',
      values,
      fragments: { before: added ? {} : { not: before.not }, after: added ? { not: after.not } : {} },
    });
  }
};
