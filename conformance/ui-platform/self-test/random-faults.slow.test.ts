import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kept, randomOf } from '../../kit/self-test/kill-record.js';
import { toldOf, tryRandomFaults } from '../../kit/self-test/random-faults/try-random-faults.js';
import { pool } from './faults/index.js';

/** `RANDOM_FAULTS=7` takes another seed, `RANDOM_FAULTS=7,100` makes so many platforms of it. */
const asked = (process.env.RANDOM_FAULTS ?? '').split(',').filter(Boolean).map(Number);
const [seed = 1, servers = 6] = asked;

test(`every fault of ${servers} random platforms is found, and nothing else`, {
  timeout: 3_600_000,
}, async () => {
  const tally = await tryRandomFaults(pool, { seed, servers, others: 15 });
  console.log(`random faults of mcp-ui-platform: ${toldOf(tally)}`);
  expect(tally.problems).toEqual([]);
  expect(tally.found).toBe(tally.faults);
  expect(tally.servers).toBe(servers);
  // Reports repeat what this finds without being asked for something else.
  if (asked.length === 0)
    expect(kept(join(import.meta.dirname, '../kills.json'), { random: randomOf(tally) })).toBeNull();
});
