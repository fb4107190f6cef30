import { describe, expect, test } from 'vitest';
import kills from '../kills.json' with { type: 'json' };
import { judgeFurther } from './judge-further.js';
import { furtherMutants } from './more-mutants/index.js';

/** Something of every kind; all of them take minutes. */
const some = furtherMutants.filter((_, i) => i % 53 === 0);

describe('of the faults beside the first ones, one in 53 is found', () => {
  test.each(some)('$of: $breaks', async (mutant) => {
    const { seen, expected, why } = await judgeFurther(mutant);
    expect(seen, why).toEqual(expected);
  });
});

test('reports tell how many of these faults there are: conformance/javafx-ui/kills.json', () => {
  expect(kills.further).toEqual({ mutants: furtherMutants.length, killed: furtherMutants.length });
});

test('no two of them are told by the same words', () => {
  const told = furtherMutants.map(({ of, breaks }) => `${of}: ${breaks}`);
  expect(told.filter((one, i) => told.indexOf(one) !== i)).toEqual([]);
});
