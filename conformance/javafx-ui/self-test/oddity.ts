import type { View } from '../../../server/index.js';
import type { Outcome } from '../../kit/report/report.js';
import type { RunOptions } from '../../kit/run/run-pack.js';
import type { Front } from '../../kit/self-test/mutated-front.js';
import type { RequirementId } from '../contract.js';
import type { Mutant } from './mutant.js';
import type { Reference } from './reference.js';

/**
 * A server that does what the contract says in a way that few others do. Nothing of it is wrong, so the suite
 * has nothing to find; what it cannot judge there is declared.
 */
export interface Oddity extends Omit<Mutant, 'breaks' | 'alsoRed'> {
  /** Requirements and sections where it might be taken for a fault; a whole run is for the slow tests. */
  only: readonly (RequirementId | `${number}`)[];
  /** Stands before the reference server, instead of what `reply`, `rpc` and `http` make. */
  front?: (reference: Reference) => Promise<Front>;
  /** Another application than the fixture. */
  view?: View;
  settings?: Partial<
    Pick<RunOptions, 'profile' | 'deadlineMs' | 'configured' | 'skip' | 'fixture' | 'knownBroken'>
  >;
  /** Outcomes other than `pass`, by the requirement. */
  outcomes?: Partial<Record<RequirementId, Outcome>>;
  /** What it shows never keeps still: whatever needs that may be left out instead of passing. */
  restless?: true;
  /** A whole run would take minutes, or says nothing more. */
  neverWhole?: true;
}
