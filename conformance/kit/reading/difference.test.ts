import { expect, test } from 'vitest';
import { differences } from './difference.js';

test('equal values have no difference, whatever the order of their keys', () => {
  expect(differences({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
});

test('members are told by their place: changed, absent and surplus', () => {
  expect(differences({ a: { 'x/y': 1 }, gone: 2 }, { a: { 'x/y': 3 }, new: [4] })).toEqual([
    { at: '/a/x~1y', expected: '1', actual: '3' },
    { at: '/gone', expected: '2', actual: null },
    { at: '/new', expected: null, actual: '[4]' },
  ]);
});

test('what is missing in a list does not shift the rest', () => {
  expect(differences(['a', 'b', 'c', 'd'], ['a', 'c', 'd'])).toEqual([
    { at: '/1', expected: '"b"', actual: null },
  ]);
  expect(differences([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual([
    { at: '/1/n', expected: '2', actual: '3' },
  ]);
});

test('of a text the lines are told, of other values both of them', () => {
  expect(differences('one\ntwo\nthree', 'one\n2\nthree')).toEqual([
    { at: 'line 2', expected: '"two"', actual: null },
    { at: 'line 2', expected: null, actual: '"2"' },
  ]);
  expect(differences('a', null, '/x')).toEqual([{ at: '/x', expected: '"a"', actual: 'null' }]);
});

test('a list without end is compared in a moment, and a long value is cut', () => {
  const long = Array.from({ length: 5000 }, (_, i) => i);
  expect(differences(long, long.slice(1))).toHaveLength(5000);
  expect(differences('x'.repeat(999), 1)[0]!.expected).toHaveLength(161);
});
