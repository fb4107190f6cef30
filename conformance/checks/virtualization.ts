import type { Check, CheckContext, RefInput } from '../check.js';
import type { Virtualization } from '../contract.js';

const kinds = ['ListView', 'TableView', 'TreeView', 'TreeTableView'];
const controls = ['#list', '#table', '#tree', '#tree-table'];

/** 8 Virtualized controls */
export const virtualization = {
  'virtual-kinds': async (t) => {
    const { nodes, reply } = await t.snapshot({
      depth: 1000,
      include: { virtualization: true },
    });
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
  },

  'virtual-range': async (t) => {
    for (const id of controls) {
      const { visibleRange: range, visibleCells } = await rows(t, id);
      const indices = visibleCells.map(({ index }) => index);
      t.some(indices, `rows of ${id} on screen`);
      t.equal(
        range ?? null,
        { from: Math.min(...indices), to: Math.max(...indices) },
        `visibleRange of ${id}, both ends inclusive,`,
      );
      await endsOnScreen(t, id, visibleCells);
    }
    t.equal((await rows(t, '#list')).visibleRange?.from, 0, 'the first visible row of #list');
    await t.act({ type: 'scroll', target: { ref: await t.fixture.ref('#list') }, deltaY: -400 });
    const { visibleRange: range } = await rows(t, '#list');
    t.expect((range?.from ?? 0) > 0, 'a later first row of #list after scrolling', range ?? 'none');
  },

  'virtual-selection': async (t) => {
    const list = await rows(t, '#list');
    t.equal([list.selectedIndices, list.focusedIndex ?? null], [[2], 5], 'selection and focus of #list');
    const table = await rows(t, '#table');
    t.equal(table.selectedIndices, [], 'the selected rows of #table');
    await t.act({ type: 'click', target: { ref: await t.fixture.ref('#table'), item: { index: 1 } } });
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
  },

  'virtual-item-missing': async (t) => {
    const [list, table] = [await t.fixture.ref('#list'), await t.fixture.ref('#table')];
    const missing = [
      { ref: list, item: { index: 1000 } },
      { ref: table, item: { index: 200 } },
      { ref: table, item: { index: 0, column: 'no-such-column' } },
      { ref: table, item: { index: 0, column: 3 } },
    ];
    for (const target of missing)
      t.actionFails(await t.perform([{ type: 'click', target }]), 'ITEM_NOT_FOUND', 0);
    t.equal((await rows(t, '#list')).selectedIndices, [2], 'the selected rows of #list afterwards');
  },

  'virtual-item-kind': async (t) => {
    for (const id of ['#submit', '#form', '#fruit']) {
      const target = { ref: await t.fixture.ref(id), item: { index: 0 } };
      t.actionFails(await t.perform([{ type: 'click', target }]), 'UNSUPPORTED_TARGET_TYPE', 0);
    }
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },
} satisfies Record<string, Check>;

/** States that the first and the last row lie within their control; a row in reserve does not. */
async function endsOnScreen(
  t: CheckContext,
  id: string,
  cells: Virtualization['visibleCells'],
): Promise<void> {
  const place = async (ref: RefInput) => (await t.node(ref)).layout?.localToScreen;
  const control = await place(await t.fixture.ref(id));
  for (const { index, rowRef } of [cells[0], cells.at(-1)].flatMap((row) => row ?? [])) {
    const row = await place(rowRef);
    if (!control || !row) t.untestable(`${id} or its row ${index} has no bounds on the screen.`);
    const within = row.y < control.y + control.height && row.y + row.height > control.y;
    t.expect(within, `row ${index} of ${id} within ${JSON.stringify(control)}`, row);
  }
}

/** The rows of a control as they are now. *Ends the check* without them. */
async function rows(t: CheckContext, selector: string): Promise<Virtualization> {
  const node = await t.node(await t.fixture.ref(selector));
  t.expect(node.virtualization !== undefined, `virtualization of ${selector}`, 'none', node.reply);
  return node.virtualization ?? t.untestable(`${selector} has no virtualization.`);
}
