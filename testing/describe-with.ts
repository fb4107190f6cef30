import { spawnSync } from 'node:child_process';
import { describe, it } from 'vitest';

/**
 * Tests that need what a machine may lack. Where it is missing they are left out with a notice; with CI set
 * that is a failure, because there nobody reads notices.
 */
export function describeWith(missing: readonly string[], name: string, tests: () => void): void {
  if (missing.length === 0) {
    describe(name, tests);
    return;
  }
  const sentence = `needs ${missing.join(', ')}; run scripts/setup`;
  if (process.env.CI) {
    it(name, () => {
      throw new Error(`This test ${sentence}.`);
    });
  } else {
    console.warn(`Left out: "${name}" ${sentence}.`);
    describe.skip(`${name} (${sentence})`, tests);
  }
}

/** Those of the programs that are not on this machine. */
export function missingPrograms(...programs: string[]): string[] {
  return programs.filter((program) => spawnSync('which', [program]).status !== 0);
}
