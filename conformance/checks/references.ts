import type { Check, CheckContext, WalkedNode } from '../check.js';
import { isObject } from '../reading/json.js';
import { readNode } from '../reading/snapshot.js';

const never = 'u-0neverissued0';

/** 5.2 Resolving */
export const resolving = {
  'ref-roundtrip': async (t) => {
    const replies = [
      await t.read('ui_get_snapshot', { include: { virtualization: true } }),
      await t.read('ui_query', { selector: { css: '*' }, limit: 20 }),
    ];
    for (const reply of replies) {
      const output = t.output(reply);
      t.some(emitted('ref', output), `refs in the output of ${reply.tool}`, reply);
      for (const member of ['ref', 'focusedNode', 'rowRef']) {
        for (const ref of someOf(emitted(member, output))) {
          // As it was emitted, whatever is in it.
          const found = await t.callInvalid('ui_get_node', { ref });
          if (!t.succeeds(found, `${member} ${JSON.stringify(ref)}`)) continue;
          t.equal(readNode(found.output).ref.uid, ref.uid, 'the uid of the node that was found', found);
        }
      }
    }
  },

  'ref-hint-accepted': async (t) => {
    const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
    const { uid } = node.ref;
    const hints = [{ id: 'ok', type: 'Button', text: 'OK' }, { note: ['any', 1, null] }, { id: 7 }, {}];
    for (const hint of hints) await resolves(t, { uid, hint }, uid);
  },

  'ref-needs-one': async (t) => {
    t.refuses(await t.callInvalid('ui_get_node', { ref: {} }), 'a ref without uid and path');
    t.refuses(await t.callInvalid('ui_get_node', { ref: { uid: null, path: null } }), 'a ref with nulls');
    t.refuses(await t.callInvalid('ui_get_node', { ref: { hint: { id: 'ok' } } }), 'a ref with a hint alone');
  },

  'ref-uid-decides': async (t) => {
    const [one, other] = await twoOfOneType(t);
    await resolves(t, { uid: one.node.ref.uid, path: other.path }, one.node.ref.uid);
    await resolves(t, { uid: other.node.ref.uid, path: one.path }, other.node.ref.uid);
    const nowhere = `${one.path}/${one.node.type}[999]`;
    await resolves(t, { uid: one.node.ref.uid, path: nowhere }, one.node.ref.uid);
  },

  'ref-no-fallback': async (t) => {
    const { nodes } = await t.snapshot();
    for (const { path } of sample(t, nodes)) {
      const reply = await t.call('ui_get_node', { ref: { uid: never, path } });
      t.failsWith(
        reply,
        ['MCP_UI_NODE_NOT_FOUND', 'MCP_UI_STALE_REF'],
        `an unknown uid with the path ${path}`,
      );
    }
  },

  'ref-path': async (t) => {
    const { nodes } = await t.snapshot();
    for (const { node, path } of sample(t, nodes)) {
      await resolves(t, { path }, node.ref.uid);
      await resolves(t, { path, uid: null }, node.ref.uid);
    }
  },

  'ref-unknown': async (t) => {
    const snapshot = await t.snapshot();
    const uids = new Set(snapshot.nodes.map(({ node }) => node.ref.uid));
    t.some([...uids].filter(Boolean), 'uids in a snapshot');
    t.expect(!uids.has(never), 'a uid that the snapshot does not have', never);
    t.failsWith(await t.call('ui_get_node', { ref: { uid: never } }), 'MCP_UI_NODE_NOT_FOUND');
  },

  'ref-path-unknown': async (t) => {
    const [{ path }] = t.some((await t.snapshot()).nodes, 'nodes');
    for (const nowhere of [`${path}/NoSuchType[0]`, '/stages[9999]/scene/root']) {
      const reply = await t.call('ui_get_node', { ref: { path: nowhere } });
      t.failsWith(reply, 'MCP_UI_NODE_NOT_FOUND', nowhere);
    }
  },

  'ref-path-malformed': async (t) => {
    const malformed = [
      'VBox[0]',
      '/stages[0]/scene/root/VBox',
      '/stages[-1]/scene/root',
      '/stages[0]/scene/root/',
      '/stages[0]/scene/VBox[0]',
      '/stages[0]/scene/root/VBox[a]',
      '',
    ];
    for (const path of malformed) {
      t.refuses(await t.callInvalid('ui_get_node', { ref: { path } }), JSON.stringify(path));
    }
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
    const [{ node, path }] = t.some(below, 'nodes below a root');
    const conflicting = path.replace(/[^/]+$/, 'NoSuchType[0]');
    const reply = await t.call('ui_get_node', { ref: { uid: node.ref.uid, path: conflicting } });
    t.failsWith(reply, 'MCP_UI_STALE_REF', `${node.type} as NoSuchType`);
  },
} satisfies Record<string, Check>;

type Ref = Parameters<CheckContext['node']>[0];

async function resolves(t: CheckContext, ref: Ref, uid: string): Promise<void> {
  const reply = await t.call('ui_get_node', { ref });
  if (!t.succeeds(reply, JSON.stringify(ref))) return;
  const found = await t.node(ref);
  t.equal(found.ref.uid, uid, 'the uid of the node that was found', found.reply);
}

/** The root, something in the middle, the last node, and one that is not the first of its type. */
function sample(t: CheckContext, nodes: readonly WalkedNode[]): WalkedNode[] {
  const later = nodes.filter(({ path }) => /\[[1-9]\d*\]$/.test(path)).slice(-1);
  return [...new Set([...someOf(t.some(nodes, 'nodes')), ...later])];
}

/** The first, something in the middle and the last. */
const someOf = <T>(list: readonly T[]): T[] => [
  ...new Set([list.slice(0, 1), list.slice(list.length >> 1, (list.length >> 1) + 1), list.slice(-1)].flat()),
];

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
