import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/whole-run.js';
import { judgeOddity, unusual } from './judge-oddity.js';
import { oddities } from './oddities/index.js';

const chosen = (process.env.ODDITIES ?? '').split(',').filter((word) => word !== '');
const all = Object.entries(oddities);
const some =
  chosen.length === 0
    ? sampleOf(all, 10)
    : all.filter(([name]) => chosen.some((word) => name.includes(word)));

/** `ODDITIES=clock,preflight` takes those alone whose names have one of these words. */
describe('an unusual server that is right is blamed for nothing', () => {
  test.each(some)('one that %s', async (_, oddity) => {
    expect(unusual(await judgeOddity(oddity, false), oddity)).toEqual([]);
  });
});
