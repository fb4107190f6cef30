import { showVariable, variableOf } from '../bindings/bound-variable.js';
import type { Bind, Scope } from '../bindings/scope.js';
import { arrangeRows } from './arrange-rows.js';
import { innerScope } from './inner-scope.js';
import { objectId } from './object-id.js';
import { type Row, rowOf } from './row.js';

/** `ui-viewlist`: every object of an array by its view definition; the element's own children while it is empty. */
export const bindViewList: Bind = (element, _name, path, scope) => {
  const variable = variableOf(path, scope, { access: 'r' });
  const inner = innerScope(path, scope);
  const placeholder = [...element.childNodes];
  let rows = new Map<string, Row>();
  const dispose = showVariable(element, variable, ({ shown }) => {
    const items = Array.isArray(shown) ? shown : [];
    rows = updateRows(element, rows, items, inner);
    const isEmpty = items.length === 0;
    for (const node of placeholder) {
      if (!isEmpty) node.remove();
      else if (node.parentNode !== element) element.append(node);
    }
    if (shown !== null && !Array.isArray(shown)) return 'ui-viewlist shows arrays, and this is none.';
    return undefined;
  });
  return () => {
    for (const row of rows.values()) row.dispose();
    dispose();
    element.replaceChildren(...placeholder);
  };
};

function updateRows(
  host: Element,
  before: ReadonlyMap<string, Row>,
  items: readonly unknown[],
  scope: Scope,
): Map<string, Row> {
  const after = new Map<string, Row>();
  items.forEach((item, index) => {
    const key = keyOf(item, index, after);
    after.set(key, before.get(key) ?? rowOf(item, host, scope));
  });
  for (const [key, row] of before) if (!after.has(key)) row.dispose();
  items.forEach((item, index) => {
    if (objectId(item) === undefined) after.get(`at ${index}`)!.show(item);
  });
  arrangeRows(host, [...before.values()], [...after.values()]);
  return after;
}

/** An object is known by its id, also where it moves; one that stands in the list twice is two rows. */
function keyOf(item: unknown, index: number, taken: ReadonlyMap<string, Row>): string {
  const id = objectId(item);
  if (id === undefined) return `at ${index}`;
  let key = String(id);
  for (let again = 2; taken.has(key); again++) key = `${id} (${again})`;
  return key;
}
