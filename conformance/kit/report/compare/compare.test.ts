import { expect, test } from 'vitest';
import { broken, report, result } from '../../testing/results.js';
import { compare, isWorse } from './compare.js';
import { compareHtml, compareMarkdown, compareText } from './forms.js';

const skip = { outcome: 'skip', reason: 'not offered' } as const;
const before = report([
  result('kept'),
  result('breaks'),
  broken('mended', 'a lamp', 'none'),
  broken('still', 'a uid of /a[1]', 'U-17'),
  broken('otherwise', 'a lamp', 'none'),
  result('first-time', skip),
  result('out-of-sight'),
  result('gone-with-the-contract'),
]);
const after = report(
  [
    result('kept'),
    broken('breaks', 'HTTP 403 for <b>', 'HTTP 200'),
    result('mended'),
    broken('still', 'a uid of /a[2]', 'U-99'),
    broken('otherwise', 'a lamp', 'a candle'),
    result('first-time'),
    result('out-of-sight', { outcome: 'blocked', blockedBy: 'breaks', reason: 'expected x, got y' }),
  ],
  { profile: { ...before.profile, id: 'full' } },
);
const comparison = compare(before, after);
const ids = (kind: 'broken' | 'fixed' | 'changed' | 'new' | 'lost') => comparison[kind].map(({ id }) => id);

test('a comparison tells what broke, what was fixed and what is new', () => {
  expect(ids('broken')).toEqual(['breaks']);
  expect(ids('fixed')).toEqual(['mended']);
  expect(ids('changed')).toEqual(['otherwise']);
  expect(ids('new')).toEqual(['first-time']);
  expect(ids('lost')).toEqual(['out-of-sight', 'gone-with-the-contract']);
  expect(comparison.same).toBe(2);
  expect(comparison.notices).toEqual(['The profile differs: fixture before, full after.']);
  expect(isWorse(comparison)).toBe(true);
  expect(isWorse(compare(before, before))).toBe(false);
});

test('a broken requirement of a new suite is new, not a step back', () => {
  const other = report([broken('fresh', 'a', 'b')], { suite: { ...before.suite, hash: 'b'.repeat(64) } });
  const later = compare(report([]), other);
  expect([later.new.map(({ id }) => id), isWorse(later)]).toEqual([['fresh'], false]);
  expect(later.notices).toEqual([
    'The suites differ: what is new or changed may come from the suite and not from the server.',
  ]);
});

test('it is told as text', () => {
  expect(compareText(comparison)).toBe(`mcp-lamps/0.1 · lamp 1 (2026-01-05) → lamp 1 (2026-01-05)

Broken
  ✗ breaks   pass → fail: expected HTTP 403 for <b>, got HTTP 200

Fixed
  ✓ mended   fail → pass

Still broken, but differently
  ~ otherwise   fail → fail: expected a lamp, got a candle

Judged for the first time
  + first-time   skip → pass

Not judged any more
  ⊘ out-of-sight   pass → blocked: expected x, got y
  ⊘ gone-with-the-contract   pass → not there

The profile differs: fixture before, full after.

broken 1 · fixed 1 · still broken, but differently 1 · judged for the first time 1 · not judged any more 2 · as before 2
`);
});

test('it is told as Markdown and HTML, and nothing of the target becomes markup', () => {
  const text = compareMarkdown(comparison);
  expect(text).toContain('## ❌ Something broke');
  expect(text).toContain('- `breaks`: pass → fail: expected HTTP 403 for \\<b\\>, got HTTP 200');
  expect(compareMarkdown(compare(before, before))).toContain('## ✅ Nothing broke');
  const page = compareHtml(comparison);
  expect(page).toContain('<h1>Something broke</h1>');
  expect(page).toContain('HTTP 403 for &lt;b&gt;');
  expect(page).not.toContain('<b>,');
});
