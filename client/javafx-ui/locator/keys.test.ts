import { expect, test } from 'vitest';
import { parseKeys } from './keys.js';

test.each([
  ['Enter', { key: 'ENTER' }],
  ['a', { key: 'A' }],
  ['7', { key: 'DIGIT7' }],
  ['F5', { key: 'F5' }],
  ['PAGE_DOWN', { key: 'PAGE_DOWN' }],
  ['PageDown', { key: 'PAGE_DOWN' }],
  ['Esc', { key: 'ESCAPE' }],
  ['ArrowUp', { key: 'UP' }],
  ['Backspace', { key: 'BACK_SPACE' }],
  ['+', { key: 'PLUS' }],
  ['Ctrl++', { key: 'PLUS', modifiers: ['Ctrl'] }],
  ['Ctrl+Shift+S', { key: 'S', modifiers: ['Ctrl', 'Shift'] }],
])('%s is a key that JavaFX knows', (keys, press) => {
  expect(parseKeys(keys)).toEqual(press);
});

test.each(['', ' '])('%o is no key', (keys) => {
  expect(() => parseKeys(keys)).toThrow(
    `Expected a key such as Enter or Ctrl+A, got ${JSON.stringify(keys)}.`,
  );
});
