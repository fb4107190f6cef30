import { expect, test } from 'vitest';
import { killAll } from './kill-matrix.js';
import { mutants } from './mutants/index.js';

/**
 * `KILL_MATRIX=full` runs every check against every mutant, and finds reds that are not declared.
 * `KILL_MATRIX=ref-stale,busy` takes those mutants alone; `KILL_MATRIX=full,ref-stale` does both.
 */
const words = (process.env.KILL_MATRIX ?? '').split(',').filter((word) => word !== '');
const full = words.includes('full');
const ids = words.filter((word) => word !== 'full');
const chosen = Object.entries(mutants).filter(([id]) => ids.length === 0 || ids.includes(id));

test('every mutant is killed by the check of its own requirement', { timeout: 3_600_000 }, async () => {
  const kills = await killAll(Object.fromEntries(chosen), { full });
  const killed = kills.filter((kill) => kill.killed).length;
  console.log(`mutants killed: ${killed}/${kills.length}`);
  const problems = kills.flatMap(({ id, breaks, problems: found }) =>
    found.map((one) => `${id} (${breaks}): ${one}`),
  );
  expect(problems.sort()).toEqual([]);
  expect(killed).toBe(chosen.length);
});
