import type { Effect } from '../effect.js';
import type { Schema, SchemaObject } from '../schema.js';
import { matchBranches, tagOf } from './match-branches.js';
import type { Detector, Visit } from './visit.js';

/** `oneOf` and `anyOf`: branches of which one has to match. */
export const unions: Detector = (before, after, visit) => {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const old = before[keyword] as Schema[] | undefined;
    const now = after[keyword] as Schema[] | undefined;
    if (old && now) compare(keyword, old, now, visit);
    else if (old || now) appeared(keyword, before, after, visit);
  }
};

function compare(
  keyword: 'oneOf' | 'anyOf',
  old: readonly Schema[],
  now: readonly Schema[],
  visit: Visit,
): void {
  // Branches that exclude each other are a plain choice. Others count how many match, and then
  // narrowing one can let in what two of them matched before.
  const plain = keyword === 'anyOf' || (visit.disjoint(old, 'before') && visit.disjoint(now, 'after'));
  const { pairs, gone, come } = matchBranches(old, now, visit);
  for (const { index, schemas } of pairs) {
    visit.below(
      schemas,
      `/${keyword}/${index.after}`,
      { kind: 'branch', ...schemas },
      plain ? 'same' : 'mixed',
    );
  }
  const rule = keyword === 'anyOf' ? 'ALTERNATIVE' : plain ? 'VARIANT' : 'UNTAGGED_VARIANT';
  for (const { index, schema } of gone) {
    const effect: Effect = plain ? 'narrow' : 'both';
    const subject = subjectOf(schema, visit.resolve(schema, 'before'));
    const values = { before: schema, after: undefined };
    const fragments = { before: { [keyword]: old }, after: { [keyword]: now } };
    visit.report({
      rule: `${rule}_REMOVED`,
      effect,
      pointer: `/${keyword}/${index}`,
      subject,
      values,
      fragments,
    });
  }
  for (const { index, schema } of come) {
    const effect: Effect = plain ? 'widen' : 'both';
    const subject = subjectOf(schema, visit.resolve(schema, 'after'));
    const values = { before: undefined, after: schema };
    const fragments = { before: { [keyword]: old }, after: { [keyword]: now } };
    visit.report({
      rule: `${rule}_ADDED`,
      effect,
      pointer: `/${keyword}/${index}`,
      subject,
      values,
      fragments,
    });
  }
}

function appeared(keyword: string, before: SchemaObject, after: SchemaObject, visit: Visit): void {
  const added = after[keyword] !== undefined;
  visit.report({
    rule: added ? 'CHOICE_ADDED' : 'CHOICE_REMOVED',
    effect: added ? 'narrow' : 'widen',
    pointer: `/${keyword}`,
    subject: keyword,
    values: { before: before[keyword], after: after[keyword] },
    fragments: {
      before: added ? {} : { [keyword]: before[keyword] },
      after: added ? { [keyword]: after[keyword] } : {},
    },
  });
}

function subjectOf(schema: Schema, target: Schema): string {
  const tag = tagOf(target);
  if (tag) return tag.replaceAll('"', '').replace(/^.*?=/, '');
  return typeof schema === 'object'
    ? String(schema.$ref ?? schema.title ?? JSON.stringify(schema))
    : String(schema);
}
