import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/newest.js';
import { kept } from '../../kit/self-test/kill-record.js';
import { judgeFurther } from './judge-further.js';
import type { FurtherMutant } from './more-mutants/further-mutant.js';
import { furtherMutants } from './more-mutants/index.js';

/** `FURTHER_MUTANTS=press-key,no-leak` takes those of these requirements alone. */
const chosen = (process.env.FURTHER_MUTANTS ?? '').split(',').filter((word) => word !== '');
const some = furtherMutants.filter(({ of }) => chosen.length === 0 || chosen.includes(of));
let killed = 0;

/** What is about time is judged alone: others would make its deadlines late. */
const timely = new Set<string>(
  contract.requirements.filter(({ section }) => section === '13').map(({ id }) => id),
);
const isTimely = ({ of }: FurtherMutant): boolean => timely.has(of) || of === 'perform-idle';

async function isFound(mutant: FurtherMutant): Promise<void> {
  const { seen, expected, why } = await judgeFurther(mutant);
  expect(seen, why).toEqual(expected);
  killed++;
}

describe('a fault beside the first one of its requirement is found', () => {
  test.concurrent.each(some.filter((mutant) => !isTimely(mutant)))('$of: $breaks', isFound);
  test.each(some.filter(isTimely))('$of: $breaks', isFound);
});

test.runIf(chosen.length === 0)('reports tell how many of these faults are found', () => {
  const further = { mutants: furtherMutants.length, killed };
  expect(kept(join(import.meta.dirname, '../kills.json'), { further })).toBeNull();
  expect(killed).toBe(furtherMutants.length);
});
