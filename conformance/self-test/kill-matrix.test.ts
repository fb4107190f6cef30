import { expect, test } from 'vitest';
import { killAll } from './kill-matrix.js';
import { mutants } from './mutants/index.js';

/**
 * `KILL_MATRIX=full` runs every check against every mutant, and finds reds that are not declared.
 * `KILL_MATRIX=ref-stale,busy` runs those mutants alone.
 */
const { KILL_MATRIX: mode = '' } = process.env;
const chosen = Object.entries(mutants).filter(
  ([id]) => mode === '' || mode === 'full' || mode.split(',').includes(id),
);

test('every mutant is killed by the check of its own requirement', { timeout: 3_600_000 }, async () => {
  const kills = await killAll(Object.fromEntries(chosen), { full: mode === 'full' });
  const killed = kills.filter((kill) => kill.killed).length;
  console.log(`mutants killed: ${killed}/${kills.length}`);
  const problems = kills.flatMap(({ id, breaks, problems: found }) =>
    found.map((one) => `${id} (${breaks}): ${one}`),
  );
  expect(problems.sort()).toEqual([]);
  expect(killed).toBe(chosen.length);
});
