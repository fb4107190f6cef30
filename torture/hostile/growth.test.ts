import { expect, it } from 'vitest';
import { growthOf } from './growth.js';

it('tells quadratic work from linear work', async () => {
  const count = (steps: number) => {
    let sum = 0;
    for (let i = 0; i < steps; i++) sum += i % 7;
    return sum;
  };
  const linear = await growthOf((size) => count(size * 1000), 100);
  const quadratic = await growthOf((size) => count(size * size * 10), 100);
  expect(quadratic / linear).toBeGreaterThan(3);
});
