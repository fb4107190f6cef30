import type { Result } from './result.js';

/**
 * A requirement stays blocked by another one that is red itself, or blocked by a red one. Where nothing is
 * red, what stood in the way is no known fault of the target: then it could not be tested.
 */
export function resolveBlocked(results: readonly Result[]): Result[] {
  const byId = new Map(results.map((one) => [one.id, one]));
  const isRed = (id: string, seen: readonly string[]): boolean => {
    const { outcome, blockedBy } = byId.get(id) ?? {};
    if (outcome === 'fail' || outcome === 'warn' || outcome === 'untestable') return true;
    return blockedBy !== undefined && !seen.includes(id) && isRed(blockedBy, [...seen, id]);
  };
  return results.map((result) => {
    const { blockedBy, ...rest } = result;
    if (blockedBy === undefined || isRed(blockedBy, [result.id])) return result;
    const root = byId.get(blockedBy)?.outcome;
    const why = `${result.reason}. That is for ${blockedBy}, which ${root ? itself[root] : 'was not judged'}`;
    return { ...rest, outcome: 'untestable', reason: why };
  });
}

/** What came out for the requirement that stood in the way, where it is not red. */
const itself: Readonly<Record<Result['outcome'], string>> = {
  pass: 'passes',
  skip: 'was left out',
  blocked: 'could not be judged',
  error: 'could not be judged',
  fail: 'fails',
  warn: 'fails',
  untestable: 'could not be judged',
};
