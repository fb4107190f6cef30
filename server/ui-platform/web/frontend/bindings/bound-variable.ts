import type { Properties } from '../connection/messages.js';
import type { RemoteVariable } from '../variables/remote-variable.js';
import { ErrorNote } from './error-note.js';
import { splitPath } from './path.js';
import type { Dispose, Scope } from './scope.js';

/** The variable of a path; what is written after `?` in the binding wins over the given properties. */
export function variableOf(text: string, scope: Scope, given: Properties = {}): RemoteVariable {
  const { path, properties } = splitPath(text);
  return scope.variable.child({ ...given, ...properties, path });
}

/** A binding that can't be: it says so as long as its element is there. */
export function refuse(element: Element, sentence: string): Dispose {
  const note = new ErrorNote(element);
  // The element has no parent yet, beside which a note could stand.
  queueMicrotask(() => note.show(sentence));
  return () => note.show(undefined);
}

/** Shows a variable in an element now and after each change, and its errors beside the element. */
export function showVariable(
  element: Element,
  variable: RemoteVariable,
  show: (variable: RemoteVariable) => string | undefined,
): Dispose {
  const note = new ErrorNote(element);
  const update = (): void => {
    const refusal = variable.isKnown ? show(variable) : undefined;
    note.show(variable.error ?? refusal);
  };
  const unsubscribe = variable.subscribe(update);
  update();
  return () => {
    unsubscribe();
    note.show(undefined);
    variable.release();
  };
}
