import { expect, test } from 'vitest';
import { likeness } from './likeness.js';

const order = (wanted: string, ...told: string[]) => {
  const like = likeness(wanted);
  return [...told].sort((a, b) => like(b) - like(a));
};

test('a text is like itself in any letter case, and like nothing that shares no letters', () => {
  expect([likeness('Submit')(' SUBMIT '), likeness('a')('A'), likeness('abc')('xyz')]).toEqual([1, 1, 0]);
});

test('a slip of the finger stays nearer than another word', () => {
  expect(order('submt', 'reset', 'submit', 'sub')).toEqual(['submit', 'sub', 'reset']);
  expect(order('sumbit', 'reset', 'submit')).toEqual(['submit', 'reset']);
  expect(order('Buton', 'Label', 'ToggleButton', 'Button')).toEqual(['Button', 'ToggleButton', 'Label']);
});

test('a letter counts as often as both have it', () => {
  expect(likeness('aa')('aaaaaaaa')).toBeLessThan(likeness('aa')('aaa'));
});
