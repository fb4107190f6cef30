import { expect, test } from 'vitest';
import { FailedAttempts } from './failed-attempts.js';

test('a few failures wait for nothing, more wait longer and longer, up to a second', () => {
  const attempts = new FailedAttempts(() => 0);
  const waits = Array.from({ length: 25 }, () => attempts.add());
  expect(waits).toEqual([
    ...Array.from({ length: 10 }, () => 0),
    ...[100, 200, 300, 400, 500, 600, 700, 800, 900, 1000],
    ...Array.from({ length: 5 }, () => 1000),
  ]);
});

test('failures are forgotten with time', () => {
  let now = 0;
  const attempts = new FailedAttempts(() => now);
  for (let i = 0; i < 15; i++) attempts.add();
  now = 50_000;
  expect(attempts.add()).toBe(0);
});
