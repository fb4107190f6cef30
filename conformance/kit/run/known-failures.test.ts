import { describe, expect, test } from 'vitest';
import { lampsPack } from '../testing/lamps.js';
import { parseKnownFailures } from './known-failures.js';
import { UsageError } from './usage-error.js';

const pack = lampsPack({ 'lamp-unknown': async () => {}, 'lamps-listed': async () => {} });

describe('known failures', () => {
  test('are an id and a reason a line', () => {
    const text = '# ours\nlamp-unknown  our cache, ticket 12\n\r\nlamps-listed no\n';
    expect(parseKnownFailures(text, pack)).toEqual([
      { id: 'lamp-unknown', reason: 'our cache, ticket 12', line: 2 },
      { id: 'lamps-listed', reason: 'no', line: 4 },
    ]);
  });

  test.each([
    [
      'lamp-unknwon why',
      'kf.txt, line 1: there is no requirement "lamp-unknwon". Did you mean lamp-unknown?',
    ],
    ['lamp-unknown', 'kf.txt, line 1: say why lamp-unknown is a known failure, after its id.'],
    ['lamps-listed a\nlamps-listed b', 'kf.txt, line 2: lamps-listed is listed twice.'],
  ])('%j is refused', (text, message) => {
    expect(() => parseKnownFailures(text, pack, 'kf.txt')).toThrow(new UsageError(message));
  });
});
