import type { Exchange } from '../connection/exchange.js';
import { isObject } from '../reading/json.js';
import { assemble } from './assemble.js';
import { concernOf } from './concerns.js';
import type { Report, ReportTarget, Result, Summary } from './report.js';

/** What reports were before they stored each exchange once. */
export interface ReportOfFormat1 {
  format: 'conformance-report/1';
  contract: string;
  protocols?: string[];
  suite: { name: string; version: string };
  target: ReportTarget;
  profile: { id: string; source: 'claimed' | 'detected'; description: string };
  settings: { strict: boolean; fxTimeoutMs: number; graceMs: number; noopMs: number };
  startedAt: string;
  durationMs: number;
  summary: Summary;
  staleKnownFailures: { id: string; line: number }[];
  results: (Omit<Result, 'needs' | 'concern' | 'findings'> & { findings: FindingOfFormat1[] })[];
}

interface FindingOfFormat1 {
  expected: string;
  actual: string;
  call: string | null;
  protocol?: string;
  exchange: Exchange | null;
}

export const isReportOfFormat1 = (value: unknown): value is ReportOfFormat1 =>
  isObject(value) && value.format === 'conformance-report/1' && Array.isArray(value.results);

/** The same in the format of today; what it does not tell stays open. */
export function upgraded(old: ReportOfFormat1): Report {
  const { settings, suite, profile, summary, results: judged, protocols = ['2025-11-25'] } = old;
  const { fxTimeoutMs: deadlineMs, ...timing } = settings;
  const { exchanges, results } = assemble(
    judged.map(({ findings, last: _, trace: __, ...rest }) => ({
      ...rest,
      findings: findings.map((one) => ({ protocol: protocols[0]!, ...one })),
    })),
    (id) => ({ needs: [], concern: concernOf(id) }),
  );
  return {
    ...old,
    format: 'conformance-report/2',
    contractHash: null,
    protocols,
    suite: { ...suite, hash: null, selfTest: null },
    profile: { ...profile, offers: [] },
    level: null,
    proven: null,
    settings: { ...timing, deadlineMs, only: [], skip: [], configured: [] },
    summary: { ...summary, outcomes: { ...noOutcomes, ...summary.outcomes } },
    exchanges,
    results: results.map((one, i) => ({
      ...one,
      omittedFindings: one.omittedFindings + judged[i]!.omittedFindings,
    })),
  };
}

const noOutcomes = { pass: 0, fail: 0, warn: 0, skip: 0, blocked: 0, untestable: 0, error: 0 };
