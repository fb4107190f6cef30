import { expect, test } from 'vitest';
import { changesBetween } from './changes.js';
import type { OutlineLine } from './outline.js';

const line = (key: string, ...texts: string[]): OutlineLine => ({
  key,
  indent: 1,
  parts: texts.map((text) => ({ kind: 'text', text })),
});

test('equal outlines have no changes', () => {
  expect(changesBetween([line('u-1', 'a')], [line('u-1', 'a')])).toEqual([]);
});

test('lines are told apart by what they are about, wherever they stand', () => {
  const before = [line('u-1', 'Label', ' "a"'), line('u-2', 'Button'), line('u-3', 'Text')];
  const after = [line('u-3', 'Text'), line('u-4', 'CheckBox'), line('u-1', 'Label', ' "b"', ' disabled')];
  expect(changesBetween(before, after)).toEqual([
    { kind: 'removed', line: before[1] },
    { kind: 'added', line: after[1] },
    { kind: 'changed', line: after[2], from: '"a"', to: '"b" disabled' },
  ]);
});
