import type { Check } from '../check.js';

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
    for (const id of [
      'details-content',
      'graphic',
      'general-content',
      'far',
      'deepest',
      'in-hidden',
      'cover',
    ]) {
      t.expect(ids.has(id), `#${id} in the tree`, 'it is missing', reply);
    }
    const cells = nodes.filter(({ node }) => node.text?.label === 'Item 0');
    t.some(cells, 'cells that show "Item 0"', reply);
    t.some(
      nodes.filter(({ node }) => node.text?.label === 'Person 1'),
      'cells that show "Person 1"',
      reply,
    );
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
    const picker = (await t.fixture.node('#date')).children.map(({ styleClass }) => styleClass.join('.'));
    t.expect(
      picker.some((classes) => /arrow-button/.test(classes)),
      'the arrow button of a date picker',
      picker,
    );
  },

  'tree-visibility': async (t) => {
    for (const [id, visible] of [
      ['#invisible-button', false],
      ['#hidden-group', false],
      ['#in-hidden', true],
      ['#submit', true],
    ] as const) {
      t.equal((await t.fixture.node(id)).visible, visible, `visible of ${id}`);
    }
  },

  'tree-disabled': async (t) => {
    for (const [id, disabled] of [
      ['#disabled-button', true],
      ['#disabled-group', true],
      ['#in-disabled', true],
      ['#submit', false],
    ] as const) {
      t.equal((await t.fixture.node(id)).disabled, disabled, `disabled of ${id}`);
    }
  },
} satisfies Record<string, Check>;
