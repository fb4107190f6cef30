import type { Node } from '../scene/node.js';
import { treeVersion } from '../scene/tree-version.js';

interface Index {
  version: number;
  nodes: Map<string, Node[]>;
}

const indices = new WeakMap<Node, Index>();

/** The nodes below a root that have this id, in document order; a tree that has not changed is not walked again. */
export function nodesById(root: Node, id: string): readonly Node[] {
  let index = indices.get(root);
  if (index?.version !== treeVersion()) {
    index = { version: treeVersion(), nodes: new Map() };
    collect(root, index.nodes);
    indices.set(root, index);
  }
  return index.nodes.get(id) ?? [];
}

function collect(node: Node, nodes: Map<string, Node[]>): void {
  if (node._id !== null) {
    const same = nodes.get(node._id);
    if (same) same.push(node);
    else nodes.set(node._id, [node]);
  }
  for (const kid of node.kids) collect(kid, nodes);
}
