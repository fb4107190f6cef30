import type { Node } from '../scene/node.js';
import type { Scene } from '../scene/scene.js';

/** Nodes that TAB stops at, in document order. */
export function tabStops(root: Node): Node[] {
  const stops: Node[] = [];
  collect(root, stops);
  return stops;
}

function collect(node: Node, into: Node[]): void {
  if (!node.visible || node.disable) return;
  if (node.focusTraversable) into.push(node);
  for (const kid of node.kids) collect(kid, into);
}

export function focusFirst(scene: Scene): void {
  scene.focus(tabStops(scene.root)[0] ?? null);
}

/** Moves the focus to the next or the previous stop, round the end. */
export function traverse(scene: Scene, step: 1 | -1): void {
  const stops = tabStops(scene.root);
  if (stops.length === 0) return;
  const from = stopAt(stops, scene.focusOwner);
  const next = from === -1 && step < 0 ? stops.length - 1 : (from + step + stops.length) % stops.length;
  scene.focus(stops[next] ?? null);
}

/** An editor has the focus for its control, which is the stop. */
function stopAt(stops: readonly Node[], owner: Node | null): number {
  for (let at = owner; at; at = at.parent) {
    const index = stops.indexOf(at);
    if (index !== -1) return index;
  }
  return -1;
}
