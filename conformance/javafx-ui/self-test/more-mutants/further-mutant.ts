import type { RunOptions } from '../../../kit/run/run-pack.js';
import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';

/**
 * A fault beside the one that each requirement has: another thing that its sentence lists, another place
 * where it can be broken, or one that breaks nothing else although it looks so.
 */
export interface FurtherMutant extends Omit<Mutant, 'alsoRed'> {
  /** The requirement that has to find it. */
  of: RequirementId;
  /** Others that are judged in the same run, and whose sentences it does not break. */
  passes?: readonly RequirementId[];
  /** Others that it keeps from being judged. */
  blocks?: readonly RequirementId[];
  /** Others in whose replies it shows, whatever they say themselves. */
  beside?: readonly RequirementId[];
  settings?: Partial<Pick<RunOptions, 'profile'>>;
}
