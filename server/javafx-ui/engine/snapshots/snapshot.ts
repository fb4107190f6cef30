import type { FocusInfo, UiNode, UiSnapshot, UiStage } from '../../contract.js';
import { endOfSubtree, formatPath, rootPath } from '../../scene/paths.js';
import type { AppInfo, RawNode, RawScene, RawWindow, WindowSelection } from '../../scene/port.js';
import { Segments } from '../../scene/segments.js';
import { windowId } from '../../scene/window-id.js';
import { focusedWindow, orderWindows, selectWindows } from '../../scene/windows.js';
import { type Sections, toUiNode } from '../nodes/node.js';
import { measureDepth } from '../nodes/scene-depth.js';
import { type OutlineWindow, outline } from '../outline/outline.js';

export interface SnapshotRequest {
  /** Contract and version that the snapshot names. */
  schema: string;
  app: AppInfo;
  selection: WindowSelection;
  depth: number;
  sections: Sections;
}

/** The selected windows of a captured scene, as data and as an outline of the same nodes. */
export function buildSnapshot(
  scene: RawScene,
  request: SnapshotRequest,
): { snapshot: UiSnapshot; text: string } {
  const { nodes, depths, moved } = measureDepth(scene.nodes, request.depth);
  const ordered = orderWindows(scene.windows);
  const indexOf = new Map(ordered.map((window, i) => [window.key, i]));
  const focused = focusedWindow(ordered);
  const selected = new Set(selectWindows(scene.windows, request.selection));
  const stages: UiStage[] = [];
  const lines: OutlineWindow[] = ordered.map((window, stageIndex) => {
    const ownerIndex = window.owner === null ? null : (indexOf.get(window.owner) ?? null);
    const line = { window, stageIndex, ownerIndex, focused: window === focused };
    // A window without a scene has nothing to report.
    if (!selected.has(window) || window.root === -1) return { ...line, range: null };
    const from = moved ? moved[window.root]! : window.root;
    const range = { from, to: endOfSubtree(nodes, from) };
    stages.push(toStage(line, buildTree(nodes, range, rootPath(stageIndex), stageIndex, request.sections)));
    return { ...line, range };
  });
  const snapshot: UiSnapshot = {
    schema: request.schema,
    capturedAt: new Date(scene.capturedAt).toISOString(),
    app: request.app,
    focus: toFocus(focused, indexOf),
    stages,
  };
  return { snapshot, text: outline(lines, nodes, depths) };
}

/** Nodes in pre-order become a tree. A loop, so that no depth is too deep for it. */
export function buildTree(
  nodes: readonly RawNode[],
  { from, to }: { from: number; to: number },
  path: string,
  stageIndex: number,
  sections: Sections,
): UiNode {
  const counts = childCounts(nodes, from, to);
  const filled = new Int32Array(to - from);
  const segments = new Segments(to - from);
  const built: UiNode[] = new Array(to - from);
  for (let i = from; i < to; i++) {
    const raw = nodes[i]!;
    const place = i - from;
    const children: UiNode[] = counts[place] === 0 ? [] : new Array(counts[place]!);
    if (i === from) {
      built[place] = toUiNode(raw, path, children, stageIndex, sections);
      continue;
    }
    const above = raw.parent - from;
    const parent = built[above]!;
    const node = toUiNode(
      raw,
      parent.ref.path + segments.step(above, raw.type),
      children,
      stageIndex,
      sections,
    );
    parent.children[filled[above]!++] = node;
    built[place] = node;
  }
  return built[0]!;
}

/** How many children each node has: arrays of the right length leave nothing to grow and to collect. */
function childCounts(nodes: readonly RawNode[], from: number, to: number): Int32Array {
  const counts = new Int32Array(to - from);
  for (let i = from + 1; i < to; i++) counts[nodes[i]!.parent - from]!++;
  return counts;
}

function toStage(
  { window, stageIndex, ownerIndex, focused }: Omit<OutlineWindow, 'range'>,
  root: UiNode,
): UiStage {
  const { kind, title, x, y, width, height, stylesheets, focusOwner } = window;
  return {
    stageIndex,
    windowId: windowId(window.key),
    kind,
    title,
    showing: true,
    focused,
    modal: window.modal !== undefined,
    ownerStageIndex: ownerIndex,
    ownerId: window.owner === null || ownerIndex === null ? null : windowId(window.owner),
    focusOwner: focusOwner && { path: formatPath(stageIndex, focusOwner.steps), uid: focusOwner.uid },
    ...(Number.isFinite(x) && { x }),
    ...(Number.isFinite(y) && { y }),
    ...(Number.isFinite(width) && width >= 0 && { width }),
    ...(Number.isFinite(height) && height >= 0 && { height }),
    scene: { stylesheets, root },
  };
}

function toFocus(window: RawWindow | undefined, indexOf: ReadonlyMap<number, number>): FocusInfo {
  if (!window) return { focusedNode: null, focusedWindow: null };
  const stageIndex = indexOf.get(window.key)!;
  const owner = window.focusOwner;
  return {
    focusedNode: owner && { path: formatPath(stageIndex, owner.steps), uid: owner.uid },
    focusedWindow: { stageIndex },
  };
}
