import { describe, expect, it } from 'vitest';
import type { RawNode } from '../../scene/port.js';
import { measureDepth } from './scene-depth.js';

const raw = (uid: string, parent: number, facts: Partial<RawNode> = {}): RawNode => ({
  uid,
  parent,
  type: 'Pane',
  id: null,
  styleClass: [],
  ...facts,
});
const nodes = [raw('a', -1), raw('b', 0), raw('c', 1), raw('d', 2), raw('e', 1), raw('f', -1), raw('g', 5)];

describe('measureDepth', () => {
  it('counts edges from each root', () => {
    const measured = measureDepth(nodes, 3);
    expect(measured.nodes).toBe(nodes);
    expect([...measured.depths]).toEqual([0, 1, 2, 3, 2, 0, 1]);
  });

  it('cuts what is deeper and counts only the direct children that went', () => {
    const before = structuredClone(nodes);
    const { nodes: kept, depths, moved } = measureDepth(nodes, 1);
    expect(kept).toEqual([raw('a', -1), raw('b', 0, { omitted: 2 }), raw('f', -1), raw('g', 2)]);
    expect([...depths]).toEqual([0, 1, 0, 1]);
    expect([...moved!]).toEqual([0, 1, -1, -1, -1, 2, 3]);
    expect(nodes).toEqual(before);
  });

  it('keeps the roots alone at depth 0', () => {
    expect(measureDepth(nodes, 0).nodes).toEqual([
      raw('a', -1, { omitted: 1 }),
      raw('f', -1, { omitted: 1 }),
    ]);
  });
});
