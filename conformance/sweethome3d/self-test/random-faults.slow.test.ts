import { expect, test } from 'vitest';
import { toldOf, tryRandomFaults } from '../../kit/self-test/random-faults/try-random-faults.js';
import { pool } from './fault-pool.js';

// RANDOM_FAULTS=<number of servers>:<seed> tries others.
const [servers = 9, seed = 20] = (process.env.RANDOM_FAULTS ?? '').split(':').filter(Boolean).map(Number);

test('servers with several faults are blamed for all of them and for nothing else', async () => {
  const tally = await tryRandomFaults(pool, { seed, servers, others: 30 });
  console.log(toldOf(tally));
  expect(tally.problems).toEqual([]);
  expect(tally.faults).toBeGreaterThan(servers);
});
