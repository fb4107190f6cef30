import { selectWindows } from '../../../engine/windows.js';
import type { CaptureRequest, RawScene, RawWindow, SectionName } from '../../port.js';
import type { Application } from '../runtime/application.js';
import type { Node } from '../scene/node.js';
import { Region } from '../scene/region.js';
import { Stage, type Window } from '../scene/window.js';
import { nearestReported, reportedParent, stepsTo } from './steps.js';
import { SceneWalk } from './walk.js';

/** Reads the showing windows and the nodes that were asked for. */
export function capture(app: Application, request: CaptureRequest): RawScene {
  app.layout();
  const { scope } = request;
  const walk = new SceneWalk(app.uids, new Set<SectionName>(request.sections), request.depth);
  const windows = app.windows.all.map((window) => describeWindow(app, window));
  const scene: RawScene = { capturedAt: Date.now(), windows, nodes: walk.nodes };
  if (scope.kind === 'windows') {
    const chosen = new Set(selectWindows(windows, scope.selection));
    app.windows.all.forEach((window, i) => {
      if (chosen.has(windows[i]!)) windows[i]!.root = walk.add(window.scene.root, window);
    });
  } else if (scope.kind === 'node') {
    const node = app.findByUid(scope.uid);
    if (!node) scene.missing = app.uids.wasIssued(scope.uid) ? 'stale' : 'unknown';
    else scene.found = addNode(walk, node);
  }
  return scene;
}

function addNode(walk: SceneWalk, node: Node): { window: number; steps: string } {
  const { window } = node.scene as { window: Window };
  const parent = reportedParent(node);
  if (parent) walk.add(node, window, parent.disabled, hiddenBetween(node, parent));
  else walk.add(node, window);
  return { window: window.key, steps: stepsTo(node) };
}

/** Whether a hidden node between the two is invisible. */
function hiddenBetween(node: Node, parent: Node): boolean {
  for (let at = node.parent; at && at !== parent; at = at.parent) if (!at.visible) return true;
  return false;
}

function describeWindow(app: Application, window: Window): RawWindow {
  const { scene } = window;
  const owner = scene.focusOwner ? nearestReported(scene.focusOwner) : null;
  return {
    key: window.key,
    kind: kindOf(window),
    title: window instanceof Stage ? window.title : null,
    focused: window instanceof Stage && window.focused,
    owner: window.owner?.key ?? null,
    x: window.x,
    y: window.y,
    width: window.width,
    height: window.height,
    stylesheets: [...scene.stylesheets, ...(scene.root instanceof Region ? scene.root.stylesheets : [])],
    root: -1,
    focusOwner: owner ? { uid: app.uids.of(owner), steps: stepsTo(owner) } : null,
  };
}

function kindOf(window: Window): RawWindow['kind'] {
  if (window.kind === 'popup') return 'popup';
  return window.scene.root.type === 'DialogPane' ? 'dialog' : 'stage';
}
