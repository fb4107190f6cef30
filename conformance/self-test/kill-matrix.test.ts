import { expect, test } from 'vitest';
import { killAll } from './kill-matrix.js';
import { mutants } from './mutants/index.js';

/**
 * `KILL_MATRIX=full` runs every check against every mutant, and finds reds that are not declared.
 * `KILL_MATRIX=full,-13` does so without the checks of section 13, which take most of the time.
 * `KILL_MATRIX=ref-stale,busy` takes those mutants alone; `KILL_MATRIX=full,ref-stale` does both.
 */
const words = (process.env.KILL_MATRIX ?? '').split(',').filter((word) => word !== '');
const full = words.includes('full');
const skip = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
const ids = words.filter((word) => word !== 'full' && !word.startsWith('-'));
const chosen = Object.entries(mutants).filter(([id]) => ids.length === 0 || ids.includes(id));
// A check that floods its server makes the deadlines of another one late.
const sideBySide = full && !skip.includes('13') ? 1 : 2;

test('every mutant is killed by the check of its own requirement', { timeout: 7_200_000 }, async () => {
  const kills = await killAll(Object.fromEntries(chosen), { full, skip, sideBySide });
  const killed = kills.filter((kill) => kill.killed).length;
  console.log(`mutants killed: ${killed}/${kills.length}`);
  const problems = kills.flatMap(({ id, breaks, problems: found }) =>
    found.map((one) => `${id} (${breaks}): ${one}`),
  );
  expect(problems.sort()).toEqual([]);
  expect(killed).toBe(chosen.length);
});
