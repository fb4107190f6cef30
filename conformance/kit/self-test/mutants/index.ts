import type { Contract } from '../../contract.js';
import type { Mutant } from '../mutant.js';
import { accessMutants } from './access.js';
import { descriptorMutants } from './descriptors.js';
import { errorMutants } from './errors.js';
import type { CommonId, CommonMutant, MutantFacts } from './facts.js';
import { orderMutants } from './http-order.js';
import { inputMutants } from './inputs.js';
import { messageMutants } from './messages.js';
import { resultMutants } from './results.js';
import { serverMutants } from './server.js';
import { sessionMutants } from './sessions.js';
import { statefulMutants } from './stateful.js';
import { toolMutants } from './tools.js';

/** These break what only a contract itself can break: its own outputs. */
export type OfOutputs = 'result-schema' | 'result-text' | 'version-string' | 'version-open-outputs';

/** Those that break a sentence which the contract has. */
export const demandedBy = <Id extends string>(
  { requirements }: Pick<Contract, 'requirements'>,
  mutants: Readonly<Record<Id, Mutant>>,
): Record<Id, Mutant<Id>> =>
  Object.fromEntries(
    Object.entries(mutants).filter(([id]) => requirements.some((one) => one.id === id)),
  ) as Record<Id, Mutant<Id>>;

/** A server for each of the common sentences that breaks it. */
export const commonMutants = (facts: MutantFacts): Record<Exclude<CommonId, OfOutputs>, CommonMutant> => ({
  ...toolMutants(facts),
  ...descriptorMutants(facts),
  ...resultMutants(facts),
  ...inputMutants(facts),
  ...serverMutants(facts),
  ...messageMutants,
  ...orderMutants(facts),
  ...sessionMutants(facts),
  ...statefulMutants,
  ...accessMutants(facts),
  ...errorMutants(facts),
});
