import { expect, it } from 'vitest';
import { fuzz } from './campaign.js';
import { fuzzReport } from './report.js';

it('judges random schemas as Ajv does', () => {
  const tally = fuzz({ pairs: 200, seed: 21, instances: 40 });
  console.log(fuzzReport(tally));
  expect(tally.unsound).toEqual([]);
  expect(tally.effects.unknown).toBeLessThanOrEqual(0.02 * tally.pairs);
  expect(tally.witnessed).toBeGreaterThanOrEqual(0.95 * tally.claims);
});

it('gives the same numbers for the same seed', () => {
  const once = fuzz({ pairs: 20, seed: 7, instances: 5 });
  expect(fuzz({ pairs: 20, seed: 7, instances: 5 })).toEqual(once);
});
