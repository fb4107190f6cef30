import type { Check, CheckContext, SnapshotReading, WalkedNode } from '../check.js';
import type { UiNode } from '../contract.js';
import { asObject } from '../reading/json.js';

const mandatory = ['ref', 'type', 'id', 'styleClass', 'visible', 'managed', 'disabled', 'children'];
const heavy = ['layout', 'accessibility', 'fx', 'virtualization', 'module', 'pseudoClass', 'opacity'];
const virtualized = ['ListView', 'TableView', 'TreeView', 'TreeTableView'];

/** 7.1 Modes, depth and sections */
export const snapshots = {
  'snapshot-defaults': async (t) => {
    const plain = await t.snapshot({});
    const asked = await t.snapshot({ stage: 'focused', mode: 'compact', depth: 8 });
    t.some(plain.nodes, 'nodes');
    t.equal(
      t.stable('ui_get_snapshot', plain.reply.output),
      t.stable('ui_get_snapshot', asked.reply.output),
      'a snapshot without arguments, compared with focused, compact and depth 8,',
      plain.reply,
    );
  },

  'snapshot-depth': async (t) => {
    const whole = await t.snapshot({ depth: 1000 });
    t.some(whole.nodes, 'nodes');
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
    const children = new Map(whole.nodes.map(({ node }) => [node.ref.uid, node.children.length]));
    for (const depth of [0, 2, 1000]) {
      const { nodes, reply } = await t.snapshot({ depth });
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
        const missing = mandatory.filter((name) => node[name] === undefined);
        t.equal(missing, [], `the mandatory members that a ${mode} node lacks`, reply);
      }
    }
  },

  'compact-lean': async (t) => {
    for (const input of [{}, { mode: 'compact', stage: 'all', depth: 1000 }] as const) {
      const { nodes, reply } = await t.snapshot(input);
      for (const { node } of t.some(nodes, 'nodes')) {
        const there = heavy.filter((name) => name in node);
        t.equal(there, [], `the sections that the compact ${node.type} ${node.ref.uid} has`, reply);
      }
    }
  },

  'full-default': async (t) => {
    const { nodes, reply } = await t.snapshot({ mode: 'full' });
    const laidOut = nodes.filter(({ node }) => node.layout);
    t.some(laidOut, 'nodes with layout in full mode', reply);
    for (const section of ['boundsInParent', 'boundsInScene', 'localToScreen'] as const) {
      t.some(
        laidOut.filter(({ node }) => node.layout?.[section]),
        `nodes with ${section} in full mode`,
        reply,
      );
    }
    for (const { node } of nodes) {
      t.expect(!('accessibility' in node), 'no accessibility in full mode', `${node.type} has it`, reply);
      t.expect(!('fx' in node), 'no properties in full mode', `${node.type} has fx`, reply);
      if (virtualized.includes(node.type))
        t.expect('virtualization' in node, `virtualization of ${node.type} in full mode`, 'none', reply);
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

  'include-overrides': async (t) => {
    const on = {
      bounds: true,
      localToScreen: true,
      properties: true,
      virtualization: true,
      accessibility: true,
    };
    const off = {
      bounds: false,
      localToScreen: false,
      properties: false,
      virtualization: false,
      accessibility: false,
    };
    const compact = await t.snapshot({ mode: 'compact', include: on });
    for (const [what, has] of Object.entries(present)) {
      t.some(
        compact.nodes.filter(({ node }) => has(node)),
        `nodes with ${what} when it is on in compact mode`,
        compact.reply,
      );
    }
    // Of every node, while bounds may be missing where there are none.
    for (const section of ['accessibility', 'fx'] as const) {
      const without = compact.nodes.filter(({ node }) => !(section in node)).map(({ node }) => node.type);
      t.equal(without, [], `the types without ${section} when it is on in compact mode`, compact.reply);
    }
    onlyTables(t, compact);
    const full = await t.snapshot({ mode: 'full', include: off });
    t.some(full.nodes, 'nodes');
    for (const [what, has] of Object.entries({ ...present, virtualization: hasRows })) {
      const left = full.nodes.filter(({ node }) => has(node)).map(({ node }) => node.type);
      t.equal(left, [], `the types that have ${what} when it is off in full mode`, full.reply);
    }
    const bounds = await t.snapshot({ mode: 'compact', include: { bounds: true } });
    const screen = bounds.nodes.filter(({ node }) => node.layout?.localToScreen);
    t.equal(uids(screen), [], 'the nodes with localToScreen when only bounds are on', bounds.reply);
  },

  'get-node-sections': async (t) => {
    const shown = (await t.snapshot({ mode: 'full', depth: 1000 })).nodes.filter(
      ({ node }) => node.layout?.boundsInScene,
    );
    for (const { node } of [t.some(shown, 'nodes with bounds')[0], shown[shown.length - 1]!]) {
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

const hasRows = (node: UiNode): boolean => node.virtualization !== undefined;
const present = {
  bounds: (node: UiNode): boolean => node.layout?.boundsInParent !== undefined,
  localToScreen: (node: UiNode): boolean => node.layout?.localToScreen !== undefined,
  properties: (node: UiNode): boolean => node.fx !== undefined,
  accessibility: (node: UiNode): boolean => node.accessibility !== undefined,
};

const uids = (nodes: readonly WalkedNode[]): string[] => nodes.map(({ node }) => node.ref.uid);

const facts = (snapshot: SnapshotReading) =>
  snapshot.nodes.map(({ node }) => [node.ref.uid, node.ref.path, node.type, node.id, node.children.length]);

function onlyTables(t: CheckContext, { nodes, reply }: SnapshotReading): void {
  for (const { node } of nodes) {
    if (!virtualized.includes(node.type)) continue;
    t.expect(hasRows(node), `virtualization of ${node.type} when it is on`, 'none', reply);
  }
}

function everyNode(root: unknown): Record<string, unknown>[] {
  const node = asObject(root);
  const children = Array.isArray(node.children) ? node.children : [];
  return [node, ...children.flatMap(everyNode)];
}
