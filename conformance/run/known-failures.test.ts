import { describe, expect, test } from 'vitest';
import { parseKnownFailures } from './known-failures.js';
import { UsageError } from './usage-error.js';

describe('known failures', () => {
  test('are an id and a reason a line', () => {
    expect(
      parseKnownFailures('# ours\nref-stale  our cache, ticket 12\n\r\nbusy: no\n'.replace('busy:', 'busy')),
    ).toEqual([
      { id: 'ref-stale', reason: 'our cache, ticket 12', line: 2 },
      { id: 'busy', reason: 'no', line: 4 },
    ]);
  });

  test.each([
    ['ref-stael why', 'kf.txt, line 1: there is no requirement "ref-stael". Did you mean ref-stale?'],
    ['ref-stale', 'kf.txt, line 1: say why ref-stale is a known failure, after its id.'],
    ['busy a\nbusy b', 'kf.txt, line 2: busy is listed twice.'],
  ])('%j is refused', (text, message) => {
    expect(() => parseKnownFailures(text, 'kf.txt')).toThrow(new UsageError(message));
  });
});
