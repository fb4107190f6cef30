import type { Application } from '../runtime/application.js';
import { stageOf } from '../runtime/windows.js';
import { callHandlers, dispatch } from '../scene/dispatch.js';
import { MouseEvent } from '../scene/events.js';
import type { Node } from '../scene/node.js';
import type { Scene } from '../scene/scene.js';
import { Popup, type Window } from '../scene/window.js';
import { pick } from './pick.js';

/** Presses and releases the main button at a point of a window. What lies there takes the events. */
export function clickAt(app: Application, window: Window, x: number, y: number): void {
  const { scene } = window;
  const target = pick(scene.root, x, y);
  hideOtherPopups(app, window, target);
  const stage = stageOf(window);
  if (stage && !stage.focused) app.windows.focusStage(stage);
  moveMouse(scene, target, x, y);
  if (!target) return;
  const send = (type: 'mousePressed' | 'mouseReleased' | 'mouseClicked') =>
    dispatch(new MouseEvent(type, target, x, y, 1), target);
  setPressed(target, true);
  scene.pressedNode = target;
  send('mousePressed');
  setPressed(target, false);
  scene.pressedNode = null;
  send('mouseReleased');
  send('mouseClicked');
}

/** Puts the mouse over a node: the nodes that it leaves and enters are told. */
function moveMouse(scene: Scene, target: Node | null, x: number, y: number): void {
  const before = pathOf(scene.hovered);
  const now = pathOf(target);
  scene.hover(target);
  for (const node of before) {
    if (!now.includes(node)) callHandlers(node, new MouseEvent('mouseExited', node, x, y, 0));
  }
  for (const node of now) {
    if (!before.includes(node)) callHandlers(node, new MouseEvent('mouseEntered', node, x, y, 0));
  }
}

function pathOf(node: Node | null): Node[] {
  const path: Node[] = [];
  for (let at = node; at; at = at.parent) path.push(at);
  return path;
}

function setPressed(target: Node, pressed: boolean): void {
  for (const node of pathOf(target)) node.pressed = pressed;
}

/** A press elsewhere closes lists and menus: not those that the window hangs on, nor the target's own. */
function hideOtherPopups(app: Application, window: Window, target: Node | null): void {
  const chain = new Set<Window>();
  for (let at: Window | null = window; at; at = at.owner) chain.add(at);
  for (const other of [...app.windows.all]) {
    if (!(other instanceof Popup) || !other.autoHide || chain.has(other)) continue;
    if (!(other.anchor && target?.isUnder(other.anchor))) app.windows.hide(other);
  }
}
