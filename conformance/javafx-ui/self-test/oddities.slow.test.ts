import { describe, expect, test } from 'vitest';
import { judgeOddity, unusual } from './judge-oddity.js';
import { oddities } from './oddities/index.js';

const whole = Object.entries(oddities).filter(([, { neverWhole }]) => !neverWhole);

describe('an unusual server that is right is blamed for nothing in a whole run', () => {
  test.each(whole)('one that %s', async (_, oddity) => {
    expect(unusual(await judgeOddity(oddity, true), oddity)).toEqual([]);
  });
});
