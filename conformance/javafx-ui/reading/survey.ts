import type { Reply } from '../../kit/reading/reply.js';
import type { CheckContext } from '../check.js';
import { neverIssued } from '../samples.js';

/** One successful reply of each reading tool that the target offers, in the forms that matter. */
export async function successes(t: CheckContext): Promise<Reply[]> {
  const snapshot = await t.read('ui_get_snapshot', {});
  if (snapshot.error?.code === 'MCP_UI_NO_STAGES')
    t.untestable('The application shows no window, so that there is nothing to judge; start it with one.');
  const replies = [
    snapshot,
    await t.read('ui_get_snapshot', { stage: 'all', mode: 'full', depth: 1000 }),
    await t.read('ui_query', { selector: { css: '*' } }),
    await t.read('ui_query', { selector: { predicate: { visible: true } }, limit: 1 }),
  ];
  const uid = (await t.snapshot()).nodes.find(({ node }) => node.ref.uid !== '')?.node.ref.uid ?? neverIssued;
  replies.push(await t.read('ui_get_node', { ref: { uid }, includeChildren: true }));
  if (t.target.offers('ui_screenshot')) replies.push(await t.read('ui_screenshot', {}));
  return replies;
}

/** Tool errors of several codes, each provoked without touching the UI. */
export async function errors(t: CheckContext): Promise<Reply[]> {
  const replies = [
    await t.read('ui_get_node', { ref: { uid: neverIssued } }),
    await t.read('ui_get_node', { ref: { path: '/stages[0]/scene/root/NoSuchType[0]' } }),
    await t.read('ui_get_snapshot', { stageIndex: 99_999 }),
  ];
  if (t.target.offers('ui_perform')) {
    replies.push(
      await t.call('ui_perform', { actions: [{ type: 'focus', target: { ref: { uid: neverIssued } } }] }),
    );
  }
  return replies;
}
