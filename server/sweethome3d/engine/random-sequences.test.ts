import { expect, test } from 'vitest';
import { checkRestoring, checkSequences } from '../testing/random-sequences.js';

test('any sequence of commands leaves a consistent home that can be undone', async () => {
  const { ok, refused } = await checkSequences(150);
  expect(ok).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(100);
});

test('a checkpoint brings back the same bytes, whatever came after it', async () => {
  const { ok } = await checkRestoring(60);
  expect(ok).toBeGreaterThan(200);
});
