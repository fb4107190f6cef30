import { variableOf } from './bound-variable.js';
import { callAction } from './call-action.js';
import { ErrorNote } from './error-note.js';
import type { Bind } from './scope.js';

/** `ui-event-<event>` or, for one key, `ui-event-<event>-<key>`: runs a method, with the event for `method(_)`. */
export const bindEvent: Bind = (element, name, path, scope) => {
  const [type = '', key] = name.split('-', 2);
  const action = variableOf(path, scope, { access: 'action' });
  const note = new ErrorNote(element);
  const listener = (event: Event): void => {
    if (key !== undefined && keyName(event) !== key) return;
    if (type === 'submit' || key !== undefined) event.preventDefault();
    callAction(element, action, note, describe(event, element));
  };
  element.addEventListener(type, listener);
  return () => {
    element.removeEventListener(type, listener);
    note.show(undefined);
    action.release();
  };
};

function keyName(event: Event): string | undefined {
  if (!(event instanceof KeyboardEvent) || event.isComposing) return undefined;
  return event.key === ' ' ? 'space' : event.key.toLowerCase();
}

/** What a method learns of an event: plain data, nothing of the page. */
function describe(event: Event, element: Element): Record<string, unknown> {
  const { ctrlKey, shiftKey, altKey, metaKey } = event as MouseEvent;
  const keys = { ctrlKey, shiftKey, altKey, metaKey };
  const value = (element as Partial<HTMLInputElement>).value;
  return {
    type: event.type,
    ...(typeof value === 'string' ? { value } : {}),
    ...(event instanceof KeyboardEvent ? { key: event.key, code: event.code, ...keys } : {}),
    ...(event instanceof MouseEvent
      ? { x: event.offsetX, y: event.offsetY, button: event.button, ...keys }
      : {}),
  };
}
