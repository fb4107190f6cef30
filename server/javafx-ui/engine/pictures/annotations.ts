import type { Annotation } from '../../contract.js';
import { endOfSubtree } from '../../scene/paths.js';
import type { PictureBox, RawScene, RawWindow } from '../../scene/port.js';
import { InView } from '../look/in-view.js';
import { linesOf } from '../look/window-look.js';
import { common, outward, scaled } from './frame.js';

export interface AnnotatedPart {
  window: RawWindow;
  /** Only this node and what is below it. */
  within: number | null;
  /** What the picture shows of the window's scene, before it is scaled. */
  shown: PictureBox;
  scale: number;
}

/** A box around each node in view that is a line of the look and has a uid there, in pixels of the picture. */
export function annotationsOf(scene: RawScene, part: AnnotatedPart): Annotation[] {
  const { window, within } = part;
  const windows = [window, ...(within === null ? popupsOver(window, scene.windows) : [])];
  return windows.flatMap((one) => boxesIn(scene, one, part));
}

function boxesIn(
  scene: RawScene,
  window: RawWindow,
  { window: pictured, within, shown, scale }: AnnotatedPart,
): Annotation[] {
  const { nodes } = scene;
  const to = endOfSubtree(nodes, window.root);
  const view = new InView(nodes, window.root, to);
  const [dx, dy] = distance(scene, window, pictured);
  const [first, end] = within === null ? [window.root, to] : [within, endOfSubtree(nodes, within)];
  return linesOf(nodes, window.root, to).flatMap(({ node, text }) => {
    // A row has no uid in the look.
    if (node < first || node >= end || !text.startsWith(`${nodes[node]!.uid} `)) return [];
    const visible = view.isOffscreen(node) ? null : view.visiblePart(node);
    if (!visible) return [];
    const [x, y, width, height] = visible;
    const box = common(outward([x + dx, y + dy, width, height]), shown);
    if (!box) return [];
    return [
      {
        uid: nodes[node]!.uid,
        x: Math.floor((box.x - shown.x) * scale),
        y: Math.floor((box.y - shown.y) * scale),
        width: scaled(box.width, scale),
        height: scaled(box.height, scale),
      },
    ];
  });
}

function popupsOver(window: RawWindow, windows: readonly RawWindow[]): RawWindow[] {
  const byKey = new Map(windows.map((one) => [one.key, one]));
  return windows.filter((popup) => {
    if (popup.root === -1) return false;
    for (let at: RawWindow | undefined = popup; at?.kind === 'popup'; ) {
      if (at.owner === window.key) return true;
      at = at.owner === null ? undefined : byKey.get(at.owner);
    }
    return false;
  });
}

/** How far the scene of a popup lies from that of the window under it. */
function distance(scene: RawScene, from: RawWindow, to: RawWindow): [number, number] {
  if (from === to) return [0, 0];
  const [fromX, fromY] = onScreen(scene, from);
  const [toX, toY] = onScreen(scene, to);
  return [fromX - toX, fromY - toY];
}

/** Where on the screen the scene of a window begins. */
function onScreen({ nodes }: RawScene, { root, x, y }: RawWindow): [number, number] {
  const { localToScreen, boundsInScene } = nodes[root]!;
  if (!localToScreen || !boundsInScene) return [x, y];
  return [localToScreen[0] - boundsInScene[0], localToScreen[1] - boundsInScene[1]];
}
