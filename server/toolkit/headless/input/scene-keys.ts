import { Button } from '../controls/buttons.js';
import type { Application } from '../runtime/application.js';
import type { KeyEvent } from '../scene/events.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { traverse } from './traversal.js';

/** What a window does with a key that nothing in it consumed. */
export function sceneKey(_app: Application, window: Window, event: KeyEvent): void {
  if (event.type !== 'keyPressed') return;
  const { scene } = window;
  const plain = !event.controlDown && !event.altDown && !event.metaDown;
  if (!plain) return;
  switch (event.code) {
    case 'TAB':
      return traverse(scene, event.shiftDown ? -1 : 1);
    case 'ENTER':
      return pressDefault(scene.root, scene.focusOwner);
    case 'ESCAPE':
      return findButton(scene.root, (button) => button.cancelButton)?.fire();
  }
}

/** ENTER presses the default button; without one, the button that has the focus. */
function pressDefault(root: Node, focusOwner: Node | null): void {
  const button = findButton(root, (candidate) => candidate.defaultButton);
  if (button) button.fire();
  else if (focusOwner instanceof Button) focusOwner.fire();
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
