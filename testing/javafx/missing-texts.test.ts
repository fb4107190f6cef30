import { expect, it } from 'vitest';
import { missingTexts } from './missing-texts.js';

const look = (...lines: string[]) => ['look r1 full', 'w1 stage "Title" current', ...lines].join('\n');

it('finds what no line tells, each once', () => {
  expect(missingTexts(look('  u-1 Button "Save"'), ['Save', 'Load', 'Load'])).toEqual(['Load']);
});

it('takes neither a part of a word nor the title of a window for a text', () => {
  expect(missingTexts(look('  u-1 Label "Total 120"'), ['12', 'Title', '120'])).toEqual(['12', 'Title']);
});

it('is content with the beginning of a text that the application has cut off', () => {
  expect(missingTexts(look('  u-1 Label "Node ID Filter:"'), ['Node ID F...', 'Class N…'])).toEqual([
    'Class N…',
  ]);
});

it('reads titles of columns, cells and escaped texts', () => {
  const lines = ['    columns: Name, Size', '    row 0: Name="a\\nb"'];
  expect(missingTexts(look(...lines), ['Size', 'a b', 'Kind'])).toEqual(['Kind']);
});

it('asks for no glyph of an icon font', () => {
  expect(missingTexts(look(), ['\uE001', ' '])).toEqual([]);
});
