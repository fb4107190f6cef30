import type { Level, Outcome, Result, Summary, Verdict } from './report.js';

const exitCodes = {
  conforms: 0,
  'does not conform': 1,
  'nothing was checked': 2,
  'the suite is broken': 4,
} as const;

/** Counts the results and judges the whole. */
export function summarize(results: readonly Result[], stale: readonly unknown[], strict: boolean): Summary {
  const count = (outcome: Outcome): number => results.filter((one) => one.outcome === outcome).length;
  const level = (name: Level) => {
    const run = results.filter((one) => one.level === name && isJudged(one));
    return { passed: run.filter((one) => one.outcome === 'pass').length, total: run.length };
  };
  const verdict = judge(results, stale.length > 0, strict);
  return {
    verdict,
    exitCode: exitCodes[verdict],
    levels: { MUST: level('MUST'), SHOULD: level('SHOULD'), MAY: level('MAY') },
    outcomes: {
      pass: count('pass'),
      fail: count('fail'),
      warn: count('warn'),
      skip: count('skip'),
      blocked: count('blocked'),
      untestable: count('untestable'),
      error: count('error'),
    },
    known: results.filter((one) => one.known !== null && isFailure(one.outcome, true)).length,
  };
}

function judge(results: readonly Result[], stale: boolean, strict: boolean): Verdict {
  if (results.some((one) => one.outcome === 'error')) return 'the suite is broken';
  if (!results.some(isJudged)) return 'nothing was checked';
  const failed = results.some((one) => one.known === null && isFailure(one.outcome, strict));
  return failed || stale ? 'does not conform' : 'conforms';
}

/** Not skipped, and nothing else stood in the way. */
const isJudged = ({ outcome }: Result): boolean => outcome !== 'skip' && outcome !== 'blocked';

/** Whether the outcome speaks against the target. */
export function isFailure(outcome: Outcome, strict: boolean): boolean {
  return outcome === 'fail' || outcome === 'untestable' || (strict && outcome === 'warn');
}
