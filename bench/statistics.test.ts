import { expect, it } from 'vitest';
import { compare } from './compare.js';
import { median, medianInterval } from './statistics.js';
import { isOver, table } from './table.js';

it('finds the median of odd and even numbers of samples', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

it('gives an interval around the median that narrows with more samples', () => {
  const samples = (n: number) => Array.from({ length: n }, (_, i) => i / n);
  const few = medianInterval(samples(10));
  const many = medianInterval(samples(1000));
  expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
  expect(many.low).toBeLessThan(0.5);
  expect(many.high).toBeGreaterThan(0.5);
});

it('measures in turn, each first every other time, and compares neighbours', async () => {
  const order: string[] = [];
  const measure = (name: string, cost: number) => () => {
    order.push(name);
    return cost;
  };
  const row = await compare({
    name: 'x',
    limit: 1,
    samples: 4,
    ours: measure('o', 3),
    yardstick: measure('y', 2),
  });
  expect(order.join('')).toBe('oyoyyooyyo');
  expect(row).toEqual({
    name: 'x',
    ratio: 1.5,
    low: 1.5,
    high: 1.5,
    limit: 1,
    samples: 4,
    ours: 3,
    yardstick: 2,
    unit: 'ms',
  });
  expect(isOver(row)).toBe(true);
  expect(table([row])).toContain('≤ 1  ✗');
});

it('calls a limit exceeded only with confidence', () => {
  const row = {
    name: 'x',
    ratio: 1.1,
    low: 0.9,
    high: 1.3,
    limit: 1,
    samples: 4,
    ours: 1,
    yardstick: 1,
    unit: 'ms',
  };
  expect(isOver(row)).toBe(false);
});
