import { expect, test } from 'vitest';
import { allOf } from './all-of.js';

const finding =
  (...found: number[]) =>
  () =>
    found;

test.each([
  [[finding(1, 2, 5)], [1, 2, 5]],
  [
    [finding(1, 2, 5), finding(0, 2, 3, 5, 9)],
    [2, 5],
  ],
  [[finding(1, 2, 5), finding(0, 2, 5), finding(5, 6)], [5]],
  [[finding(1, 2), finding()], []],
  [[finding(), finding(1, 2)], []],
])('finds what every search finds, %#', (searches, expected) => {
  expect(allOf(searches)([], 0, 0)).toEqual(expected);
});

test('a search for nothing is a mistake of the caller', () => {
  expect(() => allOf([])).toThrow('Expected a search.');
});
