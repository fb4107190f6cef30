import type { Check, CheckContext } from '../check.js';
import { hasRootless, type RowSource, rootless, single, sources } from '../fixture/row-sources.js';
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
    for (const id of ['#fruit', '#shirt', '#date', '#tabs', '#scroll-pane', '#submit']) {
      const alone = await t.node({ uid: (await t.fixture.ref(id)).uid });
      const { kind } = alone.virtualization ?? {};
      t.equal(kind ?? null, null, `virtualization.kind of ${id}, asked for alone,`, alone.reply);
    }
  },

  'virtual-count': async (t) => {
    const counts = [1000, 200, 6, 5];
    for (const { where, rows } of sources) {
      for (const [i, id] of controls.entries())
        t.equal((await rows(t, id)).itemsCount, counts[i], `itemsCount of ${id} ${where}`);
      if (!(await hasRootless(t))) continue;
      const { itemsCount } = await rows(t, rootless);
      t.equal(itemsCount, 2, `itemsCount of ${rootless}, whose root is hidden, ${where}`);
    }
  },

  'virtual-range': async (t) => {
    const shown = [...controls, ...((await hasRootless(t)) ? [rootless] : [])];
    for (const source of sources) for (const id of shown) await rangeIsShown(t, id, source);
    t.equal((await single(t, '#list')).visibleRange?.from, 0, 'the first visible row of #list');
    const list = { ref: await t.fixture.ref('#list') };
    await t.given('scroll-direction', () => t.act({ type: 'scroll', target: list, deltaY: -400 }));
    const { surely } = await shownRows(t, '#list');
    await t.given('scroll-direction', () =>
      t.demand(surely[0]! > 0, 'a later first row of #list after scrolling', surely),
    );
    for (const source of sources) await rangeIsShown(t, '#list', source);
  },

  'virtual-selection': async (t) => {
    for (const { where, rows } of sources) {
      const { selectedIndices, focusedIndex } = await rows(t, '#list');
      t.equal([selectedIndices, focusedIndex ?? null], [[2], 5], `selection and focus of #list ${where}`);
      t.equal((await rows(t, '#table')).selectedIndices, [], `the selected rows of #table ${where}`);
    }
    for (const [id, label, index] of [
      ['#table', 'Person 1', 1],
      ['#tree', 'Leaf 1', 2],
      ['#tree-table', 'main.ts', 2],
    ] as const) {
      const { nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
      const cell = nodes.find(({ node }) => node.text?.label === label);
      await t.given('tree-application-nodes', () =>
        t.demand(cell !== undefined, `a cell that shows "${label}"`, 'it is missing'),
      );
      await t.fixture.click({ ref: cell!.node.ref });
      for (const { where, rows } of sources) {
        const { selectedIndices } = await rows(t, id);
        t.equal(selectedIndices, [index], `the selected rows of ${id} after a click ${where}`);
      }
    }
  },

  'virtual-columns': async (t) => {
    for (const { where, rows } of sources) {
      const columns = async (id: string) =>
        (await rows(t, id)).columns?.map((column) => [column.id ?? null, column.text ?? null]);
      t.equal(
        await columns('#table'),
        [
          ['name-column', 'Person'],
          ['age-column', 'Age'],
          [null, 'City'],
        ],
        `columns of #table ${where}`,
      );
      t.equal(
        await columns('#tree-table'),
        [
          ['file-column', 'File'],
          ['size-column', 'Size'],
        ],
        `columns of #tree-table ${where}`,
      );
    }
  },

  'virtual-cells': async (t) => {
    const isThere = await hasRootless(t);
    for (const { where, rows } of sources) {
      const cells = async (id: string, index: number) =>
        (await rows(t, id)).visibleCells.find((row) => row.index === index)?.cells ?? [];
      for (const [id, index, texts, columns] of [
        ['#list', 3, ['Item 3'], [null]],
        ['#table', 1, ['Person 1', '21', 'City 1'], ['name-column', 'age-column', null]],
        ['#tree', 2, ['Leaf 1'], [null]],
        ['#tree-table', 2, ['main.ts', '12'], ['file-column', 'size-column']],
        ...(isThere ? [[rootless, 0, ['Left'], [null]] as const] : []),
      ] as const) {
        const row = await cells(id, index);
        const what = `of row ${index} of ${id} ${where}`;
        t.equal(
          row.map(({ text }) => text ?? null),
          texts,
          `the cells ${what}`,
        );
        t.equal(
          row.map(({ columnId }) => columnId ?? null),
          columns,
          `the column ids ${what}`,
        );
      }
      for (const id of [...controls, ...(isThere ? [rootless] : [])]) {
        const told = (await rows(t, id)).visibleCells.map(({ index }) => index);
        await onScreen(t, told, id, `the rows in visibleCells of ${id} ${where}`);
      }
    }
    for (const id of controls) {
      const { visibleCells } = await single(t, id);
      const nodes = new Set(visibleCells.map(({ rowRef }) => rowRef.uid));
      t.equal(nodes.size, visibleCells.length, `the number of nodes that show the rows of ${id}`);
      for (const { rowRef, index, cells } of t.some(visibleCells, `rows of ${id}`).slice(0, 3)) {
        const row = await t.node({ uid: rowRef.uid }, true);
        const shown = [row, ...row.children].map(({ text }) => text?.label);
        const [first] = cells.map(({ text }) => text);
        t.expect(
          shown.includes(first ?? undefined),
          `the node of row ${index} of ${id} to show it`,
          shown,
          row.reply,
        );
        t.equal(row.ref.path, rowRef.path, `the path of row ${index} of ${id}`, row.reply);
      }
    }
  },
} satisfies Record<string, Check>;

/** States that visibleRange is what the nodes of the rows show. */
async function rangeIsShown(t: CheckContext, id: string, { where, rows }: RowSource): Promise<void> {
  const { visibleRange } = await rows(t, id);
  const { from = -1, to = -1 } = visibleRange ?? {};
  const told = Array.from({ length: Math.max(0, Math.min(to, 10_000) - from + 1) }, (_, i) => from + i);
  await onScreen(t, visibleRange ? told : [], id, `visibleRange of ${id}, both ends inclusive, ${where},`);
}

/** States that these rows are those on screen; one of which only an edge is there may be told or not. */
async function onScreen(t: CheckContext, told: readonly number[], id: string, what: string): Promise<void> {
  const { surely, perhaps } = await shownRows(t, id);
  const right = surely.every((row) => told.includes(row)) && told.every((row) => perhaps.includes(row));
  t.equal(right ? surely : told, surely, what);
}
