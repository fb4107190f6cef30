import type { RemoteVariable } from '../variables/remote-variable.js';
import type { ErrorNote } from './error-note.js';

/** Runs an action; meanwhile the element is busy, and what goes wrong is said beside it. */
export function callAction(
  element: Element,
  action: RemoteVariable,
  note: ErrorNote,
  argument: unknown = null,
): void {
  element.setAttribute('aria-busy', 'true');
  note.show(undefined);
  action.calls.add(argument, (error) => {
    element.removeAttribute('aria-busy');
    note.show(error);
  });
}
