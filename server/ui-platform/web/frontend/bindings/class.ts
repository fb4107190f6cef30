import { showVariable, variableOf } from './bound-variable.js';
import type { Bind } from './scope.js';
import { isTruthy } from './text-of.js';

/** `ui-class-<name>`: the element has the class while the value is neither nil nor false. */
export const bindClass: Bind = (element, name, path, scope) =>
  showVariable(element, variableOf(path, scope, { access: 'r' }), ({ shown }) => {
    if (element.classList.contains(name) !== isTruthy(shown)) element.classList.toggle(name, isTruthy(shown));
    return undefined;
  });
