import type { RawNode } from '../../scene/port.js';

export interface MeasuredNodes {
  nodes: readonly RawNode[];
  /** Edges between a node and the one that its window or the capture starts with. */
  depths: Int32Array;
  /** New index of each node that was kept; -1 for the others. Absent when all were kept. */
  moved?: Int32Array;
}

/**
 * Measures how deep the nodes stand and cuts what is deeper than the limit. A toolkit saves time by not
 * reporting what is too deep; that it may report more keeps a simple toolkit simple.
 */
export function measureDepth(nodes: readonly RawNode[], limit: number): MeasuredNodes {
  const depths = new Int32Array(nodes.length);
  let cut = false;
  for (let i = 0; i < nodes.length; i++) {
    const { parent } = nodes[i]!;
    const depth = parent === -1 ? 0 : depths[parent]! + 1;
    depths[i] = depth;
    if (depth > limit) cut = true;
  }
  return cut ? cutBelow(nodes, depths, limit) : { nodes, depths };
}

function cutBelow(nodes: readonly RawNode[], depths: Int32Array, limit: number): MeasuredNodes {
  const kept: RawNode[] = [];
  const keptDepths: number[] = [];
  const moved = new Int32Array(nodes.length).fill(-1);
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    const depth = depths[i]!;
    if (depth === limit + 1) {
      const parent = kept[moved[node.parent]!]!;
      parent.omitted = (parent.omitted ?? 0) + 1;
    }
    if (depth > limit) continue;
    moved[i] = kept.length;
    kept.push({ ...node, parent: node.parent === -1 ? -1 : moved[node.parent]! });
    keptDepths.push(depth);
  }
  return { nodes: kept, depths: Int32Array.from(keptDepths), moved };
}
