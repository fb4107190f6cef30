import type { Contract } from '../../contract.js';
import type { Mutant } from '../mutant.js';
import { commonMutants } from '../mutants/index.js';
import type { Fault } from '../random-faults/fault.js';
import { accessFaults } from './access.js';
import type { FaultFacts } from './common-fault.js';
import { descriptorFaults } from './descriptors.js';
import { errorFaults } from './errors.js';
import { inputFaults } from './inputs.js';
import { leakFaults } from './leaks.js';
import { messageFaults } from './messages.js';
import { statusFaults } from './statuses.js';

/** Mutants that take away the tools or the words by which the faults beside them are seen. */
const tooBig = ['tools-listed', 'tools-only-contract', 'unlisted-refused', 'error-channel'];

/** What servers of any contract do wrong, as far as this contract has a sentence against it. */
export const commonFaults = (facts: FaultFacts): readonly Fault[] =>
  demanded(facts.contract, [
    ...mutantsAsFaults(() => commonMutants(facts)),
    ...descriptorFaults(facts),
    ...inputFaults(facts),
    ...errorFaults(facts),
    ...leakFaults(facts),
    ...statusFaults,
    ...accessFaults,
    ...messageFaults(facts),
  ]);

/** The mutants of the matrix; they are made anew for each server, as some of them remember something. */
function mutantsAsFaults(all: () => Readonly<Record<string, Mutant>>): Fault[] {
  return Object.entries(all())
    .filter(([id]) => !tooBig.includes(id))
    .map(([id, { alsoRed = [] }]) => ({ of: [id, ...alsoRed], make: () => all()[id]! }));
}

/** Those that break a sentence which the contract has, and only these sentences of them. */
export function demanded<M extends Mutant>(
  { requirements }: Pick<Contract, 'requirements'>,
  faults: readonly Fault<M>[],
): Fault<M>[] {
  const ids = new Set<string>(requirements.map(({ id }) => id));
  return faults.flatMap((fault) => {
    const [first, ...others] = fault.of.filter((id) => ids.has(id));
    return first === undefined ? [] : [{ ...fault, of: [first, ...others] as const }];
  });
}
