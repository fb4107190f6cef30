import type { Reply } from '../../kit/reading/reply.js';
import type { CheckContext } from '../check.js';
import { neverIssued } from '../samples.js';

/** A call of every reading tool that the target offers, ready to be sent as often as wanted. */
export async function readingCalls(t: CheckContext): Promise<(() => Promise<Reply>)[]> {
  const uid = (await t.snapshot()).nodes[0]?.node.ref.uid || neverIssued;
  const calls = [
    () => t.call('ui_get_snapshot', {}),
    () => t.call('ui_query', { selector: { css: '*' } }),
    () => t.call('ui_get_node', { ref: { uid } }),
  ];
  if (t.target.offers('ui_screenshot')) calls.push(() => t.call('ui_screenshot', {}));
  return calls;
}
