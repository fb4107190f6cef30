import { faultMaker } from '../../../kit/self-test/random-faults/fault.js';
import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';

/** A fault of sentences of this contract. */
export const fault = faultMaker<RequirementId, Mutant>();
