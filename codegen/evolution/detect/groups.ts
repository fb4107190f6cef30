import { equal } from '../json.js';
import type { Detector } from './visit.js';

/** `x-exactlyOne`, `x-atLeastOne` and `x-together`: members that depend on each other. */
export const groups: Detector = (before, after, visit) => {
  for (const keyword of ['x-exactlyOne', 'x-atLeastOne', 'x-together']) {
    const [old, now] = [before[keyword] as string[] | undefined, after[keyword] as string[] | undefined];
    if (equal(old, now)) continue;
    const fragments = { before: old ? { [keyword]: old } : {}, after: now ? { [keyword]: now } : {} };
    visit.report({
      rule: old ? (now ? 'GROUP_CHANGED' : 'GROUP_REMOVED') : 'GROUP_ADDED',
      effect: visit.effectOf(fragments),
      pointer: `/${keyword}`,
      subject: (now ?? old ?? []).join(', '),
      values: { before: old, after: now },
      fragments,
    });
  }
};
