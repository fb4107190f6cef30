import type { Check } from '../check.js';
import { distinctUids } from './identity.js';

/** 5.3 Paths */
export const paths = {
  'path-canonical': async (t) => {
    const { nodes, focus, reply } = await t.snapshot({ stage: 'all', depth: 1000 });
    for (const { node, path } of t.some(nodes, 'nodes')) {
      t.equal(node.ref.path, path, `the path of ${node.type} ${node.ref.uid}`, reply);
    }
    await t.given('uid-unique', () => void distinctUids(t, nodes, reply));
    const byUid = new Map(nodes.map(({ node, path }) => [node.ref.uid, path]));
    const { matches, reply: answer } = await t.query({ selector: { css: '*' }, limit: 1000 });
    const known = t.some(matches, 'matches of *').filter(({ ref }) => byUid.has(ref.uid));
    for (const { ref } of known)
      t.equal(ref.path, byUid.get(ref.uid), `the path of ${ref.uid} in a query`, answer);
    const { focusedNode } = focus;
    if (focusedNode && byUid.has(focusedNode.uid))
      t.equal(focusedNode.path, byUid.get(focusedNode.uid), 'the path of the focus owner', reply);
  },

  'path-anonymous': async (t) => {
    const node = await t.fixture.node('#anonymous');
    t.equal(node.type, 'Button', 'the type of #anonymous');
    t.expect(/\/Button\[\d+\]$/.test(node.ref.path), 'a path that ends in a Button', node.ref.path);
  },
} satisfies Record<string, Check>;
