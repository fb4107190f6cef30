import type { Check } from '../check.js';
import type { Action } from '../contract.js';
import { hasRootless, rootless, single } from '../fixture/row-sources.js';

/** 8 Virtualized controls: rows and cells as targets */
export const rowItems = {
  'virtual-item': async (t) => {
    const list = await t.fixture.ref('#list');
    const { selectedIndices } = await single(t, '#list');
    await t.given('virtual-selection', () => t.equal(selectedIndices, [2], 'the selected rows of #list'));
    await t.act({ type: 'click', target: { ref: list, item: { index: 700 } } });
    const after = await single(t, '#list');
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
        (await single(t, '#table')).selectedIndices,
        [index],
        `the selection after a click in column ${column}`,
      );
    }
    for (const [id, item] of [
      ['#tree', { index: 4 }],
      ['#tree-table', { index: 3 }],
      ['#tree-table', { index: 1, column: 'size-column' }],
    ] as const) {
      await t.act({ type: 'click', target: { ref: await t.fixture.ref(id), item } });
      t.equal((await single(t, id)).selectedIndices, [item.index], `the selected rows of ${id}`);
    }
    if (!(await hasRootless(t))) return;
    await t.act({ type: 'click', target: { ref: await t.fixture.ref(rootless), item: { index: 1 } } });
    t.equal((await single(t, rootless)).selectedIndices, [1], `the selected rows of ${rootless}`);
  },

  'virtual-item-missing': async (t) => {
    const [list, table] = [await t.fixture.ref('#list'), await t.fixture.ref('#table')];
    const [tree, treeTable] = [await t.fixture.ref('#tree'), await t.fixture.ref('#tree-table')];
    const { selectedIndices } = await single(t, '#list');
    const missing = [
      { ref: list, item: { index: 1000 } },
      { ref: table, item: { index: 200 } },
      { ref: table, item: { index: 0, column: 'no-such-column' } },
      { ref: table, item: { index: 0, column: 3 } },
      { ref: tree, item: { index: 6 } },
      { ref: treeTable, item: { index: 5 } },
      { ref: treeTable, item: { index: 0, column: 'no-such-column' } },
    ];
    for (const target of missing)
      for (const action of aimedAt(target)) t.actionFails(await t.perform([action]), 'ITEM_NOT_FOUND');
    const { selectedIndices: after } = await single(t, '#list');
    t.equal(after, selectedIndices, 'the selected rows of #list afterwards');
  },

  'virtual-item-kind': async (t) => {
    for (const id of ['#submit', '#form', '#fruit']) {
      const target = { ref: await t.fixture.ref(id), item: { index: 0 } };
      for (const action of aimedAt(target))
        t.actionFails(await t.perform([action]), 'UNSUPPORTED_TARGET_TYPE');
    }
    t.equal(await t.fixture.text('#status'), 'Ready', 'the status afterwards');
  },
} satisfies Record<string, Check>;

/** Each action that may have an item as its target. */
const aimedAt = (target: Target): Action[] => [
  { type: 'click', target },
  { type: 'focus', target },
  { type: 'scroll', target, deltaY: -10 },
];

type Target = NonNullable<Extract<Action, { type: 'focus' }>['target']>;
