import type { CommonValues } from '../../../../generated/runtime/contract-module.js';
import type { commonChecks } from '../../checks/index.js';
import type { Mutant } from '../mutant.js';

/** The ids of what all contracts say in the same words. */
export type CommonId = keyof ReturnType<typeof commonChecks>;
export type CommonMutant = Mutant<CommonId>;

/** What mutants of the common checks have to know of a contract: where a small fault can be put. */
export interface MutantFacts {
  /** A tool that reads and that the questions of `concurrent-calls` ask, and another name of it. */
  readonly reads: string;
  readonly alias: string;
  /** A tool that acts, and that a server which only reads leaves out. */
  readonly acts: string;
  /** The contract lets any server leave it out. */
  readonly actsOptionally?: boolean;
  readonly lenient: Lenient;
  /** A code that the survey of errors provokes. */
  readonly provoked: string;
  /** As the contract gives them to the common sentences. */
  readonly values: CommonValues;
}

/** An optional member in the input of a tool that reads, and how a careless server understands it. */
export interface Lenient {
  readonly tool: string;
  readonly member: string;
  /** All members of that input. */
  readonly members: readonly string[];
  /** What null is taken for. */
  readonly nullIs: unknown;
  /** What a value of the wrong type is taken for; undefined leaves it as it is. */
  taken(given: unknown): unknown;
}
