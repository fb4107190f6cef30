import { expect, test } from 'vitest';
import { checkRestoring, checkSequences } from '../testing/random-sequences.js';

test('ten thousand sequences of commands leave a consistent home', async () => {
  const { ok, refused } = await checkSequences(10_000);
  expect(ok).toBeGreaterThan(50_000);
  expect(refused).toBeGreaterThan(10_000);
});

test('ten thousand checkpoints bring back the same bytes', async () => {
  const { ok } = await checkRestoring(10_000);
  expect(ok).toBeGreaterThan(50_000);
});
