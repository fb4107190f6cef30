import type { Exchange } from '../connection/exchange.js';
import type { Protocol } from '../protocol/era.js';
import type { Difference } from '../reading/difference.js';
import type { Concern } from './concerns.js';

export const reportFormat = 'conformance-report/2';

/** What a run found. Everything that is shown of a run is made from this and nothing else. */
export interface Report {
  format: typeof reportFormat;
  /** Its id and version: `mcp-lights/0.3`. */
  contract: string;
  /** SHA-256 of what the contract asks for; null in a report that was made before there was one. */
  contractHash: string | null;
  /** The revisions of MCP in which the target was judged, as it chose them. */
  protocols: Protocol[];
  suite: Suite;
  target: ReportTarget;
  profile: {
    id: string;
    /** Whether the caller said it or the suite found out. */
    source: 'claimed' | 'detected';
    description: string;
    /** What the suite could use beside reading; see `Result.needs`. */
    offers: string[];
  };
  /** How much of the contract was tried; null for a part of it. */
  level: ConformanceLevel | null;
  /** The same where the target conforms and nothing was kept back; this is what its authors may claim. */
  proven: ConformanceLevel | null;
  settings: {
    strict: boolean;
    /** How long the target may take for a call that does not say so itself. */
    deadlineMs: number;
    graceMs: number;
    noopMs: number;
    /** What the run was restricted to; empty for everything. */
    only: string[];
    skip: string[];
    /** Requirements that were judged by what the target was configured to. */
    configured: string[];
  };
  /** RFC 3339, UTC. */
  startedAt: string;
  durationMs: number;
  summary: Summary;
  /** Entries of the known-failures file that pass now. */
  staleKnownFailures: { id: string; line: number }[];
  /** What went over the wire; findings refer to it by its place. */
  exchanges: Exchange[];
  /** In the order of the contract. */
  results: Result[];
  /** What was found about basics of MCP that the contract does not ask for; it never changes the verdict. */
  remarks?: ReportedRemark[];
}

export interface ReportedRemark extends Sighting {
  id: string;
  /** What every MCP server keeps. */
  sentence: string;
  /** The revision of MCP in which it was seen. */
  protocol: Protocol;
}

/** Who judged, and how far it can be trusted. */
export interface Suite {
  name: string;
  version: string;
  /** SHA-256 of its source; null where it is run unbuilt. */
  hash: string | null;
  /** Of its servers that break one sentence each on purpose; `further` ones break it in another place or way. */
  selfTest: (Kills & { further?: Kills; random?: RandomFaults }) | null;
}

/** Servers that are wrong on purpose, and those among them that were found. */
export interface Kills {
  mutants: number;
  killed: number;
}

/** How the suite judged servers with random combinations of small faults. */
export interface RandomFaults {
  servers: number;
  /** Of all servers, without those that nobody can see behind others. */
  faults: number;
  found: number;
  /** How many sentences it called broken that were not. */
  false: number;
}

export type ConformanceLevel = 'Core' | 'Actions' | 'Full';

export interface ReportTarget {
  name: string | null;
  version: string | null;
  transport: 'http' | 'stdio';
  address: string;
  /** The revision of MCP that it chose, as it wrote it. */
  protocolVersion: string | null;
  tools: string[];
}

export type Outcome = 'pass' | 'fail' | 'warn' | 'skip' | 'blocked' | 'untestable' | 'error';
export type Level = 'MUST' | 'SHOULD' | 'MAY';

export interface Result {
  id: string;
  level: Level;
  section: string;
  /** The sentence of the contract. */
  quote: string;
  /** What a target has to offer for it to be judged. */
  needs: string[];
  /** What is lost where it is broken. */
  concern: Concern;
  /** Where the contract decided against what older texts say; shown when it is not kept. */
  note?: string;
  outcome: Outcome;
  /** Why it was skipped, is blocked or untestable, or what broke in the suite. */
  reason: string | null;
  /** The requirement whose breach kept this one from being judged; only of one that is blocked. */
  blockedBy?: string;
  /** The last thing that the target said before the check gave up; only of one that is blocked or untestable. */
  last?: LastAnswer;
  /** It is listed as a known failure. */
  known: { reason: string; line: number } | null;
  durationMs: number;
  /** One of each kind. */
  findings: ReportedFinding[];
  /** How many more there were, of other kinds. */
  omittedFindings: number;
  /** Everything that went over the wire for it, by its place in `exchanges`; only of a run that was traced. */
  trace?: number[];
}

export interface Sighting {
  expected: string;
  actual: string;
  /** The call that shows it: `get_room {"name":"attic"}`. */
  call: string | null;
  /** Its place in `exchanges`. */
  exchange: number | null;
}

export interface ReportedFinding extends Sighting {
  /** The revision of MCP in which it was seen. */
  protocol: Protocol;
  /** Where two documents differ, instead of both of them. */
  differences?: Difference[];
  /** How many places more there are. */
  moreDifferences?: number;
  /** How often the same thing was found. */
  times: number;
  /** Two more of them at most. */
  also: Sighting[];
}

export interface LastAnswer {
  call: string | null;
  answer: string;
  exchange: number | null;
}

export type Verdict = 'conforms' | 'does not conform' | 'nothing was checked' | 'the suite is broken';

export interface Summary {
  verdict: Verdict;
  exitCode: 0 | 1 | 2 | 4;
  /** Of those that were judged; known failures count as failures here. */
  levels: Record<Level, { passed: number; total: number }>;
  outcomes: Record<Outcome, number>;
  /** Failures that are listed as known. */
  known: number;
}
