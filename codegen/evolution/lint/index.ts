import type { Contract } from '../../contract.js';
import { described } from './descriptions.js';
import { exemplified } from './examples.js';
import { keywordsUnderstood } from './keywords.js';
import { inputsClosed, outputsOpen } from './openness.js';
import type { LintRule, Problem } from './problem.js';
import { unionsTagged } from './unions.js';
import { versionPattern } from './version-string.js';

export const lintRules: readonly LintRule[] = [
  inputsClosed,
  outputsOpen,
  unionsTagged,
  versionPattern,
  described,
  exemplified,
  keywordsUnderstood,
];

/** What makes a contract hard to evolve. */
export function lint(contract: Contract): Problem[] {
  return lintRules.flatMap((rule) => rule.check(contract));
}
