import { equal } from '../json.js';
import { annotations, type SchemaObject } from '../schema.js';
import { entangled, isTranslated } from '../solver/translate.js';
import type { Detector } from './visit.js';

/** Keywords that the diff does not understand: a change of one can mean anything. */
export const opaque: Detector = (before, after, visit) => {
  const seen = new Set<string>();
  for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (annotations.has(keyword) || isTranslated(keyword, before) || isTranslated(keyword, after)) continue;
    const fragments = { before: part(keyword, before), after: part(keyword, after) };
    const key = JSON.stringify(fragments);
    if (seen.has(key) || (equal(fragments.before, fragments.after) && visit.same(fragments))) continue;
    seen.add(key);
    visit.report({
      rule: 'KEYWORD_UNKNOWN',
      effect: 'unknown',
      pointer: `/${keyword}`,
      subject: keyword,
      values: { before: before[keyword], after: after[keyword] },
      fragments,
    });
  }
};

/** Also what the keyword depends on. */
function part(keyword: string, schema: SchemaObject): SchemaObject {
  return keyword in schema ? entangled(keyword, schema) : {};
}
