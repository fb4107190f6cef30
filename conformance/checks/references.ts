import type { Check } from '../check.js';

/** 5.2 Resolving */
export const resolving = {
  'ref-unknown': async (t) => {
    const snapshot = await t.snapshot();
    const uids = new Set(snapshot.nodes.map(({ node }) => node.ref.uid));
    t.some([...uids].filter(Boolean), 'uids in a snapshot');
    const never = 'u-0neverissued0';
    t.expect(!uids.has(never), 'a uid that the snapshot does not have', never);
    t.failsWith(await t.call('ui_get_node', { ref: { uid: never } }), 'MCP_UI_NODE_NOT_FOUND');
  },

  'ref-needs-one': async (t) => {
    t.refuses(await t.callInvalid('ui_get_node', { ref: {} }), 'a ref without uid and path');
    t.refuses(await t.callInvalid('ui_get_node', { ref: { uid: null, path: null } }), 'a ref with nulls');
    t.refuses(await t.callInvalid('ui_get_node', { ref: { hint: { id: 'ok' } } }), 'a ref with a hint alone');
  },

  'ref-stale': async (t) => {
    const ref = await t.fixture.ref('#victim');
    t.succeeds(await t.call('ui_get_node', { ref }), '#victim while it is there');
    await t.fixture.click('#remove');
    t.failsWith(
      await t.call('ui_get_node', { ref: { uid: ref.uid } }),
      'MCP_UI_STALE_REF',
      'the removed node',
    );
  },
} satisfies Record<string, Check>;
