import type { Compound } from '../../../engine/selector.js';
import type { Node } from '../scene/node.js';

/** The reported nodes below and including this one that satisfy one compound of a selector, in document order. */
export function findByCompound(node: Node, compound: Compound, found: Node[] = []): Node[] {
  if (satisfies(node, compound) && node.origin !== 'hidden') found.push(node);
  for (const kid of node.kids) findByCompound(kid, compound, found);
  return found;
}

// What rules out most nodes comes first.
function satisfies(node: Node, { type, id, classes }: Compound): boolean {
  if (id !== null && id !== node._id) return false;
  if (type !== null && type !== node.type) return false;
  for (const name of classes) if (!node.classes.includes(name)) return false;
  return true;
}
