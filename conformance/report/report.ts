import type { Protocol } from '../protocol/era.js';
import type { Finding } from '../run/trial.js';

/** What a run found. Everything that is shown of a run is made from this and nothing else. */
export interface Report {
  format: 'conformance-report/1';
  /** `mcp-javafx-ui/1.0`. */
  contract: string;
  /** The eras of MCP in which the target was judged. */
  protocols: Protocol[];
  suite: { name: string; version: string };
  target: ReportTarget;
  profile: {
    id: string;
    /** Whether the caller said it or the suite found out. */
    source: 'claimed' | 'detected';
    description: string;
  };
  settings: { strict: boolean; fxTimeoutMs: number; graceMs: number; noopMs: number };
  /** RFC 3339, UTC. */
  startedAt: string;
  durationMs: number;
  summary: Summary;
  /** Entries of the known-failures file that pass now. */
  staleKnownFailures: { id: string; line: number }[];
  /** In the order of the contract. */
  results: Result[];
}

export interface ReportTarget {
  name: string | null;
  version: string | null;
  transport: 'http' | 'stdio';
  address: string;
  /** The revision of MCP that it chose. */
  protocolVersion: string | null;
  tools: string[];
}

export type Outcome = 'pass' | 'fail' | 'warn' | 'skip' | 'untestable' | 'error';
export type Level = 'MUST' | 'SHOULD' | 'MAY';

export interface Result {
  id: string;
  level: Level;
  section: string;
  /** The sentence of the contract. */
  quote: string;
  outcome: Outcome;
  /** Why it was skipped, is untestable, or what broke in the suite. */
  reason: string | null;
  /** It is listed as a known failure. */
  known: { reason: string; line: number } | null;
  durationMs: number;
  findings: ReportedFinding[];
  /** How many more there were. */
  omittedFindings: number;
}

export interface ReportedFinding extends Finding {
  /** The era of MCP in which it was seen. */
  protocol: Protocol;
}

export type Verdict = 'conforms' | 'does not conform' | 'nothing was checked' | 'the suite is broken';

export interface Summary {
  verdict: Verdict;
  exitCode: 0 | 1 | 2 | 4;
  /** Of those that were not skipped; known failures count as failures here. */
  levels: Record<Level, { passed: number; total: number }>;
  outcomes: Record<Outcome, number>;
  /** Failures that are listed as known. */
  known: number;
}
