import { showVariable, variableOf } from './bound-variable.js';
import type { Bind } from './scope.js';
import { isTruthy, textOf } from './text-of.js';

/** What could load something; a backslash could hide it in a property that the browser does not parse. */
const loading = /url\(|image-set\(|image\(|src\(|\\/i;

/** `ui-style-<property>`: one property of the style, absent while its value is nil or false. */
export const bindStyle: Bind = (element, name, path, scope) => {
  const { style } = element as HTMLElement;
  return showVariable(element, variableOf(path, scope, { access: 'r' }), ({ shown }) => {
    const text = isTruthy(shown) ? textOf(shown) : '';
    if (text === '') {
      style.removeProperty(name);
      return undefined;
    }
    if (loading.test(text)) {
      style.removeProperty(name);
      return `${name} has a value that is refused: a style may not load anything.`;
    }
    style.setProperty(name, text);
    return undefined;
  });
};
