import { expect, test } from 'vitest';
import { nameOf } from '../../kit/self-test/random-faults/fault.js';
import { judgeServer } from '../../kit/self-test/random-faults/judge-server.js';
import { faultsWithin, judgedIds } from '../../kit/self-test/random-faults/judged-ids.js';
import { weigh } from '../../kit/self-test/random-faults/weigh.js';
import { pool } from './faults/index.js';

/**
 * `LONE_FAULTS=limit,focus` takes those alone whose sentence has one of these words.
 * `LONE_FAULTS=all` judges each by all sentences, not only by those that it breaks.
 */
const words = (process.env.LONE_FAULTS ?? '').split(',').filter((word) => word !== '');
const chosen = words.filter((word) => word !== 'all');
const contract = await pool.healthy.pack.load(null);
const everything = judgedIds(pool.healthy, contract, true);
const some = faultsWithin(pool, everything).filter(
  (fault) => chosen.length === 0 || chosen.some((word) => nameOf(fault).includes(word)),
);

test(`each of ${some.length} faults is found where it is alone`, { timeout: 3_600_000 }, async () => {
  const waiting = [...some];
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const verdict = await judgeServer(
        pool,
        contract,
        [fault],
        words.includes('all') ? everything : fault.of,
      );
      const { problems: found } = weigh([fault], verdict);
      problems.push(...found.map(({ kind, what }) => `${nameOf(fault)} ${kind}: ${what}`));
    }
  };
  await Promise.all([work(), work()]);
  expect(problems).toEqual([]);
});
