import { expect, test } from 'vitest';
import type { Protocol } from '../protocol/era.js';
import type { Result } from '../run/result.js';
import { mergeEras } from './merge-eras.js';
import type { Outcome } from './report.js';

const result = (outcome: Outcome, protocol: Protocol, reason: string | null = null): Result => ({
  id: 'busy',
  level: 'MUST',
  section: '13',
  quote: 'A server MUST.',
  outcome,
  reason,
  known: null,
  durationMs: 2,
  findings: outcome === 'fail' ? [{ expected: 'a', actual: 'b', call: null, protocol, exchange: null }] : [],
});

const [older, newer] = ['2025-11-25', '2026-07-28'] as const;
const merged = (a: Result, b: Result) =>
  mergeEras([
    { protocol: older, results: [a] },
    { protocol: newer, results: [b] },
  ])[0]!;

test('a run in one era is what it is', () => {
  const results = [result('untestable', older, 'It hangs.')];
  expect(mergeEras([{ protocol: older, results }])).toEqual(results);
});

test('of two eras the worse outcome counts, and the time of both', () => {
  expect(merged(result('pass', older), result('fail', newer))).toEqual({
    ...result('fail', newer),
    durationMs: 4,
  });
  const outcomes = (a: Outcome, b: Outcome) => merged(result(a, older), result(b, newer)).outcome;
  expect([outcomes('skip', 'pass'), outcomes('untestable', 'warn'), outcomes('error', 'fail')]).toEqual([
    'pass',
    'untestable',
    'error',
  ]);
});

test('findings of both are told, and a reason says its era', () => {
  const { findings } = merged(result('fail', older), result('fail', newer));
  expect(findings.map(({ protocol }) => protocol)).toEqual([older, newer]);
  expect(merged(result('untestable', older, 'It hangs.'), result('pass', newer)).reason).toBe(
    'in MCP 2025-11-25: It hangs.',
  );
  expect(merged(result('skip', older, 'needs http'), result('skip', newer, 'needs http')).reason).toBe(
    'needs http',
  );
});
