import type { Contract } from '../../contract.js';
import type { CommonId, CommonMutant, MutantFacts } from '../mutants/facts.js';
import { faultMaker } from '../random-faults/fault.js';

/** Where the faults that servers of any contract can have are put in one of this contract. */
export interface FaultFacts extends MutantFacts {
  readonly contract: Contract;
}

/** A fault of sentences that all contracts share. */
export const fault = faultMaker<CommonId, CommonMutant>();
