import { expect, test } from 'vitest';
import { killAll } from '../../kit/self-test/kill-matrix.js';
import { commonMutants } from '../../kit/self-test/mutants/index.js';
import { healthy } from './healthy.js';
import { mutantFacts, mutants } from './mutants/index.js';

// KILL_MATRIX=full runs every check against every mutant.
const full = process.env.KILL_MATRIX === 'full';

test('every mutant is killed by the check of its own requirement', async () => {
  const kills = await killAll(healthy, mutants, { full });
  expect(kills.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`))).toEqual([]);
  expect(kills.filter(({ killed }) => !killed)).toEqual([]);
  expect(kills).toHaveLength(Object.keys(mutants).length);
});

test('so are those of this contract alone in the MCP of 2026', async () => {
  const common = commonMutants(mutantFacts);
  const own = Object.fromEntries(Object.entries(mutants).filter(([id]) => !(id in common)));
  const kills = await killAll(healthy, own, { protocol: '2026-07-28' });
  expect(kills.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`))).toEqual([]);
  expect(kills.length).toBeGreaterThan(180);
});
