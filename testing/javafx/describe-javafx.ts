import { describeWith } from '../describe-with.js';
import { missingTools } from './missing-tools.js';

/** Tests that need a real JavaFX and a display. */
export function describeJavafx(name: string, tests: () => void): void {
  describeWith(missingTools(), name, tests);
}
