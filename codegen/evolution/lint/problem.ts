import type { Contract } from '../../contract.js';

/** Something that would make a contract hard to change later, or hard to use now. */
export interface Problem {
  readonly rule: string;
  /** File and place. */
  readonly place: string;
  /** What is expected, what is there, what to do. */
  readonly message: string;
}

export interface LintRule {
  readonly id: string;
  /** What a contract has to be. */
  readonly sentence: string;
  check(contract: Contract): Problem[];
}
