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
  replies.push(...(await ofTypeConflict(t)), ...(await ofInvalidInput(t)));
  if (t.target.offers('ui_perform')) {
    replies.push(
      await t.call('ui_perform', { actions: [{ type: 'focus', target: { ref: { uid: neverIssued } } }] }),
    );
  }
  return replies;
}

/** A uid beside a path that names another type, where there is a node below a root. */
async function ofTypeConflict(t: CheckContext): Promise<Reply[]> {
  if (!(await t.read('ui_get_snapshot', {})).ok) return [];
  const below = (await t.snapshot({})).nodes.find(({ depth, node }) => depth > 0 && node.ref.uid !== '');
  if (!below) return [];
  const { uid, path } = below.node.ref;
  const reply = await t.read('ui_get_node', {
    ref: { uid, path: path.replace(/[^/]+$/, 'NoSuchType[0]') },
  });
  return reply.ok ? [] : [reply];
}

/** It may come as a JSON-RPC error as well; judged as a tool error is only what claims to be one. */
async function ofInvalidInput(t: CheckContext): Promise<Reply[]> {
  const reply = await t.callInvalid('ui_get_snapshot', { depth: -1 });
  return reply.error?.channel === 'result' && reply.error.raw !== null ? [reply] : [];
}
