import { expect, it } from 'vitest';
import { fuzz } from './campaign.js';
import { fuzzReport } from './report.js';

it('judges 1500 random schemas as Ajv does', () => {
  const tally = fuzz({ pairs: 1500, seed: 20, instances: 40 });
  console.log(fuzzReport(tally));
  expect(tally.unsound).toEqual([]);
  expect(tally.effects.unknown).toBeLessThanOrEqual(0.02 * tally.pairs);
  expect(tally.witnessed).toBeGreaterThanOrEqual(0.95 * tally.claims);
});
