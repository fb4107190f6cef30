import { isObject } from '../../kit/reading/json.js';
import { describeReply } from '../../kit/reading/reply.js';
import type { Check, CheckContext, WalkedNode } from '../check.js';
import { readNode } from '../reading/snapshot.js';
import { neverIssued } from '../samples.js';

/** 5.2 Resolving */
export const resolving = {
  'ref-roundtrip': {
    async run(t) {
      const replies = [
        await t.read('ui_get_snapshot', { include: { virtualization: true } }),
        await t.read('ui_query', { selector: { css: '*' }, limit: 20 }),
      ];
      const [{ node: root }] = t.some((await t.snapshot()).nodes, 'nodes');
      const single = await t.read('ui_get_node', { ref: { uid: root.ref.uid }, includeChildren: true });
      if (single.ok) replies.push(single);
      for (const reply of replies) {
        const output = await t.given('result-bare', () => t.output(reply));
        t.some(emitted('ref', output), `refs in the output of ${reply.tool}`, reply);
        for (const member of ['ref', 'focusedNode', 'rowRef']) {
          for (const ref of oneOfEach(emitted(member, output), ({ path }) => typeAt(path))) {
            // As it was emitted, whatever is in it.
            const found = await t.callInvalid('ui_get_node', { ref });
            if (!t.succeeds(found, `${member} ${JSON.stringify(ref)}`)) continue;
            t.equal(readNode(found.output).ref.uid, ref.uid, 'the uid of the node that was found', found);
          }
        }
      }
    },
    async withFixture(t) {
      const email = await t.fixture.ref('#email');
      const query = await t.query({ selector: { css: '*' }, limit: 1000 });
      const found = query.matches.filter(({ ref }) => ref.uid === email.uid).map(({ ref }) => ref);
      for (const ref of [email, ...found]) {
        const reply = await t.callInvalid('ui_perform', { actions: [{ type: 'focus', target: { ref } }] });
        const known = t.takes(reply, `the ref ${JSON.stringify(ref)} in a target`);
        const { reason } = reply.error?.details ?? {};
        const lost = reason === 'NODE_NOT_FOUND' || reason === 'STALE_REF';
        if (known) t.expect(!lost, `a node for ${JSON.stringify(ref)}`, describeReply(reply), reply);
      }
    },
  },

  'ref-hint-accepted': async (t) => {
    const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
    const { uid } = node.ref;
    const hints = [{ id: 'ok', type: 'Button', text: 'OK' }, { note: ['any', 1, null] }, { id: 7 }, {}];
    for (const hint of hints) {
      await resolves(t, { uid, hint }, uid);
      if (!t.target.offers('ui_perform')) continue;
      // Some targets execute whatever they get: this leads to no node.
      const target = { ref: { uid: neverIssued, hint } };
      t.takes(await t.perform([{ type: 'focus', target }]), `${JSON.stringify(hint)} as a hint in a target`);
    }
  },

  'ref-needs-one': {
    async run(t) {
      t.refuses(await t.callInvalid('ui_get_node', { ref: {} }), 'a ref without uid and path');
      t.refuses(await t.callInvalid('ui_get_node', { ref: { uid: null, path: null } }), 'a ref with nulls');
      const hint = { ref: { hint: { id: 'ok' } } };
      t.refuses(await t.callInvalid('ui_get_node', hint), 'a ref with a hint alone');
    },
    async withFixture(t) {
      for (const ref of [{}, { uid: null, path: null }, { hint: { id: 'submit' } }])
        await refusesTarget(t, ref);
    },
  },

  'ref-uid-decides': {
    async run(t) {
      const [one, other] = await twoOfOneType(t);
      const [first, second] = [one.node.ref, other.node.ref];
      await resolves(t, { uid: first.uid, path: second.path }, first.uid);
      await resolves(t, { uid: second.uid, path: first.path }, second.uid);
      await resolves(t, { uid: first.uid, path: `${first.path}/${one.node.type}[999]` }, first.uid);
    },
    async withFixture(t) {
      const [first, submit] = [await t.fixture.ref('#first'), await t.fixture.ref('#submit')];
      await clicks(t, { uid: first.uid, path: submit.path }, 'Clicked first');
      await clicks(t, { uid: submit.uid, path: first.path }, 'Submitted:  <>');
    },
  },

  'ref-no-fallback': async (t) => {
    const { nodes } = await t.snapshot();
    for (const { path } of sample(t, nodes).map(({ node }) => node.ref)) {
      const reply = await t.call('ui_get_node', { ref: { uid: neverIssued, path } });
      // Which error it is, is said elsewhere.
      t.expect(!reply.ok, `no node for an unknown uid with the path ${path}`, describeReply(reply), reply);
    }
  },

  'ref-path': {
    async run(t) {
      const told = await t.snapshot();
      const nodes = told.nodes.filter(({ node, path }) => node.ref.path === path);
      await t.given('path-canonical', () => void t.some(nodes, 'nodes with the right path', told.reply));
      for (const { path, uid } of sample(t, nodes).map(({ node }) => node.ref)) {
        await resolves(t, { path }, uid);
        await resolves(t, { path, uid: null }, uid);
      }
    },
    async withFixture(t) {
      const { nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
      for (const id of ['first', 'middle']) {
        const { path } = await t.fixture.ref(`#${id}`);
        const place = nodes.find(({ node }) => node.id === id)?.path;
        await t.given('path-canonical', () => t.equal(path, place, `the path of #${id}`));
        await clicks(t, { path }, `Clicked ${id}`);
      }
    },
  },

  'ref-unknown': async (t) => {
    const snapshot = await t.snapshot();
    const uids = new Set(snapshot.nodes.map(({ node }) => node.ref.uid));
    t.some([...uids].filter(Boolean), 'uids in a snapshot');
    t.expect(!uids.has(neverIssued), 'a uid that the snapshot does not have', neverIssued);
    t.failsWith(await t.call('ui_get_node', { ref: { uid: neverIssued } }), 'MCP_UI_NODE_NOT_FOUND');
  },

  'ref-path-unknown': async (t) => {
    const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
    const { path } = node.ref;
    // Where there is a child, there are not ten thousand of its type.
    const beyond = node.children.slice(0, 1).map(({ type }) => `${path}/${type}[9999]`);
    for (const nowhere of [`${path}/NoSuchType[0]`, '/stages[9999]/scene/root', ...beyond]) {
      const reply = await t.call('ui_get_node', { ref: { path: nowhere } });
      t.failsWith(reply, 'MCP_UI_NODE_NOT_FOUND', nowhere);
    }
  },

  'ref-path-malformed': {
    async run(t) {
      for (const path of malformed)
        t.refuses(await t.callInvalid('ui_get_node', { ref: { path } }), JSON.stringify(path));
    },
    async withFixture(t) {
      for (const path of malformed) await refusesTarget(t, { path });
    },
  },

  'ref-stale': async (t) => {
    const ref = await t.fixture.ref('#victim');
    const there = await t.call('ui_get_node', { ref });
    await t.given('ref-roundtrip', () => t.succeeds(there, '#victim while it is there'));
    await t.fixture.click('#remove');
    t.failsWith(
      await t.call('ui_get_node', { ref: { uid: ref.uid } }),
      'MCP_UI_STALE_REF',
      'the removed node',
    );
    await t.fixture.click('#open-twin');
    const twin = await t.fixture.ref('#twin-label');
    await t.fixture.reset();
    t.failsWith(
      await t.call('ui_get_node', { ref: { uid: twin.uid } }),
      'MCP_UI_STALE_REF',
      'a node of a closed window',
    );
  },

  'ref-type-conflict': async (t) => {
    const below = (await t.snapshot()).nodes.filter(({ depth }) => depth > 0);
    if (below.length === 0) t.lacks('node below a root');
    const [{ node }] = t.some(below, 'nodes below a root');
    const conflicting = node.ref.path.replace(/[^/]+$/, 'NoSuchType[0]');
    const reply = await t.call('ui_get_node', { ref: { uid: node.ref.uid, path: conflicting } });
    t.failsWith(reply, 'MCP_UI_STALE_REF', `${node.type} as NoSuchType`);
  },
} satisfies Record<string, Check>;

const malformed = [
  'VBox[0]',
  '/stages[0]/scene/root/VBox',
  '/stages[-1]/scene/root',
  '/stages[0]/scene/root/',
  '/stages[0]/scene/VBox[0]',
  '/stages[0]/scene/root/VBox[a]',
  'stages[0]/scene/root',
  '//stages[0]/scene/root',
  '/stages[0]//scene/root',
  ' /stages[0]/scene/root',
  '/stages[0]/scene/root ',
  '',
];

/** States that an action on such a target is refused as invalid. */
async function refusesTarget(t: CheckContext, ref: object): Promise<void> {
  const reply = await t.callInvalid('ui_perform', { actions: [{ type: 'focus', target: { ref } }] });
  t.refuses(reply, `${JSON.stringify(ref)} in a target`);
}

/** States by what the application does that a click reaches the node that a ref means. */
async function clicks(t: CheckContext, ref: Ref, status: string): Promise<void> {
  // That a click has an effect at all is judged elsewhere.
  await t.fixture.click('#link');
  await t.perform([{ type: 'click', target: { ref } }]);
  t.equal(await t.fixture.text('#status'), status, `the status after a click on ${JSON.stringify(ref)}`);
}

type Ref = Parameters<CheckContext['node']>[0];

async function resolves(t: CheckContext, ref: Ref, uid: string): Promise<void> {
  // Where no node is shown, whatever names it, that is the one thing to say.
  await t.node((await t.snapshot()).nodes[0]!.node.ref);
  const reply = await t.call('ui_get_node', { ref });
  if (!t.succeeds(reply, JSON.stringify(ref))) return;
  const found = await t.node(ref);
  t.equal(found.ref.uid, uid, 'the uid of the node that was found', found.reply);
}

/** One of each type, the root, something in the middle, the last node, and one that is not the first of its type. */
function sample(t: CheckContext, nodes: readonly WalkedNode[]): WalkedNode[] {
  const later = nodes.filter(({ node }) => /\[[1-9]\d*\]$/.test(node.ref.path)).slice(-1);
  return [...new Set([...oneOfEach(t.some(nodes, 'nodes'), ({ node }) => node.type), ...later])];
}

/** So many are enough, whatever a server calls a type. */
const most = 60;

/** The first of each kind, something in the middle and the last: what cannot be found is often all of one kind. */
function oneOfEach<T>(list: readonly T[], kind: (one: T) => unknown): T[] {
  const first = new Map(list.toReversed().map((one) => [kind(one), one]));
  const middle = list.slice(list.length >> 1, (list.length >> 1) + 1);
  return [...new Set([list.slice(0, 1), middle, list.slice(-1), [...first.values()].slice(-most)].flat())];
}

/** The type that the last segment of a path names. */
const typeAt = (path: unknown): string => String(path).replace(/^.*\/|\[\d+\]$/g, '');

/** All refs that stand under this name anywhere in an output, as they came. */
function emitted(member: string, part: unknown): Record<string, unknown>[] {
  if (Array.isArray(part)) return part.flatMap((item) => emitted(member, item));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === member && isObject(value) ? [value] : emitted(member, value),
  );
}

async function twoOfOneType(t: CheckContext): Promise<[WalkedNode, WalkedNode]> {
  const first = new Map<string, WalkedNode>();
  for (const walked of (await t.snapshot()).nodes) {
    // A root's path names no type.
    if (walked.depth === 0) continue;
    const other = first.get(walked.node.type);
    if (other) return [other, walked];
    first.set(walked.node.type, walked);
  }
  return t.lacks('two nodes of one type in the focused window');
}
