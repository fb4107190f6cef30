import { equal } from '../json.js';
import type { SchemaObject } from '../schema.js';
import type { Detector, Visit } from './visit.js';

const rules = {
  description: ['DESCRIPTION_CHANGED', 'DESCRIPTION_CHANGED', 'DESCRIPTION_CHANGED'],
  title: ['TITLE_CHANGED', 'TITLE_CHANGED', 'TITLE_CHANGED'],
  examples: ['EXAMPLES_CHANGED', 'EXAMPLES_CHANGED', 'EXAMPLES_CHANGED'],
  'x-expected': ['DESCRIPTION_CHANGED', 'DESCRIPTION_CHANGED', 'DESCRIPTION_CHANGED'],
  deprecated: ['DEPRECATED', 'DEPRECATION_REVOKED', 'DEPRECATION_REVOKED'],
  writeOnly: ['SECRET_ADDED', 'SECRET_REMOVED', 'SECRET_REMOVED'],
  default: ['DEFAULT_ADDED', 'DEFAULT_REMOVED', 'DEFAULT_CHANGED'],
} as const;

/** What no instance is refused for: words, defaults, marks. */
export const annotations: Detector = (before, after, visit) => {
  volatile(before, after, visit);
  for (const [keyword, [added, removed, changed]] of Object.entries(rules)) {
    if (equal(before[keyword], after[keyword])) continue;
    if (before[keyword] === undefined) report(keyword, added, before, after, visit);
    else report(keyword, after[keyword] === undefined ? removed : changed, before, after, visit);
  }
};

/** Either everything is volatile, or some items of the array are. */
function volatile(before: SchemaObject, after: SchemaObject, visit: Visit): void {
  const [old, now] = [before['x-volatile'] ?? [], after['x-volatile'] ?? []];
  const within = (inner: unknown, outer: unknown): boolean =>
    outer === true ||
    (inner !== true && (inner as string[]).every((item) => (outer as string[]).includes(item)));
  if (!within(now, old)) report('x-volatile', 'VOLATILE_ADDED', before, after, visit);
  if (!within(old, now)) report('x-volatile', 'VOLATILE_REMOVED', before, after, visit);
}

function report(
  keyword: string,
  rule: string,
  before: SchemaObject,
  after: SchemaObject,
  visit: Visit,
): void {
  visit.report({
    rule,
    effect: 'neutral',
    pointer: `/${keyword}`,
    subject: keyword,
    values: { before: before[keyword], after: after[keyword] },
    fragments: { before: {}, after: {} },
  });
}
