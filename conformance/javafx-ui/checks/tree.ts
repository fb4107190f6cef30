import type { Check, CheckContext } from '../check.js';
import { nothingCut } from '../reading/whole-snapshot.js';

const everything = { stage: 'all', depth: 1000 } as const;

/** Types of nodes that only skins make, and that a user neither reads nor operates. */
const internals = new Set([
  'LabeledText',
  'VirtualFlow',
  'VirtualScrollBar',
  'ClippedContainer',
  'TabHeaderArea',
  'ContentRegion',
  'TableHeaderRow',
  'NestedTableColumnHeader',
]);

/** 7.2 The reported tree */
export const tree = {
  'tree-order': async (t) => {
    const ids = async (selector: string) =>
      (await t.fixture.node(selector)).children.map(({ id, type }) => id ?? type);
    t.equal(
      await ids('#ordered'),
      ['one', 'two', 'three', 'four', 'with-graphic'],
      'the children of #ordered',
    );
    t.equal(await ids('#siblings'), ['first', 'victim', 'anonymous'], 'the children of #siblings');
    await t.fixture.click('#add');
    t.equal(
      await ids('#siblings'),
      ['first', 'victim', 'anonymous', 'added-1'],
      'the children of #siblings after one was added',
    );
  },

  'tree-application-nodes': async (t) => {
    const { nodes, reply } = await t.snapshot(everything);
    const ids = new Set(nodes.map(({ node }) => node.id));
    const added = ['details-content', 'graphic', 'general-content', 'far', 'deepest', 'in-hidden', 'cover'];
    // That something was cut off matters only where something is missing.
    if (!added.every((id) => ids.has(id)))
      await t.given('snapshot-depth', () => nothingCut(t, { nodes, reply }));
    for (const id of added) {
      t.expect(ids.has(id), `#${id} in the tree`, 'it is missing', reply);
    }
    // One of each control that has rows.
    for (const label of ['Item 0', 'Person 1', 'Leaf 1', 'main.ts']) {
      const cells = nodes.filter(({ node }) => node.text?.label === label);
      t.expect(cells.length > 0, `cells that show "${label}"`, 'none', reply);
    }
  },

  'tree-skins-hidden': async (t) => {
    const { nodes, reply } = await t.snapshot(everything);
    t.some(nodes, 'nodes');
    const reported = nodes.filter(({ node }) => internals.has(node.type)).map(({ node }) => node.type);
    t.equal([...new Set(reported)], [], 'the types of skin internals in the tree', reply);
    for (const id of ['#submit', '#status', '#agree', '#name', '#mcp-fixture']) {
      const node = await t.fixture.node(id);
      t.equal(
        node.children.map(({ type }) => type),
        [],
        `the children of ${id}, whose skin has nothing to operate,`,
      );
    }
  },

  'tree-skins-operable': async (t) => {
    const { nodes, reply } = await t.snapshot(everything);
    const shows = (text: string, below: string): boolean =>
      nodes.some(({ node, path }) => {
        const parent = nodes.find((one) => one.node.id === below);
        return parent !== undefined && path.startsWith(`${parent.path}/`) && node.text?.label === text;
      });
    const wanted = [
      ['tab headers', 'Advanced', 'tabs'],
      ['menu-bar buttons', 'File', 'menu-bar'],
      ['column headers', 'Person', 'table'],
      ['column headers of a tree table', 'Size', 'tree-table'],
    ] as const;
    for (const [what, text, below] of wanted) {
      t.expect(
        shows(text, below),
        `${what}: "${text}" below #${below}`,
        'nothing below it shows that',
        reply,
      );
    }
    const spinner = await t.fixture.node('#count');
    const types = spinner.children.map(({ type, styleClass }) => [type, ...styleClass].join('.'));
    t.expect(
      types.some((type) => /TextField|text-field/.test(type)),
      'the editor of a spinner',
      types,
    );
    t.expect(
      types.some((type) => /increment/.test(type)) && types.some((type) => /decrement/.test(type)),
      'the arrow buttons of a spinner',
      types,
    );
    for (const [id, what] of [
      ['#date', 'a date picker'],
      ['#fruit', 'a combo box'],
    ] as const) {
      const parts = (await t.fixture.node(id)).children.map(({ styleClass }) => styleClass.join('.'));
      t.expect(
        parts.some((classes) => /arrow-button/.test(classes)),
        `the arrow button of ${what}`,
        parts,
      );
    }
    const editors = (await t.fixture.node('#date')).children.map(({ type }) => type);
    t.expect(
      editors.some((type) => /TextField$/.test(type)),
      'the editor of a date picker',
      editors,
    );
  },

  'tree-visibility': async (t) => {
    for (const [id, visible] of [
      ['#invisible-button', false],
      ['#hidden-group', false],
      ['#in-hidden', true],
      ['#submit', true],
    ] as const) {
      const { visible: told, ref } = await t.fixture.node(id);
      t.equal(told, visible, `visible of ${id}`);
      const alone = await t.node(ref);
      t.equal(alone.visible, visible, `visible of ${id} when it is asked for alone`, alone.reply);
    }
  },

  'tree-disabled': {
    byReading: disablesBelow,
    async run(t) {
      for (const [id, disabled] of [
        ['#disabled-button', true],
        ['#disabled-group', true],
        ['#in-disabled', true],
        ['#submit', false],
      ] as const) {
        const { disabled: told, ref } = await t.fixture.node(id);
        t.equal(told, disabled, `disabled of ${id}`);
        const alone = await t.node(ref);
        t.equal(alone.disabled, disabled, `disabled of ${id} when it is asked for alone`, alone.reply);
      }
      await disablesBelow(t);
    },
  },
} satisfies Record<string, Check>;

/** States of every node that it is disabled when what it stands in is. */
async function disablesBelow(t: CheckContext): Promise<void> {
  const { nodes, reply } = await t.snapshot(everything);
  for (const { node, parent } of t.some(nodes, 'nodes')) {
    const right = parent?.disabled !== true || node.disabled === true;
    const what = `${node.type} ${node.ref.uid} in a disabled ${parent?.type}`;
    t.expect(right, `disabled: true of ${what}`, node.disabled ?? 'absent', reply);
  }
}
