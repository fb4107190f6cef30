import { showVariable, variableOf } from '../bindings/bound-variable.js';
import type { Bind } from '../bindings/scope.js';
import { innerScope } from './inner-scope.js';
import { View } from './view.js';

/** `ui-view`: the object at the path, by its own view definition; the element's own children while there is none. */
export const bindView: Bind = (element, _name, path, scope) => {
  const variable = variableOf(path, scope, { access: 'r' });
  const placeholder = [...element.childNodes];
  let view: View | undefined;
  const arrange = (): void => {
    if (!view) return;
    element.replaceChildren(...(view.isShown ? view.nodes : [...view.nodes, ...placeholder]));
  };
  view = new View({ ...innerScope(path, scope), variable }, () => {
    if (!view?.isShown || placeholder.some((node) => node.parentNode === element)) arrange();
  });
  arrange();
  const dispose = showVariable(element, variable, () => undefined);
  return () => {
    view.dispose();
    dispose();
    element.replaceChildren(...placeholder);
  };
};
