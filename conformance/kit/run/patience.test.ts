import { expect, test } from 'vitest';
import { Patience } from './patience.js';

test('a target that stays silent is not waited for so long, until it answers', () => {
  const patience = new Patience(7500);
  for (let i = 0; i < 4; i++) patience.heard(false);
  expect(patience.ms).toBe(7500);
  patience.heard(false);
  expect(patience.ms).toBe(500);
  patience.heard(true);
  expect(patience.ms).toBe(7500);
});
