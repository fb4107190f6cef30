import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalJson } from '../reading/json.js';
import type { RandomFaults, Suite } from '../report/report.js';
import type { Tally } from './random-faults/try-random-faults.js';

/** What a report says of the tests of its suite. */
export type KillRecord = NonNullable<Suite['selfTest']>;

/** What a report repeats of random servers. */
export const randomOf = ({ servers, faults, found, false: wrong }: Tally): RandomFaults => ({
  servers,
  faults,
  found,
  false: wrong,
});

/**
 * Compares what a test has counted with the file that reports repeat; a sentence when it differs. With UPDATE_KILLS
 * set it is written instead: nobody writes these numbers by hand.
 */
export function kept(file: string, counted: Partial<KillRecord>): string | null {
  const record = JSON.parse(readFileSync(file, 'utf8')) as KillRecord;
  const now = { ...record, ...counted };
  if (canonicalJson(now) === canonicalJson(record)) return null;
  if (process.env.UPDATE_KILLS) {
    writeFileSync(file, `${JSON.stringify(now)}\n`);
    return null;
  }
  const [is, was] = [counted, record].map((one) => JSON.stringify(one));
  return `Counted ${is}, but reports say ${was}; run this test with UPDATE_KILLS=1, and commit what it writes.`;
}
