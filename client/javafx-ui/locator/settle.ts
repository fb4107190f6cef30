import type { Context } from './context.js';
import { type Criteria, written } from './criteria.js';
import { LocatorError } from './locator-error.js';
import { nearestNodes } from './nearest-nodes.js';
import { selectorLike } from './older-grammar.js';
import { type Attempt, type Pending, poll, type WaitOptions } from './poll.js';
import { isGone, pendingAfter } from './transient.js';

/**
 * Attempts until it succeeds or the deadline passes. A node that vanished between finding and using it is
 * looked for once more; then the error is the caller's.
 */
export async function settle<T>(
  { session, waitMs }: Context,
  criteria: Criteria,
  { timeoutMs = waitMs, signal }: WaitOptions,
  expected: string,
  attempt: () => Promise<Attempt<T>>,
): Promise<T> {
  let healed = false;
  const outcome = await poll({ timeoutMs, signal }, async (): Promise<Attempt<T>> => {
    try {
      return await attempt();
    } catch (error) {
      if (!healed && isGone(error)) {
        healed = true;
        return { pending: { expected, got: error.message, cause: error }, atOnce: true };
      }
      const pending = pendingAfter(error, expected);
      if (!pending) throw error;
      return pending;
    }
  });
  if ('value' in outcome) return outcome.value;
  throw await failure(session, criteria, outcome.pending, timeoutMs);
}

async function failure(
  session: Context['session'],
  criteria: Criteria,
  { expected, got, missing, cause }: Pending,
  timeoutMs: number,
): Promise<LocatorError> {
  const locator = written(criteria);
  // What the server said is a sentence of its own.
  const instead = cause === undefined ? `, but ${got}.` : `: ${got}`;
  const sentence = `Expected ${locator} ${expected} within ${timeoutMs} ms${instead}`;
  const options = cause === undefined ? {} : { cause };
  const { by } = criteria;
  if (!missing || 'uid' in by)
    return new LocatorError(missing ? 'none' : 'late', sentence, locator, [], options);
  const selector = 'locator' in by ? selectorLike(by.locator) : by.selector;
  // The search itself went well; a server that fails now must not hide that nothing was found.
  const near = await session
    .call('ui_get_snapshot', { stage: 'all', depth: 1000 })
    .then((snapshot) =>
      nearestNodes(selector, snapshot, searchedWindow(criteria, snapshot.focus.focusedWindow)),
    )
    .catch(() => []);
  const hint = near.length === 0 ? ' Nothing like it is there.' : ' Nearest:';
  return new LocatorError('none', sentence + hint, locator, near, options);
}

function searchedWindow(
  { stage }: Criteria,
  focused: { stageIndex: number } | null | undefined,
): number | null {
  return typeof stage === 'number' ? stage : (focused?.stageIndex ?? null);
}
