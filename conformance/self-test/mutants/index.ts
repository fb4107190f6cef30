import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';
import { resolving } from './references.js';

/** Every requirement has a server that breaks it: one without does not compile. */
export const mutants: Partial<Record<RequirementId, Mutant>> = {
  ...resolving,
  // `Partial` goes when the last section is there.
};
