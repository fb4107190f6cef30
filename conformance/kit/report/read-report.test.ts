import { expect, test } from 'vitest';
import { broken, report, result } from '../testing/results.js';
import { readReport, UnreadableReport } from './read-report.js';

const exchange = {
  at: 1,
  elapsedMs: 2,
  request: { line: 'POST x', headers: {}, body: '{}' },
  response: null,
  failure: 'no reply',
};

test('a report is read as it was written', async () => {
  const whole = report([result('a'), broken('b', 'x', 'y')]);
  expect(await readReport(JSON.stringify(whole), 'r.json')).toEqual(whole);
});

test('one of the first format is read, and what it does not tell stays open', async () => {
  const finding = { expected: 'a lamp', actual: 'none', call: 'get {}', protocol: '2025-11-25', exchange };
  const { needs: _, concern: __, ...plain } = result('token-exact', { outcome: 'fail' });
  const old = {
    ...report([result('token-exact', { outcome: 'fail' })]),
    format: 'conformance-report/1',
    suite: { name: 'suite', version: '0' },
    profile: { id: 'core', source: 'claimed', description: '' },
    settings: { strict: false, fxTimeoutMs: 5000, graceMs: 500, noopMs: 1 },
    results: [{ ...plain, findings: [finding, finding, finding, finding], omittedFindings: 3 }],
  };
  expect(await readReport(JSON.stringify(old), 'old.json')).toMatchObject({
    format: 'conformance-report/2',
    contractHash: null,
    level: null,
    suite: { hash: null, selfTest: null },
    settings: { deadlineMs: 5000 },
    exchanges: [exchange, exchange, exchange],
    results: [{ concern: 'security', findings: [{ times: 4, exchange: 0 }], omittedFindings: 3 }],
  });
});

test.each([
  ['{', 'The file r.json is not JSON.'],
  ['{"results":[]}', 'The file r.json is not a report; "conformance <url> --json r.json" writes one.'],
  [
    '{"format":"conformance-report/3"}',
    'The file r.json has the format conformance-report/3, which a later suite has made; this one reads conformance-report/2.',
  ],
])('%s is refused with a sentence', async (text, sentence) => {
  await expect(readReport(text, 'r.json')).rejects.toEqual(new UnreadableReport(sentence));
});

test('one that is not whole is refused with the first thing that is wrong', async () => {
  const { results: _, ...torn } = report([]);
  await expect(readReport(JSON.stringify(torn), 'r.json')).rejects.toEqual(
    new UnreadableReport('The file r.json is not a whole report: Missing member "results".'),
  );
});
