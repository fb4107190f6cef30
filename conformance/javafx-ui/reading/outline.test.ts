import { expect, test } from 'vitest';
import { nodeLines, strangers } from './outline.js';

const nodes = [
  { uid: 'u-1', type: 'VBox' },
  { uid: 'u-2', type: 'MenuBar' },
  { uid: 'U-3', type: 'Label' },
];

test('a line belongs to the node whose uid and type it has, wherever they stand', () => {
  const text = [
    '[0] stage "Main"',
    'u-1 VBox',
    '  MenuBar#menu-bar (u-2)',
    '  U-3 Label "u-1"',
    'u-1 seen',
  ].join('\n');
  expect(nodeLines(text, nodes)).toEqual([
    { uid: 'u-1', line: 'u-1 VBox' },
    { uid: 'u-2', line: '  MenuBar#menu-bar (u-2)' },
    { uid: 'U-3', line: '  U-3 Label "u-1"' },
  ]);
});

test('a uid at the beginning of a line that no node has is a stranger', () => {
  expect(strangers('u-1 VBox\n  - u-9 Button\n  Label u-8', nodes)).toEqual(['u-9']);
});
