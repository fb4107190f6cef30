import { describe, expect, test } from 'vitest';
import { judgeOddity } from './judge-oddity.js';
import { loneFaults } from './lone-faults/index.js';

/** `LONE_FAULTS=limit,focus` takes those alone whose sentence has one of these words. */
const chosen = (process.env.LONE_FAULTS ?? '').split(',').filter((word) => word !== '');
const some = loneFaults.filter(
  ({ breaks }) => chosen.length === 0 || chosen.some((word) => breaks.includes(word)),
);

describe('a server with one fault is blamed for that alone', () => {
  test.each(some)('$breaks', async ({ red, ...fault }) => {
    const { results } = await judgeOddity(
      { ...fault, only: [], settings: { skip: ['13'], knownBroken: red } },
      true,
    );
    const blamed = results.filter(({ outcome }) => !['pass', 'skip', 'blocked'].includes(outcome));
    const why = blamed.map(
      ({ id, outcome, reason, findings: [first] }) =>
        `${id} is ${outcome}: ${reason ?? `${first?.expected} / ${first?.actual}`}`,
    );
    expect(blamed.map(({ id }) => id).sort(), why.join('\n')).toEqual([...red].sort());
    expect(blamed.filter(({ outcome }) => outcome !== 'fail' && outcome !== 'warn')).toEqual([]);
  });
});
