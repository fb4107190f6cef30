import { pool } from '../conformance/javafx-ui/self-test/faults/index.js';
import {
  type Tally,
  type Trying,
  toldOf,
  tryRandomFaults,
} from '../conformance/kit/self-test/random-faults/try-random-faults.js';
import type { Part } from './run-options.js';

/** Servers with several small faults each: the suite has to find all of them, and nothing else. */
export const faults: Part = async ({ seed, short, say }) => {
  const runs: readonly Omit<Trying, 'seed'>[] = short
    ? [{ servers: 6, others: 5 }]
    : [
        // By all sentences each would take an hour; which ones it is judged by is random, too.
        { servers: 270, others: 40 },
        // One at a time: those that wait for deadlines have to be judged by a clock that is not late.
        { servers: 30, others: 8, waits: true, sideBySide: 1 },
      ];
  const tallies: Tally[] = [];
  for (const run of runs) {
    const tally = await tryRandomFaults(pool, { ...run, seed });
    say(`  ${tally.problems.length === 0 ? '✓' : '✗'} ${toldOf(tally)}`);
    tallies.push(tally);
  }
  const servers = tallies.reduce((sum, tally) => sum + tally.servers, 0);
  return {
    done: `${servers} servers with random faults`,
    violations: tallies.flatMap(({ problems }) => problems),
  };
};
