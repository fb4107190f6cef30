import { expect, test } from 'vitest';
import { broken, report, result } from '../../testing/results.js';
import { matrixHtml, matrixMarkdown, matrixText } from './forms.js';
import { matrixOf } from './matrix.js';

const one = report([result('a'), result('b'), result('c')]);
const two = report([result('a'), broken('b', 'x', 'y')], {
  target: { ...one.target, name: 'lantern|<b>', version: null },
});
const matrix = matrixOf([one, two, one]);

test('implementations stand side by side; what all of them keep is only counted', () => {
  expect(matrixText(matrix)).toBe(`mcp-lamps/0.1

requirement  1   2   3
b            ✓   ✗   ✓
c            ✓   ·   ✓

1 requirement holds everywhere.

1  lamp 1 (1): 3/3, conforms: Full
2  lantern|<b>: 1/2, does not conform
3  lamp 1 (2): 3/3, conforms: Full
`);
});

test('the same as Markdown and HTML, and nothing of a target becomes markup', () => {
  expect(matrixMarkdown(matrix)).toContain('| | lamp 1 (1) | lantern\\|\\<b\\> | lamp 1 (2) |');
  expect(matrixMarkdown(matrix)).toContain('| `b` | ✓ | ✗ | ✓ |');
  const page = matrixHtml(matrix, { 1: 'Lamps' });
  expect(page).toContain('lantern|&lt;b&gt;');
  expect(page).toContain('scope="colgroup">1 Lamps</th>');
  expect(page.match(/<td class="cell fail">/g)).toHaveLength(1);
});
