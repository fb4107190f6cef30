import type { Check } from '../check.js';
import type { StdioConnection } from '../connection/exchange.js';
import { isActing, toolNames } from '../contract.js';
import type { Pack } from '../pack.js';
import type { Era } from '../protocol/era.js';
import { createContext } from './context.js';
import { lookAtTarget, measureNoop } from './look-at-target.js';
import { Observations } from './observations.js';
import { type OpenTarget, openTarget, orClosed } from './open-target.js';
import { Patience } from './patience.js';
import { type ChosenProfile, claimedProfile, detectProfile } from './profile.js';
import { resolveBlocked } from './resolve-blocked.js';
import type { RemarkedOn, Result } from './result.js';
import { runCheck } from './run-check.js';
import type { RunOptions } from './run-pack.js';
import { runRemarks } from './run-remarks.js';
import { type Selected, select } from './select.js';
import { createSession, type Session } from './session.js';
import { Trial } from './trial.js';
import { Unreachable } from './usage-error.js';
import { hasMoved, whileStill } from './while-still.js';

/** What came out in one era of MCP. */
export interface EraRun {
  session: Session;
  chosen: ChosenProfile;
  results: Result[];
  remarks: RemarkedOn[];
}

/** Judges the target as one who speaks MCP in this era. */
export async function runEra(
  pack: Pack,
  options: RunOptions,
  era: Era,
  clock: () => number,
): Promise<EraRun> {
  const reopen: Session['reopen'] = (start) => openTarget(options.target, era, clock, start);
  const open = await reopen();
  const session = await orClosed(open.connection, newSession(pack, open, options, clock, reopen));
  const { contract } = session;
  try {
    const why = await pack.notReady(createContext(session, new Trial()));
    if (why !== null) throw new Unreachable(why);
    const chosen =
      options.profile === undefined
        ? await detectProfile(session, options.allowActions ?? false)
        : claimedProfile(contract, options.profile);
    const canAct = toolNames(contract).some(
      (tool) => isActing(contract, tool) && session.target.offers(tool),
    );
    session.onFixture = chosen.profile.offers.includes('fixture') && canAct;
    const selected = select({
      requirements: contract.requirements,
      profile: chosen.profile,
      canAct,
      isReadable: (id) => typeof pack.checks[id] === 'object' && pack.checks[id].byReading !== undefined,
      transport: session.connection.kind,
      stateless: session.target.stateless,
      only: options.only ?? [],
      skip: options.skip ?? [],
    });
    const results = await runAll(selected, session, options);
    const isWhole = !options.only?.length && !options.skip?.length;
    return { session, chosen, results, remarks: isWhole ? await runRemarks(pack, session, options) : [] };
  } finally {
    await session.connection.close();
    for (const end of session.endings.reverse()) await end();
  }
}

async function newSession(
  pack: Pack,
  open: OpenTarget,
  options: RunOptions,
  now: () => number,
  reopen: Session['reopen'],
): Promise<Session> {
  const { deadlineMs = pack.deadlineMs, graceMs = 500 } = options;
  const noopMs = await measureNoop(open.connection);
  const { contract, target } = await lookAtTarget(pack, open, options.contractVersion);
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  return createSession({
    pack,
    contract,
    connection: open.connection,
    target,
    timing: { deadlineMs, graceMs, noopMs, now, sleep },
    observations: new Observations(pack.observers, contract, pack.wireObservers),
    // Longer than the target may take, so that a late answer is seen as late and not as none.
    patience: new Patience(deadlineMs + graceMs + 2000),
    configured: new Set(options.configured ?? []),
    otherFixture: options.fixture ?? null,
    command: 'command' in options.target ? (options.target.command ?? null) : null,
    reopen,
  });
}

async function runAll(
  selected: readonly Selected[],
  session: Session,
  { checkTimeoutMs = 20_000, tries, knownBroken = [], onProgress, trace = false }: RunOptions,
): Promise<Result[]> {
  const { pack, onFixture: fixture } = session;
  const { protocol } = session.target;
  const results = new Map<string, Result>();
  const ordered = inOrderOfRunning(pack, selected, fixture);
  const total = ordered.filter((one) => one.skip === null).length;
  let done = 0;
  if (!fixture) await hasMoved(session);
  for (const { requirement, skip, byReading } of ordered) {
    if (skip !== null) {
      results.set(requirement.id, skipped(requirement, skip));
      continue;
    }
    onProgress?.({ id: requirement.id, done, total, protocol });
    const settings = {
      checkTimeoutMs,
      fixture,
      ...(tries === undefined ? {} : { tries }),
      knownBroken,
      byReading,
      trace,
    };
    const check = checkOf(pack, requirement);
    const result = await whileStill(session, async () => {
      await revive(session);
      return runCheck(check, requirement, session, settings);
    });
    results.set(requirement.id, result);
    done++;
    onProgress?.({ id: requirement.id, done, total, protocol, result });
  }
  onProgress?.({ id: null, done, total, protocol });
  return resolveBlocked(
    selected.map(({ requirement }) => withObservations(results.get(requirement.id)!, session)),
  );
}

const checkOf = ({ checks }: Pack, { id }: Selected['requirement']): Check | undefined => checks[id];

/** Those that only read come first: one answer serves many of them, until something acts. */
function inOrderOfRunning(pack: Pack, selected: readonly Selected[], fixture: boolean): Selected[] {
  const turn = ({ requirement }: Selected): number => {
    const check = checkOf(pack, requirement);
    const special = typeof check === 'object' ? check : undefined;
    if (special?.last) return 3;
    if (!requirement.needs.includes('actions') && !(fixture && special?.withFixture)) return 0;
    return special?.first ? 1 : 2;
  };
  return [...selected].sort((a, b) => turn(a) - turn(b));
}

/** A process that has ended is started again: its end is the finding of one check, not of all. */
async function revive(session: Session): Promise<void> {
  const { connection } = session;
  if (connection.kind !== 'stdio' || !(connection as StdioConnection).exited) return;
  try {
    session.connection = (await session.reopen()).connection;
    session.otherLines.push(...(connection as StdioConnection).lines);
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
  };
}

function withObservations(result: Result, { observations, target }: Session): Result {
  const seen = observations.findingsOf(result.id);
  if (!['pass', 'blocked'].includes(result.outcome) || seen.length === 0) return result;
  const { blockedBy: _, last: __, ...judged } = result;
  const outcome = result.level === 'MUST' ? 'fail' : 'warn';
  const findings = seen.map((finding) => ({ ...finding, protocol: target.protocol }));
  return { ...judged, outcome, reason: null, findings };
}
