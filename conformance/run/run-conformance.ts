import packageJson from '../../package.json' with { type: 'json' };
import type { Check } from '../check.js';
import { checks } from '../checks/index.js';
import { observers } from '../checks/observers.js';
import type { StdioConnection } from '../connection/exchange.js';
import type { RequirementId } from '../contract.js';
import { clipFindings } from '../report/clip.js';
import type { Report, Result } from '../report/report.js';
import { summarize } from '../report/summarize.js';
import type { KnownFailure } from './known-failures.js';
import { lookAtTarget, measureNoop } from './look-at-target.js';
import { Observations } from './observations.js';
import { type OpenTarget, openTarget, type Target } from './open-target.js';
import { Patience } from './patience.js';
import { claimedProfile, detectProfile } from './profile.js';
import { runCheck } from './run-check.js';
import { type Selected, select } from './select.js';
import { createSession, type Session } from './session.js';

export interface ConformanceOptions {
  /** Where the server is. */
  target: Target;
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
  /** The requirement that is judged now; null at the end. */
  id: string | null;
  done: number;
  total: number;
  result?: Result;
}

/** Judges one server. Throws `UsageError` or `Unreachable`; whatever the target does is in the report. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { strict = false, knownFailures = [] } = options;
  const startedAt = new Date();
  const origin = performance.now();
  const clock = (): number => performance.now() - origin;
  const reopen = (): Promise<OpenTarget> => openTarget(options.target, packageJson.version, clock);
  const open = await reopen();
  const session = await newSession(open, options, clock);
  const { contract } = session;
  try {
    const { profile, source } =
      options.profile === undefined
        ? await detectProfile(session, options.allowActions ?? false)
        : claimedProfile(contract, options.profile);
    session.onFixture = profile.offers.includes('fixture');
    const selected = select({
      requirements: contract.requirements,
      profile,
      transport: open.connection.kind,
      stateless: session.target.stateless,
      only: options.only ?? [],
      skip: options.skip ?? [],
    });
    const fixture = profile.offers.includes('fixture');
    const results = await runAll(selected, session, reopen, { ...options, fixture });
    const judged = withKnown(results, knownFailures);
    const stale = knownFailures.filter((one) => judged.some((r) => r.id === one.id && r.outcome === 'pass'));
    return {
      format: 'conformance-report/1',
      contract: contract.schema,
      suite: { name: packageJson.name, version: packageJson.version },
      target: reportTarget(session),
      profile: { id: profile.id, source, description: profile.description },
      settings: {
        strict,
        fxTimeoutMs: session.timing.fxTimeoutMs,
        graceMs: session.timing.graceMs,
        noopMs: session.timing.noopMs,
      },
      startedAt: startedAt.toISOString(),
      durationMs: Math.round(clock()),
      summary: summarize(judged, stale, strict),
      staleKnownFailures: stale.map(({ id, line }) => ({ id, line })),
      results: judged,
    };
  } finally {
    await session.connection.close();
  }
}

async function newSession(
  open: OpenTarget,
  options: ConformanceOptions,
  now: () => number,
): Promise<Session> {
  const { fxTimeoutMs = 5000, graceMs = 500 } = options;
  const noopMs = await measureNoop(open.connection);
  const { contract, target } = await lookAtTarget(open).catch(async (error: unknown) => {
    await open.connection.close();
    throw error;
  });
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  return createSession({
    contract,
    connection: open.connection,
    target,
    timing: { fxTimeoutMs, graceMs, noopMs, now, sleep },
    observations: new Observations(observers, contract),
    // Longer than the target may take, so that a late answer is seen as late and not as none.
    patience: new Patience(fxTimeoutMs + graceMs + 2000),
  });
}

async function runAll(
  selected: readonly Selected[],
  session: Session,
  reopen: () => Promise<OpenTarget>,
  { checkTimeoutMs = 20_000, fixture, onProgress }: ConformanceOptions & { fixture: boolean },
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const ordered = inOrderOfRunning(selected, fixture);
  const total = ordered.filter((one) => one.skip === null).length;
  let done = 0;
  for (const { requirement, skip } of ordered) {
    if (skip !== null) {
      results.set(requirement.id, skipped(requirement, skip));
      continue;
    }
    onProgress?.({ id: requirement.id, done, total });
    await revive(session, reopen);
    const result = await runCheck(checkOf(requirement), requirement, session, { checkTimeoutMs, fixture });
    results.set(requirement.id, result);
    done++;
    onProgress?.({ id: requirement.id, done, total, result });
  }
  onProgress?.({ id: null, done, total });
  return selected.map(({ requirement }) => withObservations(results.get(requirement.id)!, session));
}

const checkOf = ({ id }: Selected['requirement']): Check | undefined =>
  (checks as Partial<Record<RequirementId, Check>>)[id];

/** Those that only read come first: one answer serves many of them, until something acts on the UI. */
function inOrderOfRunning(selected: readonly Selected[], fixture: boolean): Selected[] {
  const turn = ({ requirement }: Selected): number => {
    const check = checkOf(requirement);
    const special = typeof check === 'object' ? check : undefined;
    if (special?.last) return 2;
    return requirement.needs.includes('actions') || (fixture && special?.withFixture) ? 1 : 0;
  };
  return [...selected].sort((a, b) => turn(a) - turn(b));
}

/** A process that has ended is started again: its end is the finding of one check, not of all. */
async function revive(session: Session, reopen: () => Promise<OpenTarget>): Promise<void> {
  const { connection } = session;
  if (connection.kind !== 'stdio' || !(connection as StdioConnection).exited) return;
  try {
    session.connection = (await reopen()).connection;
    session.memo.clear();
  } catch {
    // The next check finds that nobody answers.
  }
}

function skipped({ id, level, section, quote }: Selected['requirement'], reason: string): Result {
  return {
    id,
    level,
    section,
    quote,
    outcome: 'skip',
    reason,
    known: null,
    durationMs: 0,
    findings: [],
    omittedFindings: 0,
  };
}

function withObservations(result: Result, session: Session): Result {
  const seen = session.observations.findingsOf(result.id as RequirementId);
  if (result.outcome !== 'pass' || seen.length === 0) return result;
  return { ...result, outcome: result.level === 'MUST' ? 'fail' : 'warn', ...clipFindings(seen) };
}

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
