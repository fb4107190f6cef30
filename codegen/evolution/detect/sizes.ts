import type { Detector } from './visit.js';

const families = [
  { rule: 'LENGTH', low: 'minLength', high: 'maxLength' },
  { rule: 'ITEM_COUNT', low: 'minItems', high: 'maxItems' },
  { rule: 'MEMBER_COUNT', low: 'minProperties', high: 'maxProperties' },
] as const;

/** How long a string, how many items an array and how many members an object can be. */
export const sizes: Detector = (before, after, visit) => {
  for (const { rule, low, high } of families) {
    for (const [keyword, none, inward] of [
      [low, 0, 1],
      [high, Number.POSITIVE_INFINITY, -1],
    ] as const) {
      const old = (before[keyword] as number | undefined) ?? none;
      const now = (after[keyword] as number | undefined) ?? none;
      if (old === now) continue;
      const tightened = Math.sign(now - old) === inward;
      visit.report({
        rule: `${rule}_${tightened ? 'TIGHTENED' : 'LOOSENED'}`,
        effect: tightened ? 'narrow' : 'widen',
        pointer: `/${keyword}`,
        subject: keyword,
        values: { before: before[keyword], after: after[keyword] },
        fragments: {
          before: keyword in before ? { [keyword]: old } : {},
          after: keyword in after ? { [keyword]: now } : {},
        },
      });
    }
  }
};
