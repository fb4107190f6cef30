import { expect, it } from 'vitest';
import { nearest } from './nearest.js';

it.each([
  ['clik', 'click'],
  ['CLICK', 'click'],
  ['setTxet', 'setText'],
  ['presskey', 'pressKey'],
  ['press', 'pressKey'],
  ['s', undefined],
  ['wait', undefined],
  ['', undefined],
  ['x'.repeat(100_000), undefined],
])('takes %j for %j', (word, meant) => {
  expect(nearest(word, ['focus', 'click', 'typeText', 'setText', 'pressKey', 'scroll'])).toBe(meant);
});
