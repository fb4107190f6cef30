import type { RawScene } from './port.js';

/**
 * Every parent stands before its children. All that walks a scene up or down relies on it, and would walk
 * in a circle otherwise; the scene comes from another program.
 */
export function checkOrder(scene: RawScene): RawScene {
  const { nodes, windows } = scene;
  if (!Array.isArray(nodes) || !Array.isArray(windows)) {
    throw new Error('Expected a scene of windows and nodes from the toolkit.');
  }
  for (let i = 0; i < nodes.length; i++) {
    const parent = nodes[i]?.parent;
    if (!Number.isInteger(parent) || parent! < -1 || parent! >= i) {
      throw new Error(`Expected the parent of node ${i} before it in the toolkit's scene, got ${parent}.`);
    }
  }
  return scene;
}
