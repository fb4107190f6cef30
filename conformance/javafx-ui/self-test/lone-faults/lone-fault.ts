import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';

/**
 * A fault that much else depends on. Exactly the sentences that it breaks may be red; all others hold, or cannot be
 * judged because of it.
 */
export interface LoneFault extends Omit<Mutant, 'alsoRed'> {
  red: readonly RequirementId[];
}
