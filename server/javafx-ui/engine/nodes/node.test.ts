import { describe, expect, it } from 'vitest';
import type { RawNode } from '../../scene/port.js';
import { everySection, type Sections, sectionNames, toUiNode } from './node.js';

const nothing: Sections = {
  bounds: false,
  localToScreen: false,
  properties: false,
  virtualization: false,
  accessibility: false,
  details: false,
};
const raw = (facts: Partial<RawNode> = {}): RawNode => ({
  uid: 'u-1',
  parent: -1,
  type: 'Button',
  id: null,
  styleClass: ['button'],
  ...facts,
});
const report = (facts: Partial<RawNode>, sections: Partial<Sections> = {}) =>
  toUiNode(raw(facts), '/stages[0]/scene/root', [], 0, { ...nothing, ...sections });
const mandatory = {
  ref: { path: '/stages[0]/scene/root', uid: 'u-1' },
  type: 'Button',
  id: null,
  styleClass: ['button'],
  visible: true,
  managed: true,
  disabled: false,
  children: [],
};

describe('toUiNode', () => {
  it('reports the mandatory members alone when every section is off, whatever the toolkit sent', () => {
    const everything = {
      boundsInParent: [0, 0, 1, 1],
      boundsInScene: [0, 0, 1, 1],
      localToScreen: [0, 0, 1, 1],
      module: 'javafx.controls',
      pseudoClass: ['hover'],
      opacity: 0.5,
      role: 'BUTTON',
      properties: { tooltip: 'x' },
    } satisfies Partial<RawNode>;
    expect(report(everything)).toEqual(mandatory);
  });

  it('reports what is unusual', () => {
    const facts = { id: 'ok', invisible: true, unmanaged: true, disabled: true, omitted: 3 } as const;
    expect(report(facts)).toEqual({
      ...mandatory,
      id: 'ok',
      visible: false,
      managed: false,
      disabled: true,
      childrenOmitted: 3,
    });
  });

  it('has every section that is on, also where there is nothing to tell', () => {
    expect(report({}, everySection)).toEqual({
      ...mandatory,
      module: null,
      pseudoClass: [],
      opacity: 1,
      layout: {},
      accessibility: { role: null, help: null },
      fx: { properties: {} },
    });
  });

  it('reports bounds, each switch on its own', () => {
    const facts = {
      boundsInParent: [1, 2, 3, 4],
      boundsInScene: [5, 6, 7, 8],
      localToScreen: [9, 10, 11, 12],
    } satisfies Partial<RawNode>;
    const inParent = { minX: 1, minY: 2, width: 3, height: 4 };
    const inScene = { minX: 5, minY: 6, width: 7, height: 8 };
    const onScreen = { x: 9, y: 10, width: 11, height: 12 };
    expect(report(facts, { bounds: true }).layout).toEqual({
      boundsInParent: inParent,
      boundsInScene: inScene,
    });
    expect(report(facts, { localToScreen: true }).layout).toEqual({ localToScreen: onScreen });
  });

  it('leaves out bounds that are not finite or have a negative size', () => {
    const facts = {
      boundsInParent: [0, 0, -1, -1],
      boundsInScene: [Number.NaN, 0, 1, 1],
      localToScreen: [0, Number.POSITIVE_INFINITY, 1, 1],
    } satisfies Partial<RawNode>;
    expect(report(facts, everySection).layout).toEqual({});
    for (const bounds of [
      [0, 0, -1, 1],
      [0, 0, 1, -1],
      [0, 0, Number.NaN, 1],
      [0, 0, 1, Number.NEGATIVE_INFINITY],
    ] as const) {
      expect(report({ boundsInScene: bounds }, { bounds: true }).layout).toEqual({});
    }
  });

  it('reports text and values as they are', () => {
    const texts = report({ label: ' "a"\n', prompt: '', valueText: '😀', selected: false, checked: true });
    expect([texts.text, texts.value]).toEqual([
      { label: ' "a"\n', prompt: '' },
      { text: '😀', selected: false, checked: true },
    ]);
  });

  it('says null for a password, even if the toolkit sent it', () => {
    expect(report({ type: 'PasswordField', password: true }).value).toEqual({ text: null });
    expect(JSON.stringify(report({ password: true, valueText: 'secret' }, everySection))).not.toContain(
      'secret',
    );
  });

  it('sorts properties and leaves out what JSON has no word for', () => {
    const properties = { userData: 7, zoom: Number.NaN, tooltip: null, alpha: 'a', beta: true };
    const { fx } = report({ properties }, { properties: true });
    expect(JSON.stringify(fx)).toBe('{"properties":{"alpha":"a","beta":true,"tooltip":null,"userData":7}}');
  });

  it('reports userData only as a string, number or boolean', () => {
    const of = (userData: unknown) =>
      report({ properties: { userData } as RawNode['properties'] & object }, { properties: true }).fx;
    expect([of('a'), of(1), of(false)]).toEqual([
      { properties: { userData: 'a' } },
      { properties: { userData: 1 } },
      { properties: { userData: false } },
    ]);
    expect([of(null), of({}), of(Number.NaN)]).toEqual([
      { properties: {} },
      { properties: {} },
      { properties: {} },
    ]);
  });

  it('reports virtualization with rows named by their own paths', () => {
    const virtualization: RawNode['virtualization'] = {
      kind: 'TableView',
      itemsCount: 100,
      visibleRange: { from: 4, to: 5 },
      selectedIndices: [9, 4],
      focusedIndex: null,
      columns: [
        { id: 'name', text: 'Name' },
        { id: null, text: 'Age' },
      ],
      visibleCells: [
        { index: 4, uid: 'u-9', steps: 'TableRow[0]', cells: [{ columnId: 'name', text: 'Ann' }] },
      ],
    };
    expect(report({ virtualization }, { virtualization: true }).virtualization).toEqual({
      kind: 'TableView',
      itemsCount: 100,
      visibleRange: { from: 4, to: 5 },
      selectedIndices: [4, 9],
      focusedIndex: null,
      columns: [
        { id: 'name', text: 'Name' },
        { id: null, text: 'Age' },
      ],
      visibleCells: [
        {
          index: 4,
          rowRef: { path: '/stages[0]/scene/root/TableRow[0]', uid: 'u-9' },
          cells: [{ columnId: 'name', text: 'Ann' }],
        },
      ],
    });
    expect(report({ virtualization })).not.toHaveProperty('virtualization');
  });
});

describe('sectionNames', () => {
  it('asks a toolkit only for what is reported, and for the items that the outline counts', () => {
    expect(sectionNames(nothing)).toEqual(['virtualization']);
    expect(sectionNames(everySection)).toEqual([
      'virtualization',
      'bounds',
      'localToScreen',
      'properties',
      'accessibility',
      'module',
      'pseudoClass',
      'opacity',
    ]);
  });
});
