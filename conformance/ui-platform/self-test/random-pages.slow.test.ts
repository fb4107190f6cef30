import { expect, test } from 'vitest';
import { missingChromium } from '../../../testing/chromium.js';
import { describeWith } from '../../../testing/describe-with.js';
import { toldOf, tryRandomFaults } from '../../kit/self-test/random-faults/try-random-faults.js';
import { pagePool } from './faults/pages.js';

/** `RANDOM_FAULTS=7` takes another seed, `RANDOM_FAULTS=7,100` makes so many platforms of it. */
const [seed = 1, servers = 6] = (process.env.RANDOM_FAULTS ?? '').split(',').filter(Boolean).map(Number);

describeWith(missingChromium, 'in a browser', () => {
  test(`every fault of the pages of ${servers} random platforms is found, and nothing else`, async () => {
    const tally = await tryRandomFaults(pagePool, { seed, servers, others: 4 });
    console.log(`random faults of pages: ${toldOf(tally)}`);
    expect(tally.problems).toEqual([]);
    expect(tally.found).toBe(tally.faults);
    expect(tally.servers).toBe(servers);
  });
});
