import { nearestReported } from '../capture/steps.js';
import { pick } from '../input/pick.js';
import type { Application } from '../runtime/application.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { type Failure, failed } from './outcome.js';
import { scrollIntoView } from './scroll-into-view.js';

/** Where a click on the node goes: its centre, if the mouse would reach it there. */
export function clickPoint(app: Application, node: Node, window: Window): { x: number; y: number } | Failure {
  if (!(node.width > 0 && node.height > 0 && Number.isFinite(node.width * node.height))) {
    return failed('NO_SCREEN_BOUNDS', `The ${node.type} has no area on the screen.`);
  }
  let hit = hitAtCentre(node, window);
  if (!hit?.isUnder(node)) {
    scrollIntoView(node);
    app.layout();
    hit = hitAtCentre(node, window);
  }
  const [x, y] = node.sceneCentre();
  if (hit?.isUnder(node)) return { x, y };
  if (!hit) return failed('TARGET_OBSCURED', `The centre of the ${node.type} lies outside what is shown.`);
  const cover = nearestReported(hit);
  const details = { by: { uid: app.uids.of(cover), type: cover.type, id: cover.id } };
  const name = cover.id ? `${cover.type} #${cover.id}` : cover.type;
  return failed(
    'TARGET_OBSCURED',
    `The centre of the ${node.type} is covered by ${name} or cut off by it.`,
    details,
  );
}

function hitAtCentre(node: Node, window: Window): Node | null {
  const [x, y] = node.sceneCentre();
  if (x < 0 || y < 0 || x >= window.width || y >= window.height) return null;
  return pick(window.scene.root, x, y);
}
