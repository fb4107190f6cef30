import type { Check, CheckContext } from '../check.js';
import type { UiNode } from '../contract.js';
import { asObject } from '../reading/json.js';
import type { Reply } from '../reading/reply.js';
import { readNode } from '../reading/snapshot.js';

const whole = {
  stage: 'all',
  mode: 'full',
  depth: 1000,
  include: { properties: true, accessibility: true },
} as const;

/** 14 Determinism */
export const determinism = {
  'deterministic-snapshot': async (t) => {
    for (const input of [whole, {}]) {
      t.forget();
      const first = await t.snapshot(input);
      t.some(first.nodes, 'nodes');
      t.equal(
        t.problems('ui_get_snapshot', first.reply.output),
        [],
        'problems of the snapshot that is compared',
      );
      for (let i = 0; i < 2; i++) {
        t.forget();
        const { reply } = await t.snapshot(input);
        const [before, after] = [first.reply.output, reply.output].map((output) =>
          JSON.stringify(t.stable('ui_get_snapshot', output)),
        ) as [string, string];
        t.expect(
          after === before,
          'the same bytes as in the first snapshot',
          firstDifference(before, after),
          reply,
        );
      }
    }
  },

  'deterministic-text': async (t) => {
    const first = await t.snapshot({ stage: 'all', depth: 1000 });
    t.expect(first.reply.text.trim() !== '', 'text of a snapshot', 'none');
    t.forget();
    const second = await t.snapshot({ stage: 'all', depth: 1000 });
    t.expect(
      second.reply.text === first.reply.text,
      'the same text as in the first snapshot',
      firstDifference(first.reply.text, second.reply.text),
      second.reply,
    );
  },

  'deterministic-query': async (t) => {
    const input = { selector: { css: '*' }, limit: 1000 };
    const first = await t.query(input);
    t.some(first.matches, 'matches of *');
    t.forget();
    const second = await t.query(input);
    t.equal(second.matches, first.matches, 'the matches of a second query', second.reply);
    t.equal(second.reply.text, first.reply.text, 'the text of a second query', second.reply);
  },

  'sorted-pseudo-classes': async (t) => {
    const { nodes, reply } = await t.snapshot(whole);
    for (const { node } of t.some(nodes, 'nodes')) sorted(t, node, reply);
    const some = nodes.filter((_, i) => i % Math.ceil(nodes.length / 20) === 0);
    const single = await Promise.all(some.map(({ node }) => t.read('ui_get_node', { ref: node.ref })));
    const told = single.filter((one) => one.ok && Array.isArray(asObject(one.output).pseudoClass));
    for (const one of t.some(told, 'single nodes with pseudoClass')) sorted(t, readNode(one.output), one);
  },

  'user-data': async (t) => {
    const data = async (selector: string) => {
      const { fx, reply } = await t.node(await t.fixture.ref(selector));
      return { value: asObject(fx?.properties).userData ?? null, reply };
    };
    const text = await data('#submit');
    t.equal(text.value, 'submit-data', 'userData of #submit, a string', text.reply);
    const object = await data('#object-data');
    t.equal(object.value, null, 'userData of #object-data, an object', object.reply);
  },
} satisfies Record<string, Check>;

function sorted(t: CheckContext, { type, ref, pseudoClass = [], fx }: UiNode, reply: Reply): void {
  const keys = Object.keys(asObject(fx?.properties));
  t.equal(pseudoClass, [...pseudoClass].sort(), `sorted pseudo-classes of ${type} ${ref.uid}`, reply);
  t.equal(keys, [...keys].sort(), `sorted properties of ${type} ${ref.uid}`, reply);
}

/** Where two texts part, with a little of each. */
function firstDifference(before: string, after: string): string {
  if (before === after) return 'no difference';
  let i = 0;
  while (i < before.length && before[i] === after[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${before.slice(from, i + 40)}… became …${after.slice(from, i + 40)}…`;
}
