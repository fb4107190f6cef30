import { expect, test } from 'vitest';
import type { NodeKeys, RawSelector } from '../port.js';
import { searchKeys } from './search-keys.js';

test.each<[RawSelector, NodeKeys | undefined]>([
  [{ css: '#ok' }, { id: 'ok' }],
  [{ css: 'VBox > Button.a.b' }, { types: ['Button'], classes: ['a', 'b'] }],
  [{ css: '*' }, undefined],
  [{ css: '#box *' }, undefined],
  [{ text: ' Save ' }, { text: 'Save' }],
  [{ text: 'Save', match: 'equals' }, { text: 'Save' }],
  [{ text: 'Grüße' }, { text: true }],
  [{ text: '^S', match: 'regex' }, { text: true }],
  [{ predicate: { textContains: 'a' } }, { text: 'a' }],
  [{ text: 'b', match: 'regex', predicate: { textContains: 'a' } }, { text: true }],
  [
    { predicate: { typeIs: ['A', 'B'], styleClassHas: 'c', idEquals: 'd' } },
    { id: 'd', types: ['A', 'B'], classes: ['c'] },
  ],
  [
    { css: 'A.x', predicate: { typeIs: ['A', 'B'], styleClassHas: 'c' } },
    { types: ['A'], classes: ['x', 'c'] },
  ],
  [{ predicate: { visible: true, role: 'BUTTON' } }, undefined],
  [{ css: '#ok', predicate: { labelContains: 'x' } }, undefined],
])('%j is told by %j', (selector, keys) => {
  expect(searchKeys(selector)).toEqual(keys);
});
