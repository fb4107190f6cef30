import type { UiNode, UiSnapshot } from '../../../client/javafx-ui/contract.js';
import { nodeParts, type Part, stageLine } from '../../../client/javafx-ui/node-line.js';
import { accepts, contractVersion } from '../../../client/javafx-ui/version.js';

/** One line of an outline: a window, or a node below it. */
export interface OutlineLine {
  /** What it is about, the same as long as that lives. */
  readonly key: string;
  readonly indent: number;
  readonly parts: readonly (Part | { readonly kind: 'window'; readonly text: string })[];
}

/** A snapshot as lines: each window, and below it each node, indented by its depth. */
export function outlineOf(snapshot: UiSnapshot): OutlineLine[] {
  const focused = snapshot.focus.focusedNode?.uid;
  const hasIds = accepts(snapshot.schema, contractVersion);
  return snapshot.stages.flatMap((stage) => {
    const { root } = stage.scene;
    const window = { kind: 'window', text: stageLine(stage, hasIds) } as const;
    return [{ key: `window of ${root.ref.uid}`, indent: 0, parts: [window] }, ...below(root, 1, focused)];
  });
}

function below(node: UiNode, indent: number, focused: string | undefined): OutlineLine[] {
  const { uid } = node.ref;
  const parts = [...nodeParts(node, uid === focused), ...placeParts(node)];
  return [
    { key: uid, indent, parts },
    ...node.children.flatMap((child) => below(child, indent + 1, focused)),
  ];
}

/** ` at 10,20 100×30`, where the snapshot tells bounds. */
function placeParts({ layout }: UiNode): Part[] {
  const bounds = layout?.boundsInScene;
  if (!bounds) return [];
  const [x, y, width, height] = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Math.round);
  return [{ kind: 'note', text: ` at ${x},${y} ${width}×${height}` }];
}
