import type { Node } from '../scene/node.js';

/** Scrolls whatever stands above the node so that the node shows. */
export function scrollIntoView(node: Node): void {
  for (let at = node.parent; at; at = at.parent) at.reveal(node);
}
