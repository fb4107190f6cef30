import { beforeEach, describe, expect, it } from 'vitest';
import type { UiNode } from '../../contract.js';
import { engineOver, outputOf } from '../testing/call.js';
import { FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

/** u-3 TableView > u-2 TableRow > u-1 TableCell. */
const toolkit = () =>
  new FakeToolkit([
    stage('Other', node('Pane', { uid: 'u-x' })),
    stage(
      'Main',
      node(
        'TableView',
        {
          id: 'people',
          styleClass: ['table-view'],
          boundsInParent: [0, 0, 90, 50],
          boundsInScene: [1, 2, 90, 50],
          localToScreen: [11, 22, 90, 50],
          pseudoClass: ['focused', 'hover'],
          opacity: 0.5,
          unmanaged: true,
          module: 'javafx.controls',
          role: 'TABLE_VIEW',
          help: 'All\npeople',
          properties: { tooltip: 'People', userData: 7 },
          virtualization: {
            kind: 'TableView',
            itemsCount: 9,
            visibleRange: { from: 3, to: 3 },
            selectedIndices: [3],
            focusedIndex: 4,
            columns: [
              { id: 'name', text: 'Name' },
              { id: null, text: 'Age' },
            ],
            visibleCells: [
              {
                index: 3,
                uid: 'u-2',
                steps: 'TableRow[0]',
                cells: [
                  { columnId: 'name', text: 'Ann' },
                  { columnId: null, text: null },
                ],
              },
            ],
          },
        },
        node('TableRow', {}, node('TableCell', { label: 'Ann' })),
      ),
      { key: 2, focused: true },
    ),
  ]);

const every = { accessibility: { role: null, help: null }, fx: { properties: {} }, layout: {} };
const row = {
  ref: { path: '/stages[0]/scene/root/TableRow[0]', uid: 'u-2' },
  type: 'TableRow',
  module: null,
  id: null,
  styleClass: [],
  pseudoClass: [],
  visible: true,
  managed: true,
  disabled: false,
  opacity: 1,
  ...every,
  children: [],
  childrenOmitted: 1,
};

describe('ui_get_node', () => {
  it('reports every section, and children as a number', async () => {
    const reply = await engineOver(toolkit()).call('ui_get_node', { ref: { uid: 'u-3' } });
    expect(outputOf<UiNode>(reply)).toEqual({
      ref: { path: '/stages[0]/scene/root', uid: 'u-3' },
      type: 'TableView',
      module: 'javafx.controls',
      id: 'people',
      styleClass: ['table-view'],
      pseudoClass: ['focused', 'hover'],
      visible: true,
      managed: false,
      disabled: false,
      opacity: 0.5,
      layout: {
        boundsInParent: { minX: 0, minY: 0, width: 90, height: 50 },
        boundsInScene: { minX: 1, minY: 2, width: 90, height: 50 },
        localToScreen: { x: 11, y: 22, width: 90, height: 50 },
      },
      accessibility: { role: 'TABLE_VIEW', help: 'All\npeople' },
      fx: { properties: { tooltip: 'People', userData: 7 } },
      virtualization: {
        kind: 'TableView',
        itemsCount: 9,
        visibleRange: { from: 3, to: 3 },
        selectedIndices: [3],
        focusedIndex: 4,
        columns: [
          { id: 'name', text: 'Name' },
          { id: null, text: 'Age' },
        ],
        visibleCells: [
          {
            index: 3,
            rowRef: { path: '/stages[0]/scene/root/TableRow[0]', uid: 'u-2' },
            cells: [
              { columnId: 'name', text: 'Ann' },
              { columnId: null, text: null },
            ],
          },
        ],
      },
      children: [],
      childrenOmitted: 1,
    });
  });

  it('says the same in its text', async () => {
    const { text } = await engineOver(toolkit()).call('ui_get_node', {
      ref: { uid: 'u-3' },
      includeChildren: true,
    });
    expect(text).toBe(
      [
        'u-3 TableView#people 9 items, rows 3-3, selected 3, columns name 1',
        '  path /stages[0]/scene/root',
        '  in parent x=0 y=0 width=90 height=50',
        '  in scene x=1 y=2 width=90 height=50',
        '  on screen x=11 y=22 width=90 height=50',
        '  style classes "table-view"',
        '  pseudo-classes focused',
        '  opacity 0.5',
        '  not managed by its parent',
        '  module javafx.controls',
        '  role TABLE_VIEW',
        '  help "All\\npeople"',
        '  "tooltip" = "People"',
        '  "userData" = 7',
        '  @3 name="Ann" 1=null',
        ' u-2 TableRow@3 +1',
      ].join('\n'),
    );
  });

  it('adds direct children on request, each without its own', async () => {
    const reply = await engineOver(toolkit()).call('ui_get_node', {
      ref: { uid: 'u-3' },
      includeChildren: true,
    });
    const output = outputOf<UiNode>(reply);
    expect([output.children, output.childrenOmitted]).toEqual([[row], undefined]);
  });

  it('gives a node below the root its own path', async () => {
    const { call } = engineOver(toolkit());
    expect(outputOf(await call('ui_get_node', { ref: { uid: 'u-2' }, includeChildren: false }))).toEqual(row);
    const cell = outputOf<UiNode>(await call('ui_get_node', { ref: { uid: 'u-2' }, includeChildren: true }))
      .children[0];
    expect(cell!.ref.path).toBe('/stages[0]/scene/root/TableRow[0]/TableCell[0]');
  });

  it('names a node of another window by that window', async () => {
    const output = outputOf<UiNode>(await engineOver(toolkit()).call('ui_get_node', { ref: { uid: 'u-x' } }));
    expect(output.ref.path).toBe('/stages[1]/scene/root');
  });
});
