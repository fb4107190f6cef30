import { setTimeout as sleep } from 'node:timers/promises';
import type { Requirement } from '../../../generated/runtime/contract-module.js';
import type { Check, CheckRun, SpecialCheck } from '../check.js';
import { createContext } from './context.js';
import { prepare } from './prepare.js';
import { Punctuality } from './punctuality.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import { SpareTime } from './spare-time.js';
import { CheckEnd, lastAnswer, Trial } from './trial.js';

export interface CheckSettings {
  checkTimeoutMs: number;
  /** The profile says that the target shows the fixture. */
  fixture?: boolean;
  /** How often a check is run, at most, if the machine was too busy to trust what it found. Default 5. */
  tries?: number;
  /**
   * What the target is known to break: what is found there, or blocked by it, need not be found again; what is missed
   * there while a call failed at its deadline is looked for again.
   */
  knownBroken?: readonly string[];
  /** The profile lacks what the requirement needs: only what reading can show is judged. */
  byReading?: boolean;
  /** Keeps what goes over the wire, whatever comes out. */
  trace?: boolean;
}

/** So many exchanges of a check can be read. */
const mostTraced = 30;

/** What is found so often on a busy machine is there, however many tries are left to wait for a quiet one. */
const sureAfter = 50;

/**
 * While a machine stands still for so long, a hang, a limit or an opener may be over before a check has looked. So what
 * was found then is looked for again, whatever it is; what is found so often did not come of the standstill.
 */
const standstillMs = 500;
const mostStandstills = 5;

/** So long a check that was given up may keep the next one waiting. */
const longestFarewellMs = 10_000;

/** Runs one check to its end or its deadline. Never throws. */
export async function runCheck(
  check: Check | undefined,
  requirement: Requirement,
  session: Session,
  settings: CheckSettings,
): Promise<Result> {
  const began = session.timing.now();
  const { id, level, section, quote } = requirement;
  let trial: Trial;
  let verdict: Verdict;
  let left = settings.tries ?? 5;
  let found = 0;
  let standstills = 0;
  do {
    const punctuality = new Punctuality(session.timing.now);
    const spare = new SpareTime();
    trial = new Trial(id);
    verdict = judge(await runOnce(check, requirement, session, settings, trial), trial, level);
    await trial.cleanUp();
    const delayMs = punctuality.end();
    const stoodStill = delayMs > standstillMs && standstills++ < mostStandstills;
    const isSure = (!trial.overdue && !trial.doubtful && !stoodStill) || isForeseen(id, verdict, settings);
    const isLate = delayMs > punctualMs(session.timing);
    const isMissed = verdict.outcome === 'pass' && settings.knownBroken?.includes(id);
    if (isSure || (verdict.outcome === 'pass' && !isMissed)) break;
    if (!isMissed && !isLate && !spare.none) break;
    session.memo.clear();
    // A target is late only by a clock that was not late itself; all else is true if it is found every time.
    if (!trial.overdue || !isLate) {
      if (++found >= sureAfter) break;
      continue;
    }
    const busy = `The machine was too busy to tell: timers of the suite were ${Math.round(delayMs)} ms late.`;
    verdict = { outcome: 'untestable', reason: busy };
  } while (--left > 0);
  return {
    id,
    level,
    section,
    quote,
    ...verdict,
    known: null,
    durationMs: Math.round(session.timing.now() - began),
    findings: trial.findings.map((finding) => ({ ...finding, protocol: session.target.protocol })),
    ...(settings.trace ? { trace: trial.seen.slice(0, mostTraced) } : {}),
  };
}

const isForeseen = (
  id: string,
  { outcome, blockedBy }: Verdict,
  { knownBroken = [] }: CheckSettings,
): boolean =>
  outcome === 'blocked'
    ? knownBroken.includes(blockedBy!)
    : (outcome === 'fail' || outcome === 'warn') && knownBroken.includes(id);

/** Up to here a timer is as punctual as timers are, and far from making an answer late. */
const punctualMs = ({ graceMs }: Session['timing']): number => Math.max(25, graceMs / 4);

function runOnce(
  check: Check | undefined,
  requirement: Requirement,
  session: Session,
  { checkTimeoutMs, fixture = false, byReading = false }: CheckSettings,
  trial: Trial,
): Promise<Ended> {
  const {
    run,
    withFixture,
    byReading: reads = missing,
    deadlines = 0,
  }: SpecialCheck = typeof check === 'object' ? check : { run: check ?? missing };
  const timeoutMs = checkTimeoutMs + deadlines * (session.timing.deadlineMs + session.timing.graceMs);

  return withDeadline(timeoutMs, trial, async () => {
    const context = createContext(session, trial);
    if (byReading) return reads(context);
    const prepared = async (needs: readonly string[], work: CheckRun): Promise<void> => {
      const doubt = await prepare(session, requirement, needs, trial);
      await work(context);
      if (doubt && trial.findings.length === 0) throw doubt;
    };
    await prepared(requirement.needs, run);
    if (withFixture && fixture) await prepared([...requirement.needs, 'fixture'], withFixture);
  });
}

const missing = async (): Promise<void> => {
  throw new Error('There is no check.');
};

type Ended = { how: 'returned' } | { how: 'threw'; error: unknown };

async function withDeadline(ms: number, trial: Trial, work: () => Promise<void>): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Ended>((resolve) => {
    timer = setTimeout(() => {
      const waiting = trial.waitingFor ? `, waiting for ${trial.waitingFor}` : '';
      trial.overdue = true;
      const late = `The check did not end within ${ms} ms${waiting}. A target that is only slow needs a longer time for a check.`;
      resolve({ how: 'threw', error: new CheckEnd('untestable', late) });
    }, ms);
  });
  const done = work().then(
    (): Ended => ({ how: 'returned' }),
    (error: unknown): Ended => ({ how: 'threw', error }),
  );
  const ended = await Promise.race([done, late]);
  clearTimeout(timer);
  trial.close();
  // It makes no more calls, but those that it has left waiting would be in the way of the next check.
  if (trial.overdue) await within(longestFarewellMs, done);
  return ended;
}

/** Waits for it, but not longer than that. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}

type Verdict = Pick<Result, 'outcome' | 'reason' | 'blockedBy' | 'last'>;

function judge(ended: Ended, trial: Trial, level: Result['level']): Verdict {
  const failure = level === 'MUST' ? 'fail' : 'warn';
  if (ended.how === 'returned') {
    if (trial.findings.length > 0) return { outcome: failure, reason: null };
    if (trial.stated > 0) return { outcome: 'pass', reason: null };
    return { outcome: 'error', reason: 'The check stated no expectation.' };
  }
  const { error } = ended;
  if (!(error instanceof CheckEnd)) return { outcome: 'error', reason: oneLine(error) };
  if (trial.findings.length > 0) return { outcome: failure, reason: null };
  if (error.why === 'skip') return { outcome: 'skip', reason: error.message };
  const evidence = error.last ?? trial.last;
  const last = evidence ? { last: lastAnswer(evidence) } : {};
  if (error.why === 'blocked' && error.by !== null)
    return { outcome: 'blocked', reason: error.message, blockedBy: error.by, ...last };
  return { outcome: 'untestable', reason: error.message, ...last };
}

const oneLine = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')[0]!;
