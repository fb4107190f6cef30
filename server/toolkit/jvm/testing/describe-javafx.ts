import { describe, it } from 'vitest';
import { missingTools } from './missing-tools.js';

const missing = missingTools();

/**
 * Tests that need a real JavaFX and a display. Where one of the tools is missing they are left out with
 * a notice; in CI that is a failure, because there nobody reads notices.
 */
export function describeJavafx(name: string, tests: () => void): void {
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
