import { provenLevel } from '../report/level.js';
import type { Report, ReportedFinding, Result } from '../report/report.js';
import { summarize } from '../report/summarize.js';

/** A finding of a report. */
export const finding = (expected: string, actual: string, call: string | null = null): ReportedFinding => ({
  expected,
  actual,
  call,
  exchange: null,
  protocol: '2025-11-25',
  times: 1,
  also: [],
});

/** A result of a report; one that passes unless it is said otherwise. */
export const result = (id: string, part: Partial<Result> = {}): Result => ({
  id,
  level: 'MUST',
  section: '1',
  quote: `A server MUST ${id}.`,
  needs: [],
  concern: 'behaviour',
  outcome: 'pass',
  reason: null,
  known: null,
  durationMs: 1,
  findings: [],
  omittedFindings: 0,
  ...part,
});

/** One that was seen broken. */
export const broken = (id: string, expected: string, actual: string, part: Partial<Result> = {}): Result =>
  result(id, { outcome: 'fail', findings: [finding(expected, actual, 'get_lamps {}')], ...part });

export function report(results: Result[], part: Partial<Report> = {}): Report {
  const made = { ...plain(results), ...part };
  return { ...made, proven: provenLevel(made) };
}

const plain = (results: Result[]): Omit<Report, 'proven'> => ({
  format: 'conformance-report/2',
  contract: 'mcp-lamps/0.1',
  contractHash: null,
  protocols: ['2025-11-25'],
  suite: { name: 'suite', version: '1', hash: 'a'.repeat(64), selfTest: null },
  target: {
    name: 'lamp',
    version: '1',
    transport: 'http',
    address: 'http://127.0.0.1/mcp',
    protocolVersion: '2025-11-25',
    tools: [],
  },
  profile: { id: 'fixture', source: 'claimed', description: '', offers: ['actions', 'fixture'] },
  level: 'Full',
  settings: { strict: false, deadlineMs: 1000, graceMs: 500, noopMs: 1, only: [], skip: [], configured: [] },
  startedAt: '2026-01-05T12:34:56.789Z',
  durationMs: 1,
  summary: summarize(results, [], false),
  staleKnownFailures: [],
  exchanges: [],
  results,
});
