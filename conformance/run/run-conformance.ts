import packageJson from '../../package.json' with { type: 'json' };
import { type Protocol, protocols } from '../protocol/era.js';
import { eras } from '../protocol/eras.js';
import { mergeEras } from '../report/merge-eras.js';
import type { Report, Result } from '../report/report.js';
import { summarize } from '../report/summarize.js';
import type { KnownFailure } from './known-failures.js';
import { OtherEra, openTarget, type Target } from './open-target.js';
import { type EraRun, runEra } from './run-era.js';
import type { Session } from './session.js';
import { Unreachable } from './usage-error.js';

/** In which era of MCP the target is judged; see `ConformanceOptions.protocol`. */
export const protocolChoices = ['auto', ...protocols, 'both'] as const;
export type ProtocolChoice = (typeof protocolChoices)[number];

export interface ConformanceOptions {
  /** Where the server is. */
  target: Target;
  /**
   * The era of MCP in which it is judged, or both, one after the other. Default `auto`: the first of 2025-11-25 and
   * 2026-07-28 that it speaks.
   */
  protocol?: ProtocolChoice;
  /** Default: what the target allows, see `detectProfile`. */
  profile?: string;
  only?: readonly string[];
  skip?: readonly string[];
  /** A SHOULD that is not kept counts like a MUST. */
  strict?: boolean;
  /** Also actions on an application that nobody knows. */
  allowActions?: boolean;
  knownFailures?: readonly KnownFailure[];
  /** The deadline of the target's reading tools. Default 5000. */
  fxTimeoutMs?: number;
  /** How much later than its deadline an answer may come. Default 500. */
  graceMs?: number;
  /** Longest time of one check, what it waits for on purpose not counted. Default 20000. */
  checkTimeoutMs?: number;
  /** Told as the run goes on. */
  onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** The requirement that is judged now; null at the end of an era. */
  id: string | null;
  done: number;
  /** Of this era. */
  total: number;
  protocol: Protocol;
  result?: Result;
}

/** Judges one server. Throws `UsageError` or `Unreachable`; whatever the target does is in the report. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { strict = false, knownFailures = [] } = options;
  const startedAt = new Date();
  const origin = performance.now();
  const clock = (): number => performance.now() - origin;
  const runs = await runEras(options, clock);
  const [{ session, chosen }] = runs;
  const judged = withKnown(
    mergeEras(runs.map(({ session: { target }, results }) => ({ protocol: target.protocol, results }))),
    knownFailures,
  );
  const stale = knownFailures.filter((one) => judged.some((r) => r.id === one.id && r.outcome === 'pass'));
  const { id, description } = chosen.profile;
  const { fxTimeoutMs, graceMs, noopMs } = session.timing;
  return {
    format: 'conformance-report/1',
    contract: session.contract.schema,
    protocols: runs.map((run) => run.session.target.protocol),
    suite: { name: packageJson.name, version: packageJson.version },
    target: reportTarget(session),
    profile: { id, source: chosen.source, description },
    settings: { strict, fxTimeoutMs, graceMs, noopMs },
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(clock()),
    summary: summarize(judged, stale, strict),
    staleKnownFailures: stale.map(({ id: known, line }) => ({ id: known, line })),
    results: judged,
  };
}

async function runEras(options: ConformanceOptions, clock: () => number): Promise<[EraRun, ...EraRun[]]> {
  const { protocol = 'auto' } = options;
  const [first, second] = protocols;
  if (protocol === 'both') {
    // Whether the target speaks both is known after two greetings, and a run may take minutes.
    for (const each of protocols)
      await (await openTarget(options.target, eras[each], clock)).connection.close();
    return [await runEra(options, eras[first], clock), await runEra(options, eras[second], clock)];
  }
  if (protocol !== 'auto') return [await runEra(options, eras[protocol], clock)];
  try {
    return [await runEra(options, eras[first], clock)];
  } catch (error) {
    if (!(error instanceof OtherEra)) throw error;
    return [await runEra(options, eras[second], clock).catch(neitherIf(error))];
  }
}

/** Nobody asked for the second era by name, so the first one's answer is what matters. */
const neitherIf =
  (first: OtherEra) =>
  (second: unknown): never => {
    throw second instanceof OtherEra ? new Unreachable(first.neither) : second;
  };

function withKnown(results: readonly Result[], known: readonly KnownFailure[]): Result[] {
  return results.map((result) => {
    const entry = known.find((one) => one.id === result.id);
    return entry ? { ...result, known: { reason: entry.reason, line: entry.line } } : result;
  });
}

function reportTarget({ target, connection }: Session): Report['target'] {
  return {
    name: target.name,
    version: target.version,
    transport: target.transport,
    address: connection.address,
    protocolVersion: target.protocolVersion,
    tools: [...target.toolNames],
  };
}
