import { beforeEach, describe, expect, it } from 'vitest';
import { newestOver } from '../testing/call.js';
import { type FakeNode, FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const box = (...children: FakeNode[]) => node('VBox', { role: 'PARENT' }, ...children);
const label = (text: string, facts: Partial<FakeNode> = {}) =>
  node('Label', { role: 'TEXT', label: text, ...facts });
const field = (id: string, facts: Partial<FakeNode> = {}) =>
  node('TextField', { id, role: 'TEXT_FIELD', valueText: '', ...facts });

/** The lines below that of the window, without uids. */
async function seen(root: FakeNode): Promise<string[]> {
  const { text } = await newestOver(new FakeToolkit([stage('T', root)])).call('ui_look');
  return text
    .split('\n')
    .slice(2)
    .map((line) => line.replace(/^ {2}/, '').replace(/u-\w+ /, ''));
}

describe('a label names', () => {
  it('the control that it says it is for, wherever that stands', async () => {
    const root = box(
      label('Street', { labelFor: 'u-x' }),
      box(field('other')),
      box(field('street', { uid: 'u-x' })),
    );
    expect(await seen(root)).toEqual(['TextField#other =""', 'TextField#street "Street" =""']);
  });

  it('the control right of it in the same row, not the one in the next row', async () => {
    const root = box(
      label('Name', { boundsInScene: [0, 5, 50, 14] }),
      field('name', { boundsInScene: [60, 0, 100, 24] }),
      label('City', { boundsInScene: [0, 35, 50, 14] }),
      field('city', { boundsInScene: [60, 30, 100, 24] }),
    );
    expect(await seen(root)).toEqual(['TextField#name "Name" =""', 'TextField#city "City" =""']);
  });

  it('the control below it when nothing is left of that', async () => {
    const root = box(
      label('Comment', { boundsInScene: [0, 0, 80, 14] }),
      field('comment', { boundsInScene: [0, 20, 200, 24] }),
    );
    expect(await seen(root)).toEqual(['TextField#comment "Comment" =""']);
  });

  it('nothing where a button stands between the two, or the control has a text of its own', async () => {
    const root = box(
      label('idle', { boundsInScene: [0, 0, 30, 14] }),
      node('Button', { role: 'BUTTON', label: 'Hang', boundsInScene: [40, 0, 40, 24] }),
      field('ms', { boundsInScene: [90, 0, 60, 24] }),
    );
    expect(await seen(root)).toEqual(['Label "idle"', 'Button "Hang"', 'TextField#ms =""']);
  });
});

describe('a line', () => {
  it('stands below that of what it is in, whatever layout is between them', async () => {
    const pane = node(
      'TitledPane',
      { role: 'TITLED_PANE', label: 'More', pseudoClass: ['expanded'] },
      box(label('in')),
    );
    expect(await seen(box(box(pane)))).toEqual(['TitledPane "More" expanded', '  Label "in"']);
  });

  it('tells headers of tabs before the content of the selected one', async () => {
    const tabs = node(
      'TabPane',
      { role: 'TAB_PANE' },
      box(label('content')),
      node('TabHeaderSkin', { role: 'TAB_ITEM', label: 'One', selected: true }),
      node('TabHeaderSkin', { role: 'TAB_ITEM', label: 'Two', selected: false }),
    );
    expect(await seen(box(tabs, label('after')))).toEqual([
      'Tab "One" selected',
      'Tab "Two"',
      'Label "content"',
      'Label "after"',
    ]);
  });

  it('says of what is scrolled away that it is offscreen, and shows the pane that scrolls', async () => {
    const content = node(
      'VBox',
      { role: 'PARENT', boundsInScene: [0, 0, 100, 400] },
      node('Button', { role: 'BUTTON', label: 'near', boundsInScene: [0, 0, 50, 20] }),
      node('Button', { role: 'BUTTON', label: 'far', boundsInScene: [0, 300, 50, 20] }),
    );
    const pane = node('ScrollPane', { role: 'SCROLL_PANE', boundsInScene: [0, 0, 100, 100] }, content);
    expect(await seen(node('VBox', { role: 'PARENT', boundsInScene: [0, 0, 200, 500] }, pane))).toEqual([
      'ScrollPane',
      '  Button "near"',
      '  Button "far" offscreen',
    ]);
  });

  it('tells a long text whole', async () => {
    const long = 'word '.repeat(100).trim();
    expect(await seen(box(label(long)))).toEqual([`Label "${long}"`]);
  });

  it('cuts what stands in a single line, of which a user sees the beginning', async () => {
    const long = 'word '.repeat(100).trim();
    const [line] = await seen(box(field('long', { valueText: long })));
    expect(line).toBe(`TextField#long ="${long.slice(0, 200)}…" (499 characters)`);
  });

  it('tells a text in pieces once, and what can be clicked in it by itself', async () => {
    const piece = (text: string, facts: Partial<FakeNode> = {}) =>
      node('Text', { role: 'TEXT', label: text, ...facts });
    const flow = node(
      'TextFlow',
      { role: 'TEXT' },
      piece('public '),
      piece('class'),
      piece(' Foo'),
      node('Hyperlink', { role: 'HYPERLINK', label: 'more' }),
    );
    expect(await seen(box(flow))).toEqual(['TextFlow "public class Foo"', '  Hyperlink "more"']);
  });

  it('is what the keyboard reaches, though its role says nothing, and not the layout around it', async () => {
    const area = node('CodeArea', { role: 'PARENT', focusable: true });
    expect(await seen(box(box(area)))).toEqual(['CodeArea']);
  });

  it('is the arrow of a split button, which alone opens its menu', async () => {
    const arrow = () => node('StackPane', { role: 'PARENT', styleClass: ['arrow-button'] });
    const split = node('SplitMenuButton', { role: 'SPLIT_MENU_BUTTON', label: 'Save' }, arrow());
    const combo = node('ComboBox', { role: 'COMBO_BOX', valueText: 'a' }, arrow());
    expect(await seen(box(split, combo))).toEqual([
      'SplitMenuButton "Save"',
      '  StackPane "open" (style class)',
      'ComboBox ="a"',
    ]);
  });

  it('does not repeat what its control shows', async () => {
    const spinner = node(
      'Spinner',
      { role: 'SPINNER', valueText: '3' },
      node('TextField', { role: 'TEXT_FIELD', valueText: '3' }),
      node('StackPane', { role: 'PARENT', styleClass: ['increment-arrow-button'] }),
    );
    expect(await seen(box(spinner))).toEqual(['Spinner ="3"', '  StackPane "increment" (style class)']);
  });
});

describe('a table', () => {
  it('tells the headers over its columns, and not again what a cell shows by nodes of its own', async () => {
    const row = node(
      'TableRow',
      { uid: 'u-r' },
      node('TableCell', {}, label('Ann'), node('Button', { role: 'BUTTON', label: 'Call' })),
    );
    const header = (text: string) => node('TableColumnHeader', { role: 'TABLE_COLUMN', label: text });
    const table = node(
      'TableView',
      {
        role: 'TABLE_VIEW',
        virtualization: {
          kind: 'TableView',
          itemsCount: 1,
          visibleRange: { from: 0, to: 0 },
          selectedIndices: [],
          focusedIndex: null,
          columns: [{ id: null, text: 'Name' }],
          visibleCells: [{ index: 0, uid: 'u-r', steps: '', cells: [{ columnId: null, text: 'Ann Call' }] }],
        },
      },
      header('People'),
      header('Name'),
      row,
    );
    expect(await seen(box(table))).toEqual([
      'TableView rows 0–0 of 1',
      '  columns: Name (groups: People)',
      '  row 0: Name="Ann Call"',
      '    Button "Call"',
    ]);
  });
});

describe('a tree', () => {
  it('tells how deep a row stands, and of no leaf that it is expanded', async () => {
    const cell = (uid: string) => node('TreeCell', { uid, pseudoClass: ['expanded'] });
    const shown = (index: number, uid: string, facts: { level: number; leaf?: true }, text: string) => ({
      index,
      uid,
      steps: '',
      ...facts,
      cells: [{ columnId: null, text }],
    });
    const tree = node(
      'TreeView',
      {
        role: 'TREE_VIEW',
        virtualization: {
          kind: 'TreeView',
          itemsCount: 2,
          visibleRange: { from: 0, to: 1 },
          selectedIndices: [1],
          focusedIndex: null,
          visibleCells: [
            shown(0, 'u-a', { level: 0 }, 'Fruit'),
            shown(1, 'u-b', { level: 1, leaf: true }, 'Apple'),
          ],
        },
      },
      cell('u-a'),
      cell('u-b'),
    );
    expect(await seen(box(tree))).toEqual([
      'TreeView rows 0–1 of 2',
      '  row 0 expanded: "Fruit"',
      '  row 1 level 1 selected: "Apple"',
    ]);
  });
});
