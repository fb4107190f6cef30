import { expect, it } from 'vitest';
import { growthOf } from './growth.js';

it('tells quadratic work from linear work', async () => {
  // By a clock that only the work moves: no other can be relied on.
  let time = 0;
  const growth = (ms: (size: number) => number) => {
    const work = (size: number) => {
      time += ms(size);
    };
    return growthOf(work, 100, 7, () => time);
  };
  expect(await growth((size) => size / 100)).toBeCloseTo(1);
  expect(await growth((size) => (size * size) / 10_000)).toBeCloseTo(8);
});
