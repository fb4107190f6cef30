import type { UiNode } from '../contract.js';
import { type Expected, judge } from './conditions.js';
import type { Context } from './context.js';
import type { Criteria } from './criteria.js';
import { findAll, findOne } from './find.js';
import type { Attempt, WaitOptions } from './poll.js';
import { settle } from './settle.js';
import { callOptions } from './use-node.js';
import { isTreeVisible } from './visibility.js';

type Verdict = Attempt<UiNode | undefined>;

/** Waits until everything that is expected holds at once. */
export async function waitFor(
  context: Context,
  criteria: Criteria,
  expected: Expected,
  options: WaitOptions,
): Promise<void> {
  await settle(context, criteria, options, 'to be as expected', () =>
    attempt(context, criteria, expected, options),
  );
}

async function attempt(
  { session }: Context,
  criteria: Criteria,
  expected: Expected,
  options: WaitOptions,
): Promise<Verdict> {
  const call = callOptions(options);
  const { count, hidden, visible = hidden === undefined ? undefined : !hidden, ...rest } = expected;
  if (count !== undefined) {
    const found = await findAll(session, criteria, 1, call);
    const total = 'value' in found ? found.value.total : 0;
    if (total !== count) {
      return {
        pending: { expected: `to match ${nodes(count)}`, got: `it matches ${total}`, missing: total === 0 },
      };
    }
    if (Object.keys(expected).length === 1) return { value: undefined };
  }
  const found = await findOne(session, criteria, call);
  if (!('value' in found)) return visible === false ? { value: undefined } : found;
  const { ref } = found.value;
  if (visible !== undefined && (await isTreeVisible(session, ref, call)) !== visible) {
    return visible
      ? { pending: { expected: 'to be visible', got: 'it is hidden' } }
      : { pending: { expected: 'to be hidden', got: 'it is visible' } };
  }
  if (Object.keys(rest).length === 0) return { value: undefined };
  return judge(await session.call('ui_get_node', { ref: { uid: ref.uid } }, call), rest);
}

function nodes(count: number): string {
  return count === 1 ? '1 node' : `${count} nodes`;
}
