import type { Check, SpecialCheck } from '../check.js';
import type { ContractRequirement } from '../contract.js';
import { clipFindings } from '../report/clip.js';
import type { Outcome, Result } from '../report/report.js';
import { createContext } from './context.js';
import { prepareFixture } from './prepare-fixture.js';
import type { Session } from './session.js';
import { CheckEnd, Trial } from './trial.js';

export interface CheckSettings {
  checkTimeoutMs: number;
  /** The profile says that the target shows the fixture. */
  fixture?: boolean;
}

/** Runs one check to its end or its deadline. Never throws. */
export async function runCheck(
  check: Check | undefined,
  requirement: ContractRequirement,
  session: Session,
  { checkTimeoutMs, fixture = false }: CheckSettings,
): Promise<Result> {
  const { id, level, section, quote } = requirement;
  const began = session.timing.now();
  const trial = new Trial();
  const {
    run,
    withFixture,
    fxTimeouts = 0,
  }: SpecialCheck = typeof check === 'object' ? check : { run: check ?? missing };
  const timeoutMs = checkTimeoutMs + fxTimeouts * (session.timing.fxTimeoutMs + session.timing.graceMs);

  const ended = await withDeadline(timeoutMs, trial, async () => {
    const context = createContext(session, trial);
    if (requirement.needs.includes('fixture')) await withFreshFixture(session);
    await run(context);
    if (!withFixture || !fixture) return;
    await withFreshFixture(session);
    await withFixture(context);
  });
  const { outcome, reason } = judge(ended, trial, level);
  return {
    id,
    level,
    section,
    quote,
    outcome,
    reason,
    known: null,
    durationMs: Math.round(session.timing.now() - began),
    ...clipFindings(trial.findings, session.target.protocol),
  };
}

async function withFreshFixture(session: Session): Promise<void> {
  const problem = await prepareFixture(session);
  if (problem !== null) throw new CheckEnd('untestable', problem);
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
      trial.state(false, `the check to end within ${ms} ms`, `still running${waiting}`);
      resolve({ how: 'threw', error: new CheckEnd('finding', 'Too late.') });
    }, ms);
  });
  const done = work().then(
    (): Ended => ({ how: 'returned' }),
    (error: unknown): Ended => ({ how: 'threw', error }),
  );
  const ended = await Promise.race([done, late]);
  clearTimeout(timer);
  trial.close();
  return ended;
}

function judge(
  ended: Ended,
  trial: Trial,
  level: Result['level'],
): { outcome: Outcome; reason: string | null } {
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
  return { outcome: 'untestable', reason: error.message };
}

const oneLine = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')[0]!;
