import { expect, test } from 'vitest';
import type { FoundIn } from '../run/result.js';
import { collapse, sameThing } from './collapse.js';

const found = (expected: string, actual: string): FoundIn => ({
  expected,
  actual,
  call: null,
  exchange: null,
  protocol: '2025-11-25',
});
const told = (findings: FoundIn[]) =>
  collapse(findings).kinds.map(({ first, times, also }) => [first.actual, times, also.length]);

test('the same thing of many is told once, with two more of them', () => {
  const many = Array.from({ length: 195 }, (_, i) => found(`a uid of /a[${i}]/b in the form`, `U-88WE${i}`));
  expect(told(many)).toEqual([['U-88WE0', 195, 2]]);
  expect(
    told([
      found('HTTP 403 for Origin: http://a', 'HTTP 200'),
      found('HTTP 403 for Origin: http://b', 'HTTP 200'),
    ]),
  ).toEqual([['HTTP 200', 2, 1]]);
});

test('what differs in more than names and numbers stays apart', () => {
  expect(
    told([
      found('HTTP 403 for a', 'HTTP 200'),
      found('HTTP 403 for a', 'HTTP 500'),
      found('the error -32602 for a', 'HTTP 200'),
      found('a title', 'none'),
      { ...found('a title', 'none'), protocol: '2026-07-28' },
    ]).map(([, times]) => times),
  ).toEqual([1, 1, 1, 1, 1]);
  expect(sameThing('-32602')).not.toBe(sameThing('-32601'));
});

test('what is of a seventh kind is counted', () => {
  const { kinds, omitted } = collapse([...'abcdefghij'].map((letter) => found(letter, letter)));
  expect([kinds.length, omitted]).toEqual([6, 4]);
});
