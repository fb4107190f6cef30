import { expect, test } from 'vitest';
import type { Exchange } from '../connection/exchange.js';
import type { Result as Judged } from '../run/result.js';
import { report } from '../testing/results.js';
import { assemble, fitted, reportJson } from './assemble.js';

const exchange = (body: string): Exchange => ({
  at: 1.2345,
  elapsedMs: 2.3456,
  request: { line: 'POST x', headers: {}, body: '{}' },
  response: { status: 200, headers: {}, body },
  failure: null,
});

const judged = (id: string, shown: Exchange[], actual = 'none'): Judged => ({
  id,
  level: 'MUST',
  section: '1',
  quote: 'A server MUST.',
  outcome: 'fail',
  reason: null,
  known: null,
  durationMs: 1,
  findings: shown.map((one) => ({
    expected: 'a lamp',
    actual,
    call: 'get_lamps {}',
    exchange: one,
    protocol: '2025-11-25',
  })),
});

const about = () => ({ needs: ['fixture'], concern: 'form' as const, note: 'Once it was a candle.' });

test('an exchange is stored once, whoever refers to it', () => {
  const [first, second] = [exchange('1'), exchange('2')];
  const { exchanges, results } = assemble(
    [
      judged('a', [first, second]),
      { ...judged('b', []), last: { call: null, answer: 'no', exchange: first } },
    ],
    about,
  );
  expect(exchanges).toEqual([first, second]);
  expect(results).toMatchObject([
    { ...about(), findings: [{ exchange: 0, times: 2, also: [{ exchange: 1 }] }] },
    { findings: [], last: { answer: 'no', exchange: 0 } },
  ]);
});

test('of many differences some are shown and the others counted', () => {
  const differences = Array.from({ length: 20 }, (_, i) => ({ at: `/${i}`, expected: '1', actual: '2' }));
  const one = judged('a', [exchange('')]);
  const { results } = assemble([{ ...one, findings: [{ ...one.findings[0]!, differences }] }], about);
  expect(results[0]!.findings[0]).toMatchObject({
    differences: differences.slice(0, 8),
    moreDifferences: 12,
  });
});

test('a report of a hundred and fifteen broken requirements with endless answers fits', () => {
  const results = Array.from({ length: 115 }, (_, i) =>
    judged(
      `r-${i}`,
      Array.from({ length: 40 }, () => exchange(`👋"${'x'.repeat(100_000)}`)),
      'y'.repeat(600),
    ),
  );
  const { exchanges, results: told } = assemble(results, about);
  const whole = report(told, { exchanges });
  const text = reportJson(fitted(whole, 900_000));
  expect(Buffer.byteLength(text)).toBeLessThan(900_000);
  expect(fitted(whole, 900_000).exchanges[0]!.response!.body).toMatch(/^👋"x+… \(\d+ more characters\)$/);
});

test('a small one keeps its answers whole, and is cut further when nothing else helps', () => {
  const { exchanges, results } = assemble(
    [judged('a', [exchange('x'.repeat(7000))], 'y'.repeat(500))],
    about,
  );
  expect(fitted(report(results, { exchanges }), 900_000).exchanges).toEqual([
    { ...exchange('x'.repeat(7000)), at: 1, elapsedMs: 2.3 },
  ]);
  const [tight] = fitted(report(results, { exchanges }), 10).results;
  expect(tight!.findings[0]!.actual).toHaveLength(201);
});
