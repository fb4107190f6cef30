import type { CaptureRequest, RawScene } from '../../../scene/port.js';
import { selectWindows } from '../../../scene/windows.js';
import type { Application } from '../runtime/application.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { ColumnSink } from './column-sink.js';
import type { SceneColumns } from './columns.js';
import { describeWindow } from './describe-window.js';
import { readRows } from './read-rows.js';
import { reportedParent, stepsTo } from './steps.js';
import { SceneWalk } from './walk.js';

/** Reads the showing windows and the nodes that were asked for. */
export function capture(app: Application, { scope, depth, sections, rows }: CaptureRequest): SceneColumns {
  app.layout();
  const sink = new ColumnSink(app.uids, sections);
  const walk = new SceneWalk(sink, depth);
  const windows = app.windows.all.map((window) => describeWindow(app, window));
  const head: Omit<RawScene, 'nodes'> = { capturedAt: Date.now(), windows };
  if (scope.kind === 'windows') {
    const chosen = new Set(selectWindows(windows, scope.selection));
    app.windows.all.forEach((window, i) => {
      if (chosen.has(windows[i]!)) windows[i]!.root = walk.add(window.scene.root, window);
    });
  } else if (scope.kind === 'node') {
    const node = app.findByUid(scope.uid);
    if (node) {
      head.found = addNode(walk, node);
      const read = rows && readRows(node, rows);
      if (read) sink.addTo(0, { rows: read });
    } else head.missing = app.uids.wasIssued(scope.uid) ? 'stale' : 'unknown';
  }
  return sink.finish(head);
}

function addNode(walk: SceneWalk, node: Node): { window: number; steps: string } {
  const { window } = node.scene as { window: Window };
  addAlone(walk, node, window);
  return { window: window.key, steps: stepsTo(node) };
}

/** Adds a node without having walked what is above it; answers its index. */
export function addAlone(walk: SceneWalk, node: Node, window: Window): number {
  const parent = reportedParent(node);
  if (!parent) return walk.add(node, window);
  return walk.add(node, window, parent.disabled, hiddenBetween(node, parent));
}

/** Whether a hidden node between the two is invisible. */
export function hiddenBetween(node: Node, parent: Node): boolean {
  for (let at = node.parent; at && at !== parent; at = at.parent) if (!at.visible) return true;
  return false;
}
