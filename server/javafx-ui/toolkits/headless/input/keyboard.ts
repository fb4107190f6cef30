import type { Application } from '../runtime/application.js';
import { dispatch } from '../scene/dispatch.js';
import { KeyEvent, type ModifierState, NO_MODIFIERS } from '../scene/events.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { characterOf, keyFor } from './keys.js';
import { sceneKey } from './scene-keys.js';

/** Types text into a window's focus owner, character by character, whatever the keyboard has. */
export function typeText(app: Application, window: Window, text: string): void {
  for (const character of text.replaceAll('\r\n', '\n')) {
    const key = keyFor(character);
    if (key) {
      pressKey(app, window, key.code, key.shift ? { ...NO_MODIFIERS, shiftDown: true } : NO_MODIFIERS);
    } else {
      const owner = focusOwner(window);
      if (owner)
        send(app, window, new KeyEvent('keyTyped', owner, 'UNDEFINED', character, NO_MODIFIERS), owner);
    }
  }
}

/** Presses and releases one key. Each event goes to whoever has the focus by then. */
export function pressKey(app: Application, window: Window, code: string, modifiers: ModifierState): void {
  const at = focusOwner(window);
  if (!at) return;
  const pressed = new KeyEvent('keyPressed', at, code, '', modifiers);
  send(app, window, pressed, at);
  const character = characterOf(code, modifiers.shiftDown);
  const owner = focusOwner(window);
  // A press that did something, such as moving the focus, still types in JavaFX only where it happened.
  if (owner === at && character !== '' && !modifiers.altDown && !modifiers.metaDown) {
    send(app, window, new KeyEvent('keyTyped', at, 'UNDEFINED', character, modifiers), at);
  }
  const last = focusOwner(window) ?? at;
  send(app, window, new KeyEvent('keyReleased', last, code, '', modifiers), last);
}

function focusOwner(window: Window): Node | null {
  return window.scene.focusOwner;
}

function send(app: Application, window: Window, event: KeyEvent, target: Node): void {
  const [popup] = app.popupsOver(window).filter((other) => other.onKey);
  if (popup) {
    popup.onKey?.(event);
    if (event.consumed) return;
  }
  dispatch(event, target);
  if (!event.consumed) sceneKey(window, event);
}
