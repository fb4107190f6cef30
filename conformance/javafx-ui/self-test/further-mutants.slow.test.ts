import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kept } from '../../kit/self-test/kill-record.js';
import { judgeFurther } from './judge-further.js';
import { furtherMutants } from './more-mutants/index.js';

/** `FURTHER_MUTANTS=press-key,no-leak` takes those of these requirements alone. */
const chosen = (process.env.FURTHER_MUTANTS ?? '').split(',').filter((word) => word !== '');
const some = furtherMutants.filter(({ of }) => chosen.length === 0 || chosen.includes(of));
let killed = 0;

describe('a fault beside the first one of its requirement is found', () => {
  test.each(some)('$of: $breaks', async (mutant) => {
    const { seen, expected, why } = await judgeFurther(mutant);
    expect(seen, why).toEqual(expected);
    killed++;
  });
});

test.runIf(chosen.length === 0)('reports tell how many of these faults are found', () => {
  const further = { mutants: furtherMutants.length, killed };
  expect(kept(join(import.meta.dirname, '../kills.json'), { further })).toBeNull();
  expect(killed).toBe(furtherMutants.length);
});
