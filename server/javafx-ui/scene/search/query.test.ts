import { describe, expect, it } from 'vitest';
import type { RawNode, RawScene, RawWindow } from '../port.js';
import { queryScene } from './query.js';

const raw = (uid: string, parent: number, type: string): RawNode => ({
  uid,
  parent,
  type,
  id: null,
  styleClass: [],
});
const window = (
  key: number,
  kind: RawWindow['kind'],
  root: number,
  owner: number | null = null,
): RawWindow => ({
  key,
  kind,
  title: null,
  focused: false,
  owner,
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  stylesheets: [],
  root,
  focusOwner: null,
});

/** A popup, reported before the stage that owns it, and a stage that was not walked. */
const scene: RawScene = {
  capturedAt: 0,
  windows: [window(9, 'popup', 0, 5), window(5, 'stage', 2), window(6, 'stage', -1)],
  nodes: [
    raw('u-1', -1, 'Menu'),
    raw('u-2', 0, 'Button'),
    raw('u-3', -1, 'VBox'),
    raw('u-4', 2, 'Button'),
    raw('u-5', 2, 'Button'),
  ],
};

describe('queryScene', () => {
  it('gives matches in the order of windows and then of the document', () => {
    expect(queryScene(scene, { css: 'Button' }, { stage: 'focused' }, 50)).toEqual({
      windows: scene.windows,
      around: scene.nodes,
      total: 3,
      matches: [
        { window: 5, steps: 'Button[0]', node: { ...scene.nodes[3], parent: -1 } },
        { window: 5, steps: 'Button[1]', node: { ...scene.nodes[4], parent: -1 } },
        { window: 9, steps: 'Button[0]', node: { ...scene.nodes[1], parent: -1 } },
      ],
    });
  });

  it('counts what the limit cuts off', () => {
    const { total, matches } = queryScene(scene, { css: 'Button' }, { stage: 'all' }, 1);
    expect([total, matches.map(({ node }) => node.uid)]).toEqual([3, ['u-4']]);
  });

  it('searches only the selected windows', () => {
    const { matches } = queryScene(scene, { predicate: { typeIs: ['Button'] } }, { stageIndex: 2 }, 50);
    expect(matches.map(({ node }) => node.uid)).toEqual(['u-2']);
    expect(queryScene(scene, { css: '*' }, { stageIndex: 1 }, 50).total).toBe(0);
  });

  it('finds what all that is given finds', () => {
    const uids = (selector: Parameters<typeof queryScene>[1]) =>
      queryScene(scene, selector, { stage: 'all' }, 50).matches.map(({ node }) => node.uid);
    expect(uids({ css: 'Menu Button', predicate: { visible: true } })).toEqual(['u-2']);
    expect(uids({ css: 'Button', text: 'x', predicate: { visible: true } })).toEqual([]);
  });

  it('counts only what is below a node, by its place in the whole tree', () => {
    const below = (index: number, css: string) =>
      queryScene(scene, { css }, { stage: 'all' }, 50, { below: index }).matches.map(({ node }) => node.uid);
    expect([below(2, '*'), below(0, 'Menu > Button'), below(3, '*')]).toEqual([['u-4', 'u-5'], ['u-2'], []]);
  });

  it('leaves the scene as it was', () => {
    const before = structuredClone(scene);
    queryScene(scene, { text: 'x' }, { stage: 'all' }, 50);
    queryScene(scene, { css: '*' }, { stage: 'all' }, 50);
    expect(scene).toEqual(before);
  });
});
