import type { Action } from '../contract.js';
import type { Context } from './context.js';
import type { Criteria } from './criteria.js';
import { missingAfter, severalIn, severalLocated } from './locate.js';
import type { WaitOptions } from './poll.js';
import { settle } from './settle.js';
import { callOptions } from './use-node.js';

/** Has the server do what it can as soon as its locator names one node that is ready. */
export async function actLocated(
  context: Context,
  criteria: Criteria,
  expected: string,
  options: WaitOptions,
  actions: Action[],
): Promise<void> {
  await settle<undefined>(context, criteria, options, expected, async () => {
    try {
      await context.session.call('ui_perform', { actions }, callOptions(options));
      return { value: undefined };
    } catch (error) {
      const several = severalIn(error);
      if (several) throw severalLocated(criteria, several);
      const missing = missingAfter(error);
      if (missing) return missing;
      throw error;
    }
  });
}
