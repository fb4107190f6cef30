import { createContext } from './context.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import { CheckEnd, Trial } from './trial.js';

/** So often something is judged again on a target that was seen to move. */
const chances = 4;
/** What is still found then may have come of the moving by chance; so often it cannot. */
const sureAfter = 10;

/**
 * A target that nobody knows may live: somebody works with it while it is judged, or something comes up for a moment.
 * So a fault is what is found again; once the target was seen to move, what is found every time, word for word.
 */
export async function whileStill(session: Session, run: () => Promise<Result>): Promise<Result> {
  let result = await run();
  if (session.onFixture || session.pack.life === null || !isRed(result)) return result;
  for (let tries = 1; tries <= sureAfter; tries++) {
    session.memo.clear();
    const again = await run();
    if (!isRed(again)) return again;
    session.lives ||= await hasMoved(session);
    if (!session.lives) return again;
    result = inBoth(result, again);
    if (tries >= chances && result.findings.length === 0) break;
  }
  if (result.findings.length > 0) return result;
  const { blockedBy: _, last: __, ...rest } = result;
  const reason = `${session.pack.subject} shows nothing that keeps still while this is judged.`;
  return { ...rest, outcome: 'skip', reason, findings: [] };
}

const isRed = ({ outcome }: Result): boolean => ['fail', 'warn', 'blocked'].includes(outcome);

/** The later one of two results, with those of its findings that the earlier one has, too. */
function inBoth(earlier: Result, later: Result): Result {
  const known = new Set(earlier.findings.map(told));
  return { ...later, findings: later.findings.filter((finding) => known.has(told(finding))) };
}

const told = ({ expected, actual, differences }: Result['findings'][number]): string =>
  JSON.stringify([expected, actual, differences]);

/** Whether the target shows something else than at the last look; this is the next one. */
export async function hasMoved(session: Session): Promise<boolean> {
  const { life } = session.pack;
  if (life === null) return false;
  session.memo.clear();
  const before = session.look;
  session.look = await look(session);
  session.memo.clear();
  return before !== null && session.look !== null && life.moved(before, session.look);
}

async function look(session: Session): Promise<unknown> {
  try {
    return await session.pack.life!.look(createContext(session, new Trial()));
  } catch (error) {
    // One that shows nothing does not move.
    if (error instanceof CheckEnd) return null;
    throw error;
  }
}
