import { asObject, canonicalJson } from '../../kit/reading/json.js';
import type { Check, CheckContext, SnapshotReading, WalkedNode } from '../check.js';
import { sections, virtualized } from '../reading/sections.js';
import { whileFocusRests } from '../reading/while-focus-rests.js';
import { nothingCut, sameAgain } from '../reading/whole-snapshot.js';

const mandatory = ['ref', 'type', 'id', 'styleClass', 'visible', 'managed', 'disabled', 'children'];
const heavy = ['layout', 'accessibility', 'fx', 'virtualization', 'module', 'pseudoClass', 'opacity'];

/** 7.1 Modes, depth and sections */
export const snapshots = {
  'snapshot-defaults': {
    run: plainIsDefault,
    async withFixture(t) {
      // Where there are several windows, it shows which of them is meant.
      await t.fixture.click('#open-zebra');
      await plainIsDefault(t);
    },
  },

  'snapshot-depth': async (t) => {
    const whole = await t.snapshot({ depth: 1000 });
    t.some(whole.nodes, 'nodes');
    await nothingCut(t, whole);
    for (const mode of ['compact', 'full'] as const) {
      for (const depth of [0, 1, 3]) {
        const cut = await t.snapshot({ depth, mode });
        const expected = whole.nodes.filter((walked) => walked.depth <= depth);
        t.equal(uids(cut.nodes), uids(expected), `the nodes of depth ${depth} in ${mode} mode`, cut.reply);
      }
    }
  },

  'snapshot-omitted': async (t) => {
    const whole = await t.snapshot({ depth: 1000 });
    await t.given('snapshot-depth', () => nothingCut(t, whole));
    const children = new Map(whole.nodes.map(({ node }) => [node.ref.uid, node.children.length]));
    for (const depth of [0, 2, 1000]) {
      const { nodes, reply } = await t.snapshot({ depth });
      await t.given('snapshot-depth', () => {
        const expected = whole.nodes.filter((one) => one.depth <= depth);
        t.equal(uids(nodes), uids(expected), `the nodes of depth ${depth}`, reply);
      });
      for (const { node, depth: at } of t.some(nodes, 'nodes')) {
        const count = children.get(node.ref.uid) ?? 0;
        const expected = at === depth && count > 0 ? count : null;
        const what = `childrenOmitted of ${node.type} ${node.ref.uid} at depth ${at} of ${depth}`;
        t.equal(node.childrenOmitted ?? null, expected, what, reply);
      }
    }
  },

  'node-mandatory': async (t) => {
    for (const mode of ['compact', 'full'] as const) {
      const { reply } = await t.snapshot({ mode, depth: 1000, stage: 'all' });
      const stages = asObject(reply.output).stages;
      const raw = (Array.isArray(stages) ? stages : []).flatMap((stage) =>
        everyNode(asObject(asObject(stage).scene).root),
      );
      for (const node of t.some(raw, 'nodes')) {
        const missing = mandatory.filter((name) => node[name] === undefined || isEmptyType(name, node));
        t.equal(missing, [], `the mandatory members that a ${mode} node lacks`, reply);
      }
    }
  },

  'compact-lean': async (t) => {
    for (const input of [{ mode: 'compact' }, { mode: 'compact', stage: 'all', depth: 1000 }] as const) {
      const { nodes, reply } = await t.snapshot(input);
      for (const { node } of t.some(nodes, 'nodes')) {
        const there = heavy.filter((name) => name in node);
        t.equal(there, [], `the sections that the compact ${node.type} ${node.ref.uid} has`, reply);
      }
    }
  },

  'full-default': async (t) => {
    const { nodes, reply } = await t.snapshot({ mode: 'full' });
    const tables = nodes.filter(({ node }) => virtualized.includes(node.type)).slice(0, 4);
    const some = nodes.filter((_, i) => i % Math.ceil(nodes.length / 12) === 0);
    const configured = t.configured.has('full-default');
    const seen = new Map<string, boolean>();
    for (const { node } of [...t.some(some, 'nodes'), ...tables]) {
      // A single node has every section that there is of it.
      const single = await t.given('get-node-sections', async () => {
        const one = await t.node({ uid: node.ref.uid });
        const any = Object.values(sections).some(({ has }) => has(one));
        t.demand(any, `sections of ${node.type} ${node.ref.uid}`, 'none', one.reply);
        return one;
      });
      for (const [what, { on, has }] of Object.entries(sections)) {
        if (!has(single)) continue;
        // Who has set it otherwise has done so for all nodes.
        const expected = configured ? (seen.get(what) ?? has(node)) : on;
        seen.set(what, expected);
        const told = `${what} of ${node.type} ${node.ref.uid} in full mode`;
        t.expect(
          has(node) === expected,
          expected ? told : `no ${told}`,
          expected ? 'none' : 'it is there',
          reply,
        );
      }
    }
    if (configured) return;
    for (const { node } of nodes) {
      t.expect(!('accessibility' in node), 'no accessibility in full mode', `${node.type} has it`, reply);
      t.expect(!('fx' in node), 'no properties in full mode', `${node.type} has fx`, reply);
    }
  },

  'compact-subset': async (t) => {
    for (const depth of [4, 1000]) {
      const compact = await t.snapshot({ mode: 'compact', depth });
      const full = await t.snapshot({ mode: 'full', depth });
      t.some(compact.nodes, 'nodes');
      t.equal(facts(full), facts(compact), `the nodes of a full snapshot of depth ${depth}`, full.reply);
    }
  },

  'get-node-sections': async (t) => {
    const shown = (await t.snapshot({ mode: 'full', depth: 1000 })).nodes.filter(
      ({ node }) => node.layout?.boundsInScene,
    );
    const [first] = await t.given('full-default', () => t.some(shown, 'nodes with bounds'));
    for (const { node } of [first, shown[shown.length - 1]!]) {
      const one = await t.node(node.ref);
      const missing = ['pseudoClass', 'opacity', 'layout', 'accessibility', 'fx'].filter(
        (name) => !(name in one),
      );
      t.equal(missing, [], `the sections that ${node.type} ${node.ref.uid} lacks`, one.reply);
      for (const section of ['boundsInParent', 'boundsInScene', 'localToScreen'] as const)
        t.expect(one.layout?.[section] !== undefined, `layout.${section}`, 'none', one.reply);
    }
    const table = shown.find(({ node }) => virtualized.includes(node.type));
    if (!table) return;
    const one = await t.node(table.node.ref);
    t.expect(one.virtualization !== undefined, `virtualization of ${table.node.type}`, 'none', one.reply);
  },

  'get-node-children': async (t) => {
    const { nodes } = await t.snapshot({ depth: 1000 });
    const parents = nodes.filter(({ node }) => node.children.some((child) => child.children.length > 0));
    if (parents.length === 0) t.lacks('node with grandchildren');
    const [{ node }] = t.some(parents, 'nodes with grandchildren');
    const alone = await t.node(node.ref, false);
    t.equal(alone.children.length, 0, 'the number of children without includeChildren', alone.reply);
    t.equal(alone.childrenOmitted ?? null, node.children.length, 'childrenOmitted without it', alone.reply);
    const family = await t.node(node.ref, true);
    t.equal(
      family.children.map((child) => [child.ref.uid, child.children.length, child.childrenOmitted ?? 0]),
      node.children.map((child) => [child.ref.uid, 0, child.children.length]),
      'uid, children and childrenOmitted of the direct children',
      family.reply,
    );
    t.equal(family.childrenOmitted ?? null, null, 'childrenOmitted with includeChildren', family.reply);
  },
} satisfies Record<string, Check>;

/** A type without a letter names none. */
const isEmptyType = (name: string, node: Record<string, unknown>): boolean =>
  name === 'type' && (typeof node.type !== 'string' || node.type.trim() === '');

/** States that a snapshot without arguments is what one with the usual arguments is. */
async function plainIsDefault(t: CheckContext, tries = 5): Promise<void> {
  const { plain, asked } = await whileFocusRests(t, async () => ({
    plain: await t.snapshot({}),
    asked: await t.snapshot({ stage: 'focused', mode: 'compact', depth: 8 }),
  }));
  t.some(plain.nodes, 'nodes');
  const told = ({ reply, nodes }: SnapshotReading): unknown =>
    // Where the values may change by themselves, there are still the nodes and their members.
    t.onFixture
      ? t.stable('ui_get_snapshot', reply.output)
      : nodes.map(({ node }) => [node.ref.uid, ...Object.keys(node).sort()]);
  if (canonicalJson(told(plain)) !== canonicalJson(told(asked))) {
    // A desktop may still be putting the new window into its place.
    t.forget();
    const again = tries > 1 ? await t.snapshot({}) : plain;
    if (canonicalJson(told(again)) !== canonicalJson(told(plain))) return plainIsDefault(t, tries - 1);
    await sameAgain(t, plain, told);
    const whole = await t.snapshot({ depth: 1000 });
    const expected = whole.nodes.filter(({ depth }) => depth <= 8);
    await t.given('snapshot-depth', () =>
      t.equal(uids(asked.nodes), uids(expected), 'the nodes of depth 8', asked.reply),
    );
  }
  t.equal(
    told(plain),
    told(asked),
    'a snapshot without arguments, compared with focused, compact and depth 8,',
    plain.reply,
  );
}

const uids = (nodes: readonly WalkedNode[]): string[] => nodes.map(({ node }) => node.ref.uid);

const facts = (snapshot: SnapshotReading) =>
  snapshot.nodes.map(({ node }) => [node.ref.uid, node.ref.path, node.type, node.id, node.children.length]);

function everyNode(root: unknown): Record<string, unknown>[] {
  const node = asObject(root);
  const children = Array.isArray(node.children) ? node.children : [];
  return [node, ...children.flatMap(everyNode)];
}
