import type { Check } from '../check.js';

/** 5.3 Paths */
export const paths = {
  'path-canonical': async (t) => {
    const { nodes, reply } = await t.snapshot({ stage: 'all', depth: 1000 });
    for (const { node, path } of t.some(nodes, 'nodes')) {
      t.equal(node.ref.path, path, `the path of ${node.type} ${node.ref.uid}`, reply);
    }
    const byUid = new Map(nodes.map(({ node, path }) => [node.ref.uid, path]));
    const { matches, reply: answer } = await t.query({ selector: { css: '*' }, limit: 1000 });
    for (const { ref } of t.some(matches, 'matches of *')) {
      t.equal(
        ref.path,
        byUid.get(ref.uid) ?? 'no node of the snapshot',
        `the path of ${ref.uid} in a query`,
        answer,
      );
    }
  },

  'path-anonymous': async (t) => {
    const node = await t.fixture.node('#anonymous');
    t.equal(node.type, 'Button', 'the type of #anonymous');
    t.expect(/\/Button\[\d+\]$/.test(node.ref.path), 'a path that ends in a Button', node.ref.path);
  },
} satisfies Record<string, Check>;
