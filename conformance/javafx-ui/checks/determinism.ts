import { asObject, canonicalJson, firstDifference, isObject } from '../../kit/reading/json.js';
import type { Reply } from '../../kit/reading/reply.js';
import type { Check, CheckContext } from '../check.js';
import type { NodeMatch } from '../contract.js';
import { type NodeAsWritten, nodesAsWritten } from '../reading/as-written.js';

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
      let before = first.reply;
      for (let i = 0; i < 2; i++) before = await sameSnapshot(t, input, before);
    }
  },

  'deterministic-text': async (t) => {
    const first = await t.snapshot({ stage: 'all', depth: 1000 });
    await t.given('result-text', () => t.demand(first.reply.text.trim() !== '', 'a text', 'none'));
    const { before, after } = await twiceTheSame(t, { stage: 'all', depth: 1000 });
    t.expect(
      after.text === before.text,
      'the same text as in the first snapshot',
      textDifference(before.text, after.text),
      after,
    );
  },

  'deterministic-query': async (t) => {
    const input = { selector: { css: '*' }, limit: 1000 };
    const ask = async () => {
      t.forget();
      return t.query(input);
    };
    t.some((await ask()).matches, 'matches of *');
    let [first, second] = [await ask(), await ask()];
    const differ = () => JSON.stringify(first.matches) !== JSON.stringify(second.matches);
    // What lives changes now and then; a server that answers otherwise each time never agrees with itself.
    for (let left = patience(t); differ() && left > 0; left--) [first, second] = [second, await ask()];
    if (differ() && !t.onFixture && sameNodes(first.matches, second.matches))
      t.lacks('UI that keeps still while it is asked twice');
    t.equal(second.matches, first.matches, 'the matches of a second query', second.reply);
    t.equal(second.reply.text, first.reply.text, 'the text of a second query', second.reply);
  },

  'sorted-pseudo-classes': async (t) => {
    const { nodes, reply } = await t.snapshot(whole);
    t.some(nodes, 'nodes');
    for (const told of nodesAsWritten(reply)) sorted(t, told, reply);
    // There is no order in what is alone.
    const several = nodes.filter(({ node }) => Object.keys(asObject(node.fx?.properties)).length > 1);
    const some = nodes.filter((_, i) => i % Math.ceil(nodes.length / 20) === 0);
    const uids = [...several.slice(0, 5), ...some].map(({ node }) => ({ uid: node.ref.uid }));
    const single = await Promise.all(uids.map((ref) => t.read('ui_get_node', { ref })));
    const told = single.filter((one) => one.ok && Array.isArray(asObject(one.output).pseudoClass));
    await t.given('get-node-sections', () => void t.some(told, 'single nodes with pseudoClass'));
    for (const one of told) for (const node of nodesAsWritten(one)) sorted(t, node, one);
  },

  'user-data': async (t) => {
    const data = async (selector: string) => {
      const { fx, reply } = await t.node(await t.fixture.ref(selector));
      await t.given('get-node-sections', () => t.demand(fx !== undefined, `fx of ${selector}`, fx, reply));
      return { value: asObject(fx?.properties).userData ?? null, reply };
    };
    const text = await data('#submit');
    t.equal(text.value, 'submit-data', 'userData of #submit, a string', text.reply);
    const object = await data('#object-data');
    t.equal(object.value, null, 'userData of #object-data, an object', object.reply);
  },
} satisfies Record<string, Check>;

function sorted(t: CheckContext, { what, pseudoClass, properties }: NodeAsWritten, reply: Reply): void {
  t.equal(pseudoClass, [...pseudoClass].sort(), `sorted pseudo-classes of ${what}`, reply);
  t.equal(properties, [...properties].sort(), `sorted properties of ${what}`, reply);
}

type Snapshot = Parameters<CheckContext['snapshot']>[0];

/** How often an application that nobody knows is asked again, because it may live. */
const patience = ({ onFixture }: CheckContext): number => (onFixture ? 0 : 5);

/** States that a snapshot has the same bytes as the one before; the last one that was taken. */
async function sameSnapshot(t: CheckContext, input: Snapshot, first: Reply): Promise<Reply> {
  const { before, after } = await twiceTheSame(t, input, first);
  const [one, other] = [before, after].map((reply) =>
    JSON.stringify(t.stable('ui_get_snapshot', reply.output)),
  ) as [string, string];
  t.expect(other === one, 'the same bytes as in the first snapshot', textDifference(one, other), after);
  return after;
}

/**
 * Two snapshots, one after the other, that tell the same. On the fixture it is the first two; what lives gets
 * some more chances, and *ends the check* when it never keeps still.
 */
async function twiceTheSame(
  t: CheckContext,
  input: Snapshot,
  first?: Reply,
): Promise<{ before: Reply; after: Reply }> {
  const take = async () => {
    t.forget();
    return (await t.snapshot(input)).reply;
  };
  let [before, after] = [first ?? (await take()), await take()];
  const told = ({ output }: Reply): string => canonicalJson(t.stable('ui_get_snapshot', output));
  for (let left = patience(t); told(before) !== told(after) && left > 0; left--)
    [before, after] = [after, await take()];
  if (!t.onFixture && told(before) !== told(after) && onlyLives(before, after))
    t.lacks('UI that keeps still for two snapshots');
  return { before, after };
}

/** Whether two snapshots have the same members everywhere, and the same names: then only values have changed. */
function onlyLives(before: Reply, after: Reply): boolean {
  const shape = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(shape);
    if (!isObject(part)) return typeof part;
    return Object.entries(part).map(([name, value]) => [
      name,
      ['uid', 'path', 'type', 'id'].includes(name) ? value : shape(value),
    ]);
  };
  return firstDifference(shape(before.output), shape(after.output)) === null;
}

const sameNodes = (before: readonly NodeMatch[], after: readonly NodeMatch[]): boolean =>
  firstDifference(
    before.map(({ ref }) => ref),
    after.map(({ ref }) => ref),
  ) === null;

/** Where two texts part, with a little of each. */
function textDifference(before: string, after: string): string {
  if (before === after) return 'no difference';
  let i = 0;
  while (i < before.length && before[i] === after[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${before.slice(from, i + 40)}… became …${after.slice(from, i + 40)}…`;
}
