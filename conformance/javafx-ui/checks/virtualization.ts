import type { Check, CheckContext } from '../check.js';
import type { Virtualization } from '../contract.js';
import { shownRows } from '../fixture/shown-rows.js';

const kinds = ['ListView', 'TableView', 'TreeView', 'TreeTableView'];
const controls = ['#list', '#table', '#tree', '#tree-table'];

/** 8 Virtualized controls */
export const virtualization = {
  'virtual-kinds': async (t) => {
    const { nodes, reply } = await t.snapshot({
      depth: 1000,
      include: { virtualization: true },
    });
    if (!nodes.some(({ node }) => node.virtualization)) {
      // Whether it can be switched on is another question than who has it.
      const full = await t.snapshot({ depth: 1000, mode: 'full' });
      const some = full.nodes.some(({ node }) => node.virtualization);
      await t.given('include-overrides', () =>
        t.demand(!some, 'virtualization when it is on', 'none', reply),
      );
    }
    for (const { node } of t.some(nodes, 'nodes')) {
      const expected = kinds.includes(node.type) ? node.type : null;
      t.equal(node.virtualization?.kind ?? null, expected, `virtualization.kind of ${node.type}`, reply);
    }
    t.equal(
      [...new Set(nodes.filter(({ node }) => node.virtualization).map(({ node }) => node.type))].sort(),
      [...kinds].sort(),
      'the types of the controls with virtualization',
      reply,
    );
  },

  'virtual-count': async (t) => {
    const counts = [1000, 200, 6, 5];
    for (const [i, id] of controls.entries())
      t.equal((await rows(t, id)).itemsCount, counts[i], `itemsCount of ${id}`);
    if (await hasRootless(t))
      t.equal((await rows(t, rootless)).itemsCount, 2, `itemsCount of ${rootless}, whose root is hidden`);
  },

  'virtual-range': async (t) => {
    for (const id of controls) await rangeIsShown(t, id);
    if (await hasRootless(t)) await rangeIsShown(t, rootless);
    t.equal((await rows(t, '#list')).visibleRange?.from, 0, 'the first visible row of #list');
    const list = { ref: await t.fixture.ref('#list') };
    await t.given('scroll-direction', () => t.act({ type: 'scroll', target: list, deltaY: -400 }));
    const { surely } = await shownRows(t, '#list');
    await t.given('scroll-direction', () =>
      t.demand(surely[0]! > 0, 'a later first row of #list after scrolling', surely),
    );
    await rangeIsShown(t, '#list');
  },

  'virtual-selection': async (t) => {
    const list = await rows(t, '#list');
    t.equal([list.selectedIndices, list.focusedIndex ?? null], [[2], 5], 'selection and focus of #list');
    const table = await rows(t, '#table');
    t.equal(table.selectedIndices, [], 'the selected rows of #table');
    const { nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
    const row = nodes.find(({ node }) => node.text?.label === 'Person 1');
    await t.given('tree-application-nodes', () =>
      t.demand(row !== undefined, 'a cell that shows "Person 1"', 'it is missing'),
    );
    await t.fixture.click({ ref: row!.node.ref });
    t.equal((await rows(t, '#table')).selectedIndices, [1], 'the selected rows of #table after a click');
  },

  'virtual-columns': async (t) => {
    const columns = async (id: string) =>
      (await rows(t, id)).columns?.map((column) => [column.id ?? null, column.text ?? null]);
    t.equal(
      await columns('#table'),
      [
        ['name-column', 'Person'],
        ['age-column', 'Age'],
        [null, 'City'],
      ],
      'columns of #table',
    );
    t.equal(
      await columns('#tree-table'),
      [
        ['file-column', 'File'],
        ['size-column', 'Size'],
      ],
      'columns of #tree-table',
    );
  },

  'virtual-cells': async (t) => {
    const texts = async (id: string, index: number) =>
      (await rows(t, id)).visibleCells
        .find((row) => row.index === index)
        ?.cells.map(({ text }) => text ?? null);
    t.equal(await texts('#list', 3), ['Item 3'], 'the cells of row 3 of #list');
    t.equal(await texts('#table', 1), ['Person 1', '21', 'City 1'], 'the cells of row 1 of #table');
    t.equal(await texts('#tree', 2), ['Leaf 1'], 'the cells of row 2 of #tree');
    t.equal(await texts('#tree-table', 2), ['main.ts', '12'], 'the cells of row 2 of #tree-table');
    const isThere = await hasRootless(t);
    if (isThere) t.equal(await texts(rootless, 0), ['Left'], `the cells of row 0 of ${rootless}`);
    for (const id of [...controls, ...(isThere ? [rootless] : [])]) {
      const told = (await rows(t, id)).visibleCells.map(({ index }) => index);
      await onScreen(t, told, id, `the rows in visibleCells of ${id}`);
    }
    const { visibleCells } = await rows(t, '#table');
    t.equal(
      visibleCells[0]?.cells.map(({ columnId }) => columnId ?? null),
      ['name-column', 'age-column', null],
      'the column ids of a row of #table',
    );
    for (const { rowRef, index } of t.some(visibleCells, 'rows of #table').slice(0, 3)) {
      const row = await t.node({ uid: rowRef.uid }, true);
      const shown = [row, ...row.children].map(({ text }) => text?.label);
      t.expect(shown.includes(`Person ${index}`), `the node of row ${index} to show it`, shown, row.reply);
      t.equal(row.ref.path, rowRef.path, `the path of row ${index}`, row.reply);
    }
  },

  'virtual-item': async (t) => {
    const list = await t.fixture.ref('#list');
    const { selectedIndices } = await rows(t, '#list');
    await t.given('virtual-selection', () => t.equal(selectedIndices, [2], 'the selected rows of #list'));
    await t.act({ type: 'click', target: { ref: list, item: { index: 700 } } });
    const after = await rows(t, '#list');
    t.equal(after.selectedIndices, [700], 'the selected rows of #list after a click on item 700');
    const { from = -1, to = -1 } = after.visibleRange ?? {};
    t.expect(from <= 700 && to >= 700, 'row 700 on screen', after.visibleRange ?? 'none');
    const table = await t.fixture.ref('#table');
    for (const [column, index] of [
      ['age-column', 150],
      [2, 60],
    ] as const) {
      await t.act({ type: 'click', target: { ref: table, item: { index, column } } });
      t.equal(
        (await rows(t, '#table')).selectedIndices,
        [index],
        `the selection after a click in column ${column}`,
      );
    }
    await t.act({ type: 'click', target: { ref: await t.fixture.ref('#tree'), item: { index: 4 } } });
    t.equal((await rows(t, '#tree')).selectedIndices, [4], 'the selected rows of #tree');
    if (!(await hasRootless(t))) return;
    await t.act({ type: 'click', target: { ref: await t.fixture.ref(rootless), item: { index: 1 } } });
    t.equal((await rows(t, rootless)).selectedIndices, [1], `the selected rows of ${rootless}`);
  },

  'virtual-item-missing': async (t) => {
    const [list, table] = [await t.fixture.ref('#list'), await t.fixture.ref('#table')];
    const { selectedIndices } = await rows(t, '#list');
    const missing = [
      { ref: list, item: { index: 1000 } },
      { ref: table, item: { index: 200 } },
      { ref: table, item: { index: 0, column: 'no-such-column' } },
      { ref: table, item: { index: 0, column: 3 } },
    ];
    for (const target of missing)
      t.actionFails(await t.perform([{ type: 'click', target }]), 'ITEM_NOT_FOUND');
    const { selectedIndices: after } = await rows(t, '#list');
    t.equal(after, selectedIndices, 'the selected rows of #list afterwards');
  },

  'virtual-item-kind': async (t) => {
    for (const id of ['#submit', '#form', '#fruit']) {
      const target = { ref: await t.fixture.ref(id), item: { index: 0 } };
      t.actionFails(await t.perform([{ type: 'click', target }]), 'UNSUPPORTED_TARGET_TYPE');
    }
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },
} satisfies Record<string, Check>;

/** A tree that does not show its root, so that its first row is the first child; earlier fixtures have none. */
const rootless = '#rootless';
const hasRootless = async (t: CheckContext): Promise<boolean> => (await t.fixture.find(rootless)) !== null;

/** States that visibleRange is what the nodes of the rows show. */
async function rangeIsShown(t: CheckContext, id: string): Promise<void> {
  const { visibleRange } = await rows(t, id);
  const { from = -1, to = -1 } = visibleRange ?? {};
  const told = Array.from({ length: Math.max(0, Math.min(to, 10_000) - from + 1) }, (_, i) => from + i);
  await onScreen(t, visibleRange ? told : [], id, `visibleRange of ${id}, both ends inclusive,`);
}

/** States that these rows are those on screen; one of which only an edge is there may be told or not. */
async function onScreen(t: CheckContext, told: readonly number[], id: string, what: string): Promise<void> {
  const { surely, perhaps } = await shownRows(t, id);
  const right = surely.every((row) => told.includes(row)) && told.every((row) => perhaps.includes(row));
  t.equal(right ? surely : told, surely, what);
}

/** The rows of a control as they are now. *Ends the check* without them. */
async function rows(t: CheckContext, selector: string): Promise<Virtualization> {
  const node = await t.node({ uid: (await t.fixture.ref(selector)).uid });
  await t.given('get-node-sections', () =>
    t.demand(node.virtualization !== undefined, `virtualization of ${selector}`, 'none', node.reply),
  );
  return node.virtualization!;
}
