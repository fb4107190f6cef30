import type { CallOptions } from '../../tool-methods.js';
import type { NodeMatch } from '../contract.js';
import type { Context } from './context.js';
import type { Criteria } from './criteria.js';
import { findOne } from './find.js';
import type { Attempt, WaitOptions } from './poll.js';
import { settle } from './settle.js';
import { isGone, pendingAfter } from './transient.js';

/** Waits for the one node and does something with it; both are attempted again until the deadline. */
export function useNode<T>(
  context: Context,
  criteria: Criteria,
  expected: string,
  options: WaitOptions,
  work: (match: NodeMatch) => Promise<Attempt<T>>,
): Promise<T> {
  return settle(context, criteria, options, expected, async () => {
    const found = await findOne(context.session, criteria, callOptions(options));
    return 'value' in found ? work(found.value) : found;
  });
}

/** What a search finds now; nothing where it would have to wait. */
export async function orNothing<T>(search: Promise<Attempt<T>>): Promise<T | undefined> {
  try {
    const found = await search;
    return 'value' in found ? found.value : undefined;
  } catch (error) {
    if (isGone(error) || pendingAfter(error, '')) return undefined;
    throw error;
  }
}

/** The time for waiting is not that for one call. */
export function callOptions({ signal }: WaitOptions): CallOptions {
  return signal ? { signal } : {};
}
