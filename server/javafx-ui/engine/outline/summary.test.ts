import { describe, expect, it } from 'vitest';
import type { RawNode } from '../../scene/port.js';
import { summarize } from './summary.js';

const raw = (type: string, facts: Partial<RawNode> = {}): RawNode => ({
  uid: 'u-1',
  parent: -1,
  type,
  id: null,
  styleClass: [],
  ...facts,
});
const table = (selectedIndices: number[]): Partial<RawNode> => ({
  virtualization: {
    kind: 'TableView',
    itemsCount: 1000,
    visibleRange: { from: 0, to: 9 },
    selectedIndices,
    focusedIndex: null,
    visibleCells: [],
  },
});

describe('summarize', () => {
  it.each([
    [raw('VBox'), 'VBox'],
    [raw('Button', { label: 'OK' }), 'Button[text=OK]'],
    [raw('TextField', { valueText: 'Ann', prompt: 'Name' }), 'TextField[text=Ann, prompt=Name]'],
    [
      raw('PasswordField', { password: true, valueText: 'secret', prompt: 'Key' }),
      'PasswordField[prompt=Key]',
    ],
    [raw('CheckBox', { label: 'Agree', checked: false }), 'CheckBox[text=Agree, checked=false]'],
    [raw('RadioButton', { label: 'A', selected: true }), 'RadioButton[text=A, selected=true]'],
    [raw('ComboBox', { valueText: 'Red' }), 'ComboBox[text=Red]'],
    [raw('Custom', { label: 'Volume', valueText: '7' }), 'Custom[text=Volume, value=7]'],
    [raw('TableView', table([])), 'TableView[items=1000]'],
    [raw('TableView', table([7, 3])), 'TableView[items=1000, selected=3 7]'],
    [raw('Label', { label: 'a\nb' }), 'Label[text="a\\nb"]'],
  ])('says %#', (node, expected) => {
    expect(summarize(node)).toBe(expected);
  });

  it('cuts long texts and long selections', () => {
    expect(summarize(raw('Label', { label: 'x'.repeat(100) }))).toBe(
      `Label[text="${'x'.repeat(80)}…" (100 characters)]`,
    );
    const selected = Array.from({ length: 12 }, (_, i) => i);
    expect(summarize(raw('TableView', table(selected)))).toBe(
      'TableView[items=1000, selected=0 1 2 3 4 5 6 7 8 9 and 2 more]',
    );
  });
});
