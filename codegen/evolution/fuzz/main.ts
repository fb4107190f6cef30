import { fuzz } from './campaign.js';
import { fuzzReport } from './report.js';

/** `npm run fuzz:schema [-- <pairs> [<seed>]]`: fails when a verdict is unsound or too many are vague. */
export function main([pairs = '20000', seed = '1']: readonly string[]): number {
  const tally = fuzz({ pairs: Number(pairs), seed: Number(seed), instances: 60 });
  process.stdout.write(fuzzReport(tally));
  const precise = tally.effects.unknown <= 0.02 * tally.pairs && tally.witnessed >= 0.95 * tally.claims;
  return tally.unsound.length === 0 && precise ? 0 : 1;
}
