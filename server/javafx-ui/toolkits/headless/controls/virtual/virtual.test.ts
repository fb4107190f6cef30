import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.js';

const list = (count = 1000) =>
  openApp('<VBox><ListView id="list" prefHeight="122" minHeight="122"/></VBox>', (handle) => {
    handle.find('#list', 'ListView').items.setAll(Array.from({ length: count }, (_, i) => `Item ${i}`));
  });
const view = (app: ReturnType<typeof openApp>, id = 'list') =>
  app.record(id, ['virtualization']).virtualization!;
const cells = (app: ReturnType<typeof openApp>) =>
  app.scene().nodes.filter((node) => node.type.endsWith('Cell'));

describe('a list', () => {
  it('has cells for the rows on screen and no others', () => {
    const app = list();
    expect(cells(app).map((cell) => cell.label)).toEqual(['Item 0', 'Item 1', 'Item 2', 'Item 3', 'Item 4']);
    expect(view(app)).toMatchObject({ itemsCount: 1000, visibleRange: { from: 0, to: 4 } });
  });

  it('shows other items in the same cells after scrolling', () => {
    const app = list();
    const before = new Set(cells(app).map((cell) => cell.uid));
    app.act({ type: 'scroll', target: app.target('list'), deltaY: -2400 });
    const after = cells(app);
    expect(after.map((cell) => cell.label)).toEqual([
      'Item 100',
      'Item 101',
      'Item 102',
      'Item 103',
      'Item 104',
    ]);
    expect(after.every((cell) => before.has(cell.uid))).toBe(true);
    expect(view(app).visibleCells.map((row) => [row.index, row.uid])).toEqual(
      after.map((cell, i) => [100 + i, cell.uid]),
    );
  });

  it('counts rows that show in part, and ends at its ends', () => {
    const app = list(10);
    app.act({ type: 'scroll', target: app.target('list'), deltaY: -10 });
    expect(view(app).visibleRange).toEqual({ from: 0, to: 5 });
    app.act({ type: 'scroll', target: app.target('list'), deltaY: -9999 });
    expect(view(app).visibleRange).toEqual({ from: 5, to: 9 });
    app.act({ type: 'scroll', target: app.target('list'), deltaY: 9999 });
    expect(view(app).visibleRange).toEqual({ from: 0, to: 4 });
  });

  it('keeps selection and focus apart', () => {
    const app = list();
    const { selectionModel } = app.handle.find('#list', 'ListView');
    selectionModel.clearAndSelect(2);
    selectionModel.focus(5);
    expect(view(app)).toMatchObject({ selectedIndices: [2], focusedIndex: 5 });
    expect(cells(app).map((cell) => cell.selected)).toEqual([false, false, true, false, false]);
  });

  it('moves by keys', () => {
    const app = list();
    const selected: (number | undefined)[] = [];
    for (const key of ['DOWN', 'DOWN', 'UP', 'PAGE_DOWN', 'END', 'HOME']) {
      app.press(key);
      selected.push(view(app).selectedIndices[0]);
    }
    expect(selected).toEqual([0, 1, 0, 4, 999, 0]);
    app.press('DOWN', 'CTRL');
    expect(view(app)).toMatchObject({ selectedIndices: [0], focusedIndex: 1 });
  });

  it('selects several where that is allowed', () => {
    const app = list();
    app.handle.find('#list', 'ListView').selectionModel.mode = 'MULTIPLE';
    app.press('DOWN');
    app.press('DOWN', 'SHIFT');
    app.press('DOWN', 'SHIFT');
    expect(view(app).selectedIndices).toEqual([0, 1, 2]);
    app.press('DOWN', 'CTRL');
    app.press('SPACE', 'CTRL');
    expect(view(app).selectedIndices).toEqual([0, 1, 2, 3]);
  });

  it('forgets a selection that has no row any more, and shows nothing when it is empty', () => {
    const app = list();
    app.press('END');
    app.handle.find('#list', 'ListView').items.setAll([]);
    expect(view(app)).toEqual({
      kind: 'ListView',
      itemsCount: 0,
      visibleRange: null,
      selectedIndices: [],
      focusedIndex: null,
      visibleCells: [],
    });
  });
});

describe('a table', () => {
  const TABLE = `<VBox><TableView id="table" prefHeight="200"><columns>
    <TableColumn id="name" text="Name"><cellValueFactory><PropertyValueFactory property="name"/></cellValueFactory></TableColumn>
    <TableColumn id="age" text="Age"><cellValueFactory><PropertyValueFactory property="age"/></cellValueFactory></TableColumn>
  </columns></TableView></VBox>`;
  const open = () =>
    openApp(TABLE, (handle) => {
      handle.find('#table', 'TableView').items.setAll([
        { name: 'Cid', age: 9 },
        { name: 'Ann', age: 30 },
        { name: 'Bob', age: 7 },
      ]);
    });
  const column = (app: ReturnType<typeof openApp>, i: number) =>
    view(app, 'table').visibleCells.map((row) => row.cells[i]!.text);

  it('sorts by a click on a header, and back by another', () => {
    const app = open();
    app.click('Name');
    expect(column(app, 0)).toEqual(['Ann', 'Bob', 'Cid']);
    app.click('Age');
    expect(column(app, 1)).toEqual(['7', '9', '30']);
    app.click('Age');
    expect(column(app, 1)).toEqual(['30', '9', '7']);
  });

  it('clicks the cell of a column, by its id or its place', () => {
    const app = open();
    const hits: string[] = [];
    app.handle.find('#table', 'TableView').on('mouseClicked', (event) => {
      hits.push((event.target as { text: string }).text);
    });
    for (const column of ['age', 0]) {
      app.act({ type: 'click', target: { ...app.target('table'), item: { index: 2, column } } });
    }
    expect([hits, view(app, 'table').selectedIndices]).toEqual([['7', 'Bob'], [2]]);
  });

  it('spreads its columns where it is told to', () => {
    const app = openApp(`<VBox prefWidth="302"><TableView prefHeight="100"><columnResizePolicy>
      <TableView fx:constant="CONSTRAINED_RESIZE_POLICY"/></columnResizePolicy><columns>
      <TableColumn text="A" prefWidth="50"/><TableColumn text="B" prefWidth="100"/></columns></TableView></VBox>`);
    expect(['A', 'B'].map((label) => app.record(label, ['bounds']).boundsInScene![2])).toEqual([100, 200]);
  });
});

describe('a tree', () => {
  const TREE = `<VBox><TreeView id="tree" prefHeight="200"><root><TreeItem value="Root" expanded="true"><children>
    <TreeItem value="A"><children><TreeItem value="A1"/></children></TreeItem><TreeItem value="B"/>
  </children></TreeItem></root></TreeView></VBox>`;
  const rows = (app: ReturnType<typeof openApp>) =>
    view(app, 'tree').visibleCells.map((row) => row.cells[0]!.text);

  it('opens and closes by its arrows and by keys', () => {
    const app = openApp(TREE);
    expect(rows(app)).toEqual(['Root', 'A', 'B']);
    const arrows = () => app.scene().nodes.filter((n) => n.styleClass.includes('tree-disclosure-node'));
    expect(arrows().length).toBe(2);
    app.act({ type: 'click', target: { uid: arrows()[1]!.uid } });
    expect([rows(app), view(app, 'tree').itemsCount]).toEqual([['Root', 'A', 'A1', 'B'], 4]);
    app.act({ type: 'click', target: { ...app.target('tree'), item: { index: 2 } } });
    app.press('LEFT');
    app.press('LEFT');
    expect(rows(app)).toEqual(['Root', 'A', 'B']);
    app.press('RIGHT');
    expect(rows(app)).toEqual(['Root', 'A', 'A1', 'B']);
  });

  it('hides its root where it is told to', () => {
    const app = openApp(TREE);
    app.handle.find('#tree', 'TreeView').showRoot = false;
    expect(rows(app)).toEqual(['A', 'B']);
  });

  it('with columns has a cell for each', () => {
    const app = openApp(
      `<VBox><TreeTableView id="tree" prefHeight="200"><columns>
      <TreeTableColumn id="n" text="Name"/><TreeTableColumn text="Size"/></columns></TreeTableView></VBox>`,
      (handle) => {
        const tree = handle.find('#tree', 'TreeTableView');
        const [name, size] = tree.columns;
        name!.cellValue = (file) => (file as { name: string }).name;
        size!.cellValue = (file) => (file as { size: number }).size;
        const root = new handle.items.TreeItem();
        const child = new handle.items.TreeItem();
        root.value = { name: 'src', size: 2 };
        child.value = { name: 'a.ts', size: 1 };
        root.children.add(child);
        tree.root = root;
      },
    );
    expect(view(app, 'tree')).toMatchObject({ kind: 'TreeTableView', itemsCount: 1 });
    app.handle.find('#tree', 'TreeTableView').root!.expanded = true;
    expect(view(app, 'tree').visibleCells.map((row) => row.cells)).toEqual([
      [
        { columnId: 'n', text: 'src' },
        { columnId: null, text: '2' },
      ],
      [
        { columnId: 'n', text: 'a.ts' },
        { columnId: null, text: '1' },
      ],
    ]);
  });
});
