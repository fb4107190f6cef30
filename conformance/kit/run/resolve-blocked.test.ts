import { expect, test } from 'vitest';
import type { Outcome } from '../report/report.js';
import { resolveBlocked } from './resolve-blocked.js';
import type { Result } from './result.js';

const result = (id: string, outcome: Outcome, blockedBy?: string): Result => ({
  id,
  level: 'MUST',
  section: '1',
  quote: 'A server MUST.',
  outcome,
  reason: blockedBy === undefined ? null : 'expected a, got b',
  ...(blockedBy === undefined ? {} : { blockedBy }),
  known: null,
  durationMs: 1,
  findings: [],
});

const resolved = (...results: Result[]) =>
  resolveBlocked(results).map(({ id, outcome, reason, blockedBy }) => [id, outcome, reason, blockedBy]);

test.each(['fail', 'warn', 'untestable'] as const)('a root that is %s blocks', (outcome) => {
  expect(resolved(result('one', 'blocked', 'root'), result('root', outcome))[0]).toEqual([
    'one',
    'blocked',
    'expected a, got b',
    'root',
  ]);
});

test('a root that is blocked by a red one blocks, too', () => {
  const [first] = resolved(
    result('one', 'blocked', 'two'),
    result('two', 'blocked', 'root'),
    result('root', 'fail'),
  );
  expect(first).toEqual(['one', 'blocked', 'expected a, got b', 'two']);
});

test('without a red root it could not be tested', () => {
  expect(
    resolved(
      result('one', 'blocked', 'root'),
      result('root', 'pass'),
      result('two', 'blocked', 'gone'),
      result('three', 'blocked', 'three'),
    ),
  ).toEqual([
    ['one', 'untestable', 'expected a, got b. That is for root, which passes', undefined],
    ['root', 'pass', null, undefined],
    ['two', 'untestable', 'expected a, got b. That is for gone, which was not judged', undefined],
    ['three', 'untestable', 'expected a, got b. That is for three, which could not be judged', undefined],
  ]);
});
