import { expect, test } from 'vitest';
import { olderMeaning, selectorLike } from './older-grammar.js';

test.each([
  ['#ok', { by: { selector: { css: '#ok' } }, nth: null }],
  ['VBox > Button.primary nth=2', { by: { selector: { css: 'VBox > Button.primary' } }, nth: 2 }],
  ['u-3k9', { by: { uid: 'u-3k9' }, nth: null }],
  ['text=Save all', { by: { selector: { text: 'Save all' } }, nth: null }],
  ['text="Save \\"all\\"" nth=0', { by: { selector: { text: 'Save "all"', match: 'equals' } }, nth: 0 }],
  ['text="a row=2 >> b"', { by: { selector: { text: 'a row=2 >> b', match: 'equals' } }, nth: null }],
])('%s is a search of 1.0', (locator, meaning) => {
  expect(olderMeaning(locator)).toEqual(meaning);
});

test.each(['label=Name', 'tooltip="Bold"', '#a >> #b', '#list row=2', '#list nth=1 row=2', 'text=a item=b'])(
  '%s is more than a search of 1.0',
  (locator) => {
    expect(olderMeaning(locator)).toBeUndefined();
  },
);

test.each([
  ['#form >> label="Name" row=3', { text: 'Name' }],
  ['#list row=2', { css: '#list' }],
  ['text=Save', { text: 'Save' }],
])('%s is looked for near its last step', (locator, selector) => {
  expect(selectorLike(locator)).toEqual(selector);
});
