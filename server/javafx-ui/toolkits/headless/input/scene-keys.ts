import { Button } from '../controls/buttons.js';
import { Control } from '../controls/control.js';
import { fireEvent } from '../scene/dispatch.js';
import type { KeyEvent } from '../scene/events.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { fireAccelerator, fireMnemonic } from './accelerators.js';
import { traverse } from './traversal.js';

/** What a window does with a key that nothing in it consumed. */
export function sceneKey(window: Window, event: KeyEvent): void {
  if (event.type !== 'keyPressed') return;
  const { scene } = window;
  if (fireAccelerator(scene.root, event)) return;
  if (event.altDown && !event.controlDown && !event.metaDown) {
    fireMnemonic(scene.root, event.code);
    return;
  }
  if (event.controlDown || event.altDown || event.metaDown) return;
  switch (event.code) {
    case 'TAB':
      traverse(scene, event.shiftDown ? -1 : 1);
      break;
    case 'ENTER':
      pressDefault(scene.root, scene.focusOwner);
      break;
    case 'ESCAPE':
      findButton(scene.root, (button) => button.cancelButton)?.fire();
      break;
    case 'CONTEXT_MENU':
      requestContextMenu(scene.focusOwner);
      break;
    case 'F10':
      if (event.shiftDown) requestContextMenu(scene.focusOwner);
      break;
  }
}

/** ENTER presses the default button; without one, the button that has the focus. */
function pressDefault(root: Node, focusOwner: Node | null): void {
  const button = findButton(root, (candidate) => candidate.defaultButton);
  if (button) button.fire();
  else if (focusOwner instanceof Button) focusOwner.fire();
}

function requestContextMenu(focusOwner: Node | null): void {
  if (!focusOwner || fireEvent(focusOwner, 'contextMenuRequested').consumed) return;
  for (let node: Node | null = focusOwner; node; node = node.parent) {
    if (!(node instanceof Control) || !node.contextMenu) continue;
    node.contextMenu.show(node, 8, Math.round(node.height / 2));
    return;
  }
}

function findButton(node: Node, wanted: (button: Button) => boolean): Button | undefined {
  if (!node.visible || node.disable) return undefined;
  if (node instanceof Button && wanted(node)) return node;
  for (const kid of node.kids) {
    const found = findButton(kid, wanted);
    if (found) return found;
  }
  return undefined;
}
