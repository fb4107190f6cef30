import { refuse, showVariable, variableOf } from './bound-variable.js';
import { refusedAttribute, refusedValue } from './safe-attributes.js';
import type { Bind } from './scope.js';
import { textOf } from './text-of.js';

/** `ui-attr-<name>`: an attribute, absent while its value is nil or false. */
export const bindAttribute: Bind = (element, name, path, scope) => {
  const refusal = refusedAttribute(element, name);
  if (refusal) return refuse(element, refusal);
  return showVariable(element, variableOf(path, scope, { access: 'r' }), ({ shown }) => {
    const text = attributeText(name, shown);
    const refused = text === undefined ? undefined : refusedValue(element, name, text);
    if (text === undefined || refused) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    return refused;
  });
};

function attributeText(name: string, value: unknown): string | undefined {
  if (value === null) return undefined;
  if (name.startsWith('aria-')) return textOf(value);
  if (value === false) return undefined;
  return value === true ? '' : textOf(value);
}
