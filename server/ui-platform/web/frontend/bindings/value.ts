import { type Field, fieldOf } from '../fields/field.js';
import { keepSelection } from '../fields/keep-selection.js';
import type { RemoteVariable } from '../variables/remote-variable.js';
import { refuse, showVariable, variableOf } from './bound-variable.js';
import { splitPath } from './path.js';
import type { Bind, Dispose } from './scope.js';
import { textOf } from './text-of.js';

/** `ui-value`: what a field holds, both ways; in any other element its text. */
export const bindValue: Bind = (element, _name, path, scope) => {
  if (element.matches('input:is([type=file], [type=image])')) {
    return refuse(element, `ui-value can't be used on <input type="${element.getAttribute('type')}">.`);
  }
  const field = fieldOf(element);
  if (field) return bindField(element, field, path, variableOf(path, scope, { access: 'rw' }));
  return showVariable(element, variableOf(path, scope, { access: 'r' }), ({ shown }) => {
    if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement) {
      const number = Number(shown);
      if (shown === null || !Number.isFinite(number)) element.removeAttribute('value');
      else element.value = number;
      return undefined;
    }
    const text = textOf(shown);
    if (element.textContent !== text) element.textContent = text;
    return undefined;
  });
};

function bindField(element: Element, field: Field, path: string, variable: RemoteVariable): Dispose {
  const ending = new AbortController();
  const { signal } = ending;
  const { on } = splitPath(path).properties;
  const events = typeof on === 'string' ? [on] : field.events;
  let isComposing = false;
  let untouched = contentOf(element);
  let isFilled = false;
  const isBeingEdited = () => document.activeElement === element && contentOf(element) !== untouched;
  const show = (): void => {
    if (!variable.isKnown) return;
    // What stands in it before that is of nobody, or of another object.
    if (!isFilled) untouched = contentOf(element);
    isFilled = true;
    // What a person is in the middle of is not taken away; the text under an input method belongs to that.
    if (isComposing || isBeingEdited()) return;
    if (!isEqual(field.read(), variable.shown)) keepSelection(element, () => field.write(variable.shown));
    untouched = contentOf(element);
  };
  const take = (): void => {
    const value = field.read();
    if (!isFilled || isComposing || value === undefined) return;
    untouched = contentOf(element);
    if (!isEqual(value, variable.shown)) variable.writes.add(value);
  };
  element.addEventListener('blur', show, { signal });
  for (const event of events) element.addEventListener(event, take, { signal });
  element.addEventListener(
    'compositionstart',
    () => {
      isComposing = true;
    },
    { signal },
  );
  element.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      take();
      show();
    },
    { signal },
  );
  const options = element instanceof HTMLSelectElement ? whenOptionsChange(element, show) : undefined;
  const dispose = showVariable(element, variable, () => {
    show();
    return undefined;
  });
  return () => {
    // What was typed so far is for the object that it was typed for.
    if (isBeingEdited()) take();
    ending.abort();
    options?.disconnect();
    dispose();
  };
}

/** A value may arrive before the option that stands for it. */
function whenOptionsChange(select: HTMLSelectElement, show: () => void): MutationObserver {
  const observer = new MutationObserver(show);
  observer.observe(select, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] });
  return observer;
}

/** What stands in a field; a number that is not finished counts as another content than an empty field. */
function contentOf(element: Element): unknown {
  const { value = element.textContent, validity } = element as Partial<HTMLInputElement>;
  return validity?.badInput ? `unfinished ${value}` : value;
}

function isEqual(read: unknown, shown: unknown): boolean {
  if (read === undefined) return false;
  return (
    JSON.stringify(read) === JSON.stringify(shown) || (typeof read === 'string' && read === textOf(shown))
  );
}
