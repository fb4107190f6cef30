import type { Check } from '../check.js';
import { checks } from '../checks/index.js';
import { observers } from '../checks/observers.js';
import type { StdioConnection } from '../connection/exchange.js';
import type { RequirementId } from '../contract.js';
import type { Era } from '../protocol/era.js';
import { clipFindings } from '../report/clip.js';
import type { Result } from '../report/report.js';
import { lookAtTarget, measureNoop } from './look-at-target.js';
import { Observations } from './observations.js';
import { type OpenTarget, openTarget, orClosed } from './open-target.js';
import { Patience } from './patience.js';
import { type ChosenProfile, claimedProfile, detectProfile } from './profile.js';
import { runCheck } from './run-check.js';
import type { ConformanceOptions } from './run-conformance.js';
import { type Selected, select } from './select.js';
import { createSession, type Session } from './session.js';

/** What came out in one era of MCP. */
export interface EraRun {
  session: Session;
  chosen: ChosenProfile;
  results: Result[];
}

/** Judges the target as one who speaks MCP in this era. */
export async function runEra(options: ConformanceOptions, era: Era, clock: () => number): Promise<EraRun> {
  const reopen = (): Promise<OpenTarget> => openTarget(options.target, era, clock);
  const open = await reopen();
  const session = await orClosed(open.connection, newSession(open, options, clock));
  const { contract } = session;
  try {
    const chosen =
      options.profile === undefined
        ? await detectProfile(session, options.allowActions ?? false)
        : claimedProfile(contract, options.profile);
    session.onFixture = chosen.profile.offers.includes('fixture');
    const selected = select({
      requirements: contract.requirements,
      profile: chosen.profile,
      transport: session.connection.kind,
      stateless: session.target.stateless,
      only: options.only ?? [],
      skip: options.skip ?? [],
    });
    return { session, chosen, results: await runAll(selected, session, reopen, options) };
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
  const { contract, target } = await lookAtTarget(open);
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
  { checkTimeoutMs = 20_000, onProgress }: ConformanceOptions,
): Promise<Result[]> {
  const { onFixture: fixture } = session;
  const { protocol } = session.target;
  const results = new Map<string, Result>();
  const ordered = inOrderOfRunning(selected, fixture);
  const total = ordered.filter((one) => one.skip === null).length;
  let done = 0;
  for (const { requirement, skip } of ordered) {
    if (skip !== null) {
      results.set(requirement.id, skipped(requirement, skip));
      continue;
    }
    onProgress?.({ id: requirement.id, done, total, protocol });
    await revive(session, reopen);
    const result = await runCheck(checkOf(requirement), requirement, session, { checkTimeoutMs, fixture });
    results.set(requirement.id, result);
    done++;
    onProgress?.({ id: requirement.id, done, total, protocol, result });
  }
  onProgress?.({ id: null, done, total, protocol });
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

function withObservations(result: Result, { observations, target }: Session): Result {
  const seen = observations.findingsOf(result.id as RequirementId);
  if (result.outcome !== 'pass' || seen.length === 0) return result;
  const outcome = result.level === 'MUST' ? 'fail' : 'warn';
  return { ...result, outcome, ...clipFindings(seen, target.protocol) };
}
