import type { Healthy } from '../../kit/self-test/kill-matrix.js';
import type { Contract } from '../contract.js';
import { pack as javafxUi } from '../pack.js';
import type { Mutant } from './mutant.js';
import { patiently, referenceCommand, startReference } from './reference.js';

/** The reference server, which the mutants spoil. */
export const healthy: Healthy<Mutant> = {
  pack: javafxUi,
  // What is broken stays so, however often it is tried.
  settings: { profile: 'full', ...patiently },
  start: ({ toolkit, options }, { contract }) =>
    startReference({
      contract: contract as unknown as Contract,
      ...(toolkit ? { alterToolkit: toolkit } : {}),
      ...(options ? { options } : {}),
    }),
  command: ({ version }) => referenceCommand('--contract-version', version),
};
