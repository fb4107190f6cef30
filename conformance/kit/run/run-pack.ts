import packageJson from '../../../package.json' with { type: 'json' };
import { type Contract, requirementOf } from '../contract.js';
import type { Pack } from '../pack.js';
import { isProtocol, type Protocol, protocols } from '../protocol/era.js';
import { eraOf } from '../protocol/eras.js';
import { type About, assemble, fitted } from '../report/assemble.js';
import { concernOf } from '../report/concerns.js';
import { contractHash, suiteHash } from '../report/hashes.js';
import { levelOf, provenLevel } from '../report/level.js';
import { mergeEras } from '../report/merge-eras.js';
import { type Report, reportFormat } from '../report/report.js';
import { summarize } from '../report/summarize.js';
import type { KnownFailure } from './known-failures.js';
import { OtherEra, openTarget, type Target } from './open-target.js';
import type { Result } from './result.js';
import { type EraRun, runEra } from './run-era.js';
import type { Session } from './session.js';
import { UsageError } from './usage-error.js';

/** In which revision of MCP the target is judged: by its date, or `auto`, or `both`; see `RunOptions.protocol`. */
export type ProtocolChoice = 'auto' | 'both' | Protocol;

export interface RunOptions {
  /** Where the server is. */
  target: Target;
  /**
   * The revision of MCP in which it is judged, such as 2025-06-18; it must speak that very one. `both` takes
   * 2025-11-25 and 2026-07-28, one after the other. Default `auto`: what it chooses in the handshake; without one,
   * 2026-07-28.
   */
  protocol?: ProtocolChoice;
  /** The version of the contract to judge by, such as 1.0: a server keeps every earlier minor one. Default: what it claims. */
  contractVersion?: string;
  /** Default: the widest that the target allows, as the pack finds out. */
  profile?: string;
  only?: readonly string[];
  skip?: readonly string[];
  /** A SHOULD that is not kept counts like a MUST. */
  strict?: boolean;
  /** Also actions on a target that nobody knows. */
  allowActions?: boolean;
  knownFailures?: readonly KnownFailure[];
  /** How long the target may take for a call that does not say so itself. Default: what the pack says. */
  deadlineMs?: number;
  /** How much later than its deadline an answer may come. Default 500. */
  graceMs?: number;
  /** Longest time of one check, what it waits for on purpose not counted. Default 20000. */
  checkTimeoutMs?: number;
  /** Keeps what goes over the wire for every requirement, also for those that pass. */
  trace?: boolean;
  /** How often a check is run, at most, if the machine was too busy to trust what it found. Default 5. */
  tries?: number;
  /** Requirements that the target is known to break: what is found is believed at once, on a busy machine, too. */
  knownBroken?: readonly string[];
  /**
   * Requirements that allow a configuration of which this target makes use, where the suite cannot measure it:
   * they are judged by that configuration, whatever it is.
   */
  configured?: readonly string[];
  /** Another fixture that the target shows; only what the usual one cannot show is judged. */
  fixture?: string;
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

/** Judges one server by one contract. Throws `UsageError` or `Unreachable`; whatever the target does is in the report. */
export async function runPack(pack: Pack, asked: RunOptions): Promise<Report> {
  const options = forFixture(pack, asked);
  const {
    strict = false,
    knownFailures = [],
    only = [],
    skip = [],
    configured = [],
    trace = false,
  } = options;
  const startedAt = new Date();
  const origin = performance.now();
  const clock = (): number => performance.now() - origin;
  const runs = await runEras(pack, options, clock);
  const [{ session, chosen }] = runs;
  const judged = withKnown(
    mergeEras(runs.map(({ session: { target }, results }) => ({ protocol: target.protocol, results }))),
    knownFailures,
  );
  const stale = knownFailures.filter((one) => judged.some((r) => r.id === one.id && r.outcome === 'pass'));
  const { id, description, offers, sections } = chosen.profile;
  const { contract, timing } = session;
  const { deadlineMs, graceMs, noopMs } = timing;
  const { name, version } = packageJson;
  const { exchanges, results, remarks } = assemble(
    judged,
    aboutIn(contract, pack),
    // What is the same in both eras is told once.
    [
      ...new Map(
        runs
          .flatMap((run) => run.remarks)
          .reverse()
          .map((one) => [one.id, one]),
      ).values(),
    ].reverse(),
  );
  const report: Omit<Report, 'proven'> = {
    format: reportFormat,
    contract: contract.schema,
    contractHash: contractHash(contract),
    protocols: runs.map((run) => run.session.target.protocol),
    suite: { name, version, hash: suiteHash, selfTest: pack.selfTest },
    target: reportTarget(session),
    profile: { id, source: chosen.source, description, offers: [...offers] },
    level: levelOf(contract.requirements, { offers, sections }, only.length + skip.length > 0),
    settings: {
      strict,
      deadlineMs,
      graceMs,
      noopMs,
      only: [...only],
      skip: [...skip],
      configured: [...configured],
    },
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(clock()),
    summary: summarize(results, stale, strict),
    staleKnownFailures: stale.map(({ id: known, line }) => ({ id: known, line })),
    exchanges,
    results,
    ...(remarks.length > 0 ? { remarks } : {}),
  };
  const proven = provenLevel(report);
  return fitted({ ...report, proven }, trace ? mostBytesTraced : mostBytes);
}

/** The options with what another fixture can show. */
function forFixture({ fixtures }: Pack, options: RunOptions): RunOptions {
  const { fixture, only = [] } = options;
  if (fixture === undefined) return options;
  const known = Object.hasOwn(fixtures, fixture) ? fixtures[fixture] : undefined;
  if (!known) {
    const names = Object.keys(fixtures).join(', ') || 'none';
    throw new UsageError(`Expected a fixture that this contract knows (${names}), got "${fixture}".`);
  }
  return { ...options, only: only.length > 0 ? only : known.only };
}

/** So large a report may become that people send to each other; one that was asked to keep everything may be larger. */
const mostBytes = 900_000;
const mostBytesTraced = 20_000_000;

const aboutIn =
  (contract: Contract, { concerns, notes }: Pack): About =>
  (id) => ({
    needs: [...requirementOf(contract, id).needs],
    concern: concernOf(id, concerns),
    ...(Object.hasOwn(notes, id) ? { note: notes[id]! } : {}),
  });

async function runEras(pack: Pack, options: RunOptions, clock: () => number): Promise<[EraRun, ...EraRun[]]> {
  const { protocol = 'auto' } = options;
  const [first, second] = protocols;
  if (protocol === 'both') {
    // Whether the target speaks both is known after two greetings, and a run may take minutes.
    for (const each of protocols)
      await (await openTarget(options.target, eraOf(each), clock)).connection.close();
    return [
      await runEra(pack, options, eraOf(first), clock),
      await runEra(pack, options, eraOf(second), clock),
    ];
  }
  if (protocol !== 'auto') {
    if (!isProtocol(protocol)) {
      throw new UsageError(
        `Expected --protocol to be auto, both or a revision of MCP such as ${first}, got "${protocol}".`,
      );
    }
    return [await runEra(pack, options, eraOf(protocol, { exact: true }), clock)];
  }
  try {
    return [await runEra(pack, options, eraOf(first), clock)];
  } catch (error) {
    if (!(error instanceof OtherEra)) throw error;
    return [await runEra(pack, options, eraOf(second), clock).catch(neitherIf(error))];
  }
}

/** Nobody asked for the second revision by name, so the answer to the first one is what matters. */
const neitherIf =
  (first: OtherEra) =>
  (second: unknown): never => {
    throw second instanceof OtherEra ? first : second;
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
