import type { Node } from '../scene/node.js';

/** The node that takes the mouse at a point of the scene: the last one drawn there. */
export function pick(root: Node, sceneX: number, sceneY: number): Node | null {
  return pickIn(root, sceneX, sceneY);
}

function pickIn(node: Node, parentX: number, parentY: number): Node | null {
  if (!node._visible || node._disable || node.mouseTransparent) return null;
  const x = parentX - node.placeX;
  const y = parentY - node.placeY;
  const inside = node.contains(x, y);
  if (node.clips && !inside) return null;
  for (let i = node.kids.length - 1; i >= 0; i--) {
    const hit = pickIn(node.kids[i]!, x, y);
    if (hit) return hit;
  }
  return inside && node.picksItself ? node : null;
}
