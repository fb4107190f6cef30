import { beforeEach, describe, expect, it } from 'vitest';
import type { RawNode, RawVirtualization } from '../../scene/port.js';
import { engineOver } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';
import { nodeLine } from './node-line.js';

const raw = (type: string, facts: Partial<RawNode> = {}): RawNode => ({
  uid: 'u-1',
  parent: -1,
  type,
  id: null,
  styleClass: ['x'],
  ...facts,
});
const people: RawVirtualization = {
  kind: 'TableView',
  itemsCount: 1000,
  visibleRange: { from: 20, to: 21 },
  selectedIndices: [500, 21],
  focusedIndex: 21,
  columns: [
    { id: 'name', text: 'Name' },
    { id: null, text: 'Age' },
    { id: 'e mail', text: 'Mail' },
  ],
  visibleCells: [
    { index: 21, uid: 'u-row', steps: 'TableRow[0]', cells: [{ columnId: 'name', text: 'Ann' }] },
    { index: 20, uid: 'u-other', steps: 'TableRow[1]', cells: [{ columnId: 'name', text: 'Bob' }] },
  ],
};

describe('nodeLine', () => {
  it.each([
    [raw('VBox'), 'u-1 VBox'],
    [raw('Button', { id: 'ok', label: 'OK' }), 'u-1 Button#ok"OK"'],
    [raw('Label', { label: 'a "b"\nc' }), 'u-1 Label"a \\"b\\"\\nc"'],
    [raw('Pane', { id: 'my id' }), 'u-1 Pane#"my id"'],
    [raw('TextField', { valueText: '', prompt: 'Name' }), 'u-1 TextField="" prompt="Name"'],
    [
      raw('TextField', { valueText: 'Ann', readOnly: true, focused: true }),
      'u-1 TextField="Ann" readonly focused',
    ],
    [raw('PasswordField', { password: true, valueText: 'secret' }), 'u-1 PasswordField'],
    [raw('CheckBox', { label: 'A', checked: true }), 'u-1 CheckBox"A" checked'],
    [raw('CheckBox', { label: 'A', checked: false }), 'u-1 CheckBox"A"'],
    [raw('RadioButton', { label: 'A', selected: true }), 'u-1 RadioButton"A" selected'],
    [raw('Button', { disabled: true, invisible: true }), 'u-1 Button disabled invisible'],
    [raw('VBox', { omitted: 12 }), 'u-1 VBox +12'],
    [
      raw('TableView', { virtualization: people }),
      'u-1 TableView 1000 items, rows 20-21, selected 21 500, columns name 1 "e mail"',
    ],
    [
      raw('ListView', {
        virtualization: {
          kind: 'ListView',
          itemsCount: 1,
          visibleRange: null,
          selectedIndices: [],
          focusedIndex: null,
          visibleCells: [],
        },
      }),
      'u-1 ListView 1 item',
    ],
  ])('says what is needed to act: %#', (one, expected) => {
    expect(nodeLine(one)).toBe(expected);
  });
});

describe('the text of a snapshot', () => {
  beforeEach(resetUids);

  it('has a line for each window and each node, indented by depth', async () => {
    const toolkit = new FakeToolkit([
      stage('Main', node('VBox', {}, node('Button', { label: 'OK' }), node('HBox', {}, node('Pane'))), {
        focused: true,
      }),
      stage('He said "hi"', node('Pane'), { key: 2 }),
      stage(null, node('DialogPane'), { key: 3, kind: 'dialog', modal: 'application' }),
      stage(null, node('Menu'), { key: 4, kind: 'popup', owner: 1 }),
    ]);
    const { call } = engineOver(toolkit);
    const focused = await call('ui_get_snapshot', { depth: 1 });
    expect(focused.text).toBe(
      [
        '[0] w2 stage "He said \\"hi\\"" (not read)',
        '[1] w1 stage "Main" focused',
        'u-4 VBox',
        ' u-1 Button"OK"',
        ' u-3 HBox +1',
        '[2] w3 dialog modal (not read)',
        '[3] w4 popup of [1]',
        'u-7 Menu',
      ].join('\n'),
    );
  });

  it('names the row that a cell or row node shows', async () => {
    const table = node(
      'TableView',
      { virtualization: people },
      node('TableRow', { uid: 'u-row' }, node('TableCell', { label: 'Ann' })),
      node('TableRow', { uid: 'u-other' }),
    );
    const { call } = engineOver(new FakeToolkit([stage('Main', table)]));
    const { text } = await call('ui_get_snapshot');
    expect(text.split('\n').slice(2)).toEqual([
      ' u-row TableRow@21',
      '  u-1 TableCell"Ann"',
      ' u-other TableRow@20',
    ]);
  });

  it('has as many lines as there are nodes, also beyond one batch', async () => {
    const buttons = Array.from({ length: 600 }, (_, i) => node('Button', { label: `b${i}` }));
    const { call } = engineOver(new FakeToolkit([stage('Main', node('VBox', {}, ...buttons))]));
    const lines = (await call('ui_get_snapshot')).text.split('\n');
    expect(lines).toHaveLength(602);
    expect(lines.slice(2)).toEqual(buttons.map(({ uid }, i) => ` ${uid} Button"b${i}"`));
  });
});
