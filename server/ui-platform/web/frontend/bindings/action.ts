import { variableOf } from './bound-variable.js';
import { callAction } from './call-action.js';
import { ErrorNote } from './error-note.js';
import type { Bind } from './scope.js';

const operable = 'button, input, select, textarea, a[href], summary, form';

/** `ui-action`: runs a method when a person presses the element, by pointer or keyboard, or submits the form. */
export const bindAction: Bind = (element, _name, path, scope) => {
  const action = variableOf(path, scope, { access: 'action' });
  const note = new ErrorNote(element);
  const ending = new AbortController();
  const { signal } = ending;
  const run = (event: Event): void => {
    event.preventDefault();
    callAction(element, action, note);
  };
  if (element.matches('form')) element.addEventListener('submit', run, { signal });
  else element.addEventListener('click', run, { signal });
  // Else it would submit the form that it stands in, too.
  if (element.matches('button:not([type])')) element.setAttribute('type', 'button');
  if (!element.matches(operable)) makeOperable(element as HTMLElement, signal);
  return () => {
    ending.abort();
    note.show(undefined);
    action.release();
  };
};

function makeOperable(element: HTMLElement, signal: AbortSignal): void {
  if (!element.hasAttribute('role')) element.setAttribute('role', 'button');
  if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      element.click();
    },
    { signal },
  );
}
