import type { Json } from '../json.js';
import type { Literal } from './constraint.js';

/**
 * An instance, the certainty that there is none, or neither. An instance is a candidate that still
 * has to be proven (what is not understood was taken as satisfied); `empty` is a proof.
 */
export type Outcome = { readonly instance: Json } | 'empty' | 'unknown';

/** What a domain asks about the values inside of an instance. */
export interface Goals {
  solve(goal: readonly Literal[]): Outcome;
  /** Up to `count` different instances; `all` when there are no others. */
  several(
    goal: readonly Literal[],
    count: number,
  ): { readonly instances: readonly Json[]; readonly all: boolean };
  /** Counts the work; true when there has been too much of it. */
  tired(): boolean;
}
