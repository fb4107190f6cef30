import type { Compound } from '../../../scene/search/selector.js';
import type { Node } from '../scene/node.js';
import { nodesById } from './nodes-by-id.js';

/** The reported nodes below and including a root that satisfy one compound of a selector, in document order. */
export function findByCompound(root: Node, compound: Compound): Node[] {
  if (compound.id !== null) {
    return nodesById(root, compound.id).filter((node) => satisfies(node, compound));
  }
  const found: Node[] = [];
  collect(root, compound, found);
  return found;
}

function collect(node: Node, compound: Compound, found: Node[]): void {
  if (satisfies(node, compound)) found.push(node);
  for (const kid of node.kids) collect(kid, compound, found);
}

export function satisfies(node: Node, { type, id, classes }: Compound): boolean {
  if (type !== null && type !== node.type) return false;
  if (id !== null && id !== node._id) return false;
  for (const name of classes) if (!node.classes.includes(name)) return false;
  return node.origin !== 'hidden';
}
