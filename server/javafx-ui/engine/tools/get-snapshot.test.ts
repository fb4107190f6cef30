import { beforeEach, describe, expect, it } from 'vitest';
import type { UiNode, UiSnapshot } from '../../contract.js';
import { engineOver, outputOf } from '../testing/call.js';
import { type FakeNode, FakeToolkit, node, resetUids, stage } from '../testing/fake-toolkit.js';

beforeEach(resetUids);

const snapshotOf = async (toolkit: FakeToolkit, input: object = {}, options = {}) =>
  outputOf<UiSnapshot>(await engineOver(toolkit, options).call('ui_get_snapshot', input));
const rootOf = (snapshot: UiSnapshot) => snapshot.stages[0]!.scene.root;

function chain(length: number): FakeNode {
  let one = node('Pane');
  for (let i = 0; i < length; i++) one = node('Pane', {}, one);
  return one;
}

function depthOf(root: UiNode): { depth: number; omitted: number | undefined } {
  let depth = 0;
  let one = root;
  for (; one.children[0]; one = one.children[0]) depth++;
  return { depth, omitted: one.childrenOmitted };
}

const rich = () =>
  new FakeToolkit([
    stage(
      'Main',
      node('ListView', {
        boundsInParent: [0, 0, 1, 1],
        boundsInScene: [0, 0, 1, 1],
        localToScreen: [0, 0, 1, 1],
        role: 'LIST',
        properties: { tooltip: 'x' },
        virtualization: {
          kind: 'ListView',
          itemsCount: 0,
          visibleRange: null,
          selectedIndices: [],
          focusedIndex: null,
          visibleCells: [],
        },
      }),
    ),
  ]);

describe('ui_get_snapshot', () => {
  it('reports the focused window, compact, by default', async () => {
    const toolkit = new FakeToolkit([
      stage('A', node('Pane')),
      stage('B', node('VBox', { id: 'root' }, node('Button', { label: 'OK', focused: true })), {
        key: 2,
        focused: true,
        stylesheets: ['app.css'],
      }),
    ]);
    expect(await snapshotOf(toolkit)).toEqual({
      schema: 'mcp-javafx-ui/1.0',
      capturedAt: '1970-01-01T00:00:00.000Z',
      app: { pid: 7, javaVersion: '21', javafxVersion: '21', mainClass: 'Demo', debugFlags: [] },
      focus: {
        focusedNode: { path: '/stages[1]/scene/root/Button[0]', uid: 'u-2' },
        focusedWindow: { stageIndex: 1 },
      },
      stages: [
        {
          stageIndex: 1,
          windowId: 'w2',
          kind: 'stage',
          title: 'B',
          showing: true,
          focused: true,
          modal: false,
          ownerStageIndex: null,
          ownerId: null,
          focusOwner: { path: '/stages[1]/scene/root/Button[0]', uid: 'u-2' },
          x: 10,
          y: 20,
          width: 300,
          height: 200,
          scene: {
            stylesheets: ['app.css'],
            root: {
              ref: { path: '/stages[1]/scene/root', uid: 'u-3' },
              type: 'VBox',
              id: 'root',
              styleClass: [],
              visible: true,
              managed: true,
              disabled: false,
              children: [
                {
                  ref: { path: '/stages[1]/scene/root/Button[0]', uid: 'u-2' },
                  type: 'Button',
                  id: null,
                  styleClass: [],
                  visible: true,
                  managed: true,
                  disabled: false,
                  text: { label: 'OK' },
                  children: [],
                },
              ],
            },
          },
        },
      ],
    });
  });

  it('counts siblings of the same type in paths', async () => {
    const toolkit = new FakeToolkit([
      stage(
        'A',
        node('VBox', {}, node('Button'), node('Label'), node('Button'), node('Label'), node('Button')),
      ),
    ]);
    expect(rootOf(await snapshotOf(toolkit)).children.map(({ ref }) => ref.path)).toEqual([
      '/stages[0]/scene/root/Button[0]',
      '/stages[0]/scene/root/Label[0]',
      '/stages[0]/scene/root/Button[1]',
      '/stages[0]/scene/root/Label[1]',
      '/stages[0]/scene/root/Button[2]',
    ]);
  });

  it.each([
    [{}, 8],
    [{ depth: null }, 8],
    [{ mode: 'full' }, 50],
    [{ mode: 'full', depth: 3 }, 3],
    [{ depth: 60 }, 60],
    [{ depth: 0 }, 0],
  ])('cuts %j at its depth and counts what it cut', async (input, depth) => {
    const toolkit = new FakeToolkit([stage('A', chain(100))]);
    expect(depthOf(rootOf(await snapshotOf(toolkit, input)))).toEqual({ depth, omitted: 1 });
  });

  it('reports a tree of great depth', async () => {
    const toolkit = new FakeToolkit([stage('A', chain(1000))]);
    const root = rootOf(await snapshotOf(toolkit, { depth: 1000 }));
    expect(depthOf(root)).toEqual({ depth: 1000, omitted: undefined });
  });

  it('cuts itself where a toolkit reports more than was asked for', async () => {
    const toolkit = new FakeToolkit([stage('A', chain(5)), stage('B', chain(5), { key: 2, focused: true })]);
    const capture = toolkit.capture.bind(toolkit);
    toolkit.capture = (_request, deadline) =>
      capture({ scope: { kind: 'windows', selection: { stage: 'all' } }, sections: [] }, deadline);
    const snapshot = await snapshotOf(toolkit, { depth: 2 });
    expect(snapshot.stages.map(({ title }) => title)).toEqual(['B']);
    expect(depthOf(rootOf(snapshot))).toEqual({ depth: 2, omitted: 1 });
  });

  const sections = ['layout', 'accessibility', 'fx', 'virtualization', 'module', 'pseudoClass', 'opacity'];
  const sectionsOf = (root: UiNode) => sections.filter((name) => name in root);

  it.each([
    [{}, []],
    [{ mode: 'full' }, ['layout', 'virtualization', 'module', 'pseudoClass', 'opacity']],
    [{ include: { bounds: true } }, ['layout']],
    [{ include: { properties: true, accessibility: true, bounds: null } }, ['accessibility', 'fx']],
    [{ include: { virtualization: true } }, ['virtualization']],
    [
      { mode: 'full', include: { bounds: false, localToScreen: false, virtualization: false } },
      ['module', 'pseudoClass', 'opacity'],
    ],
  ])('reports of %j the sections %j', async (input, expected) => {
    expect(sectionsOf(rootOf(await snapshotOf(rich(), input)))).toEqual(expected);
  });

  it('switches the two kinds of bounds on their own', async () => {
    const layoutOf = async (include: object) =>
      Object.keys(rootOf(await snapshotOf(rich(), { include })).layout!);
    expect(await layoutOf({ bounds: true })).toEqual(['boundsInParent', 'boundsInScene']);
    expect(await layoutOf({ localToScreen: true })).toEqual(['localToScreen']);
  });

  it('can be configured, mode by mode', async () => {
    const options = {
      snapshot: { full: { accessibility: true, virtualization: false }, compact: { depth: 0 } },
    };
    expect(sectionsOf(rootOf(await snapshotOf(rich(), { mode: 'full' }, options)))).toEqual([
      'layout',
      'accessibility',
      'module',
      'pseudoClass',
      'opacity',
    ]);
    expect(depthOf(rootOf(await snapshotOf(new FakeToolkit([stage('A', chain(3))]), {}, options)))).toEqual({
      depth: 0,
      omitted: 1,
    });
  });
});
