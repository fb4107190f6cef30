import type { RawNode, RawScene, Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from './alter-toolkit.js';

/** A captured node with its children, so that a mutant can add, drop and move nodes. */
export interface Branch {
  node: RawNode;
  children: Branch[];
}

/** A toolkit whose captured trees are changed; `change` sees each node before those below it. */
export function alterBranches(change: (branch: Branch) => void): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        return replanted(await next(request, deadline), change);
      },
    });
}

function replanted(scene: RawScene, change: (branch: Branch) => void): RawScene {
  const branches = scene.nodes.map((node): Branch => ({ node, children: [] }));
  for (const branch of branches) branches[branch.node.parent]?.children.push(branch);
  const nodes: RawNode[] = [];
  const places = new Map<RawNode, number>();
  const plant = ({ node, children }: Branch, parent: number): void => {
    const branch = { node, children };
    change(branch);
    const place = nodes.push({ ...branch.node, parent }) - 1;
    places.set(node, place);
    for (const child of branch.children) plant(child, place);
  };
  for (const branch of branches) if (branch.node.parent === -1) plant(branch, -1);
  const windows = scene.windows.map((window) => {
    const root = scene.nodes[window.root];
    return { ...window, root: root ? (places.get(root) ?? -1) : -1 };
  });
  return { ...scene, windows, nodes };
}
