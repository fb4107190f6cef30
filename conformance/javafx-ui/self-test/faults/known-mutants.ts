import { contract } from '../../../../generated/mcp-javafx-ui/newest.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { smallMutants } from '../more-mutants/index.js';
import type { Mutant } from '../mutant.js';
import { mutants } from '../mutants/index.js';
import { shared } from '../mutants/shared.js';

/**
 * Mutants that are no small faults: they take away the tools or the words by which others are seen, or remember
 * something beyond the life of one server.
 */
const unfit = new Set<string>([
  'tools-listed',
  'tools-only-contract',
  'tools-optional-screenshot',
  'unlisted-refused',
  'error-channel',
  'uid-format',
  'stage-order-stable',
  'timeout-reads',
]);

const ours = Object.entries(mutants).filter(([id]) => !unfit.has(id) && !(id in shared));

/** The mutants of this contract, as faults beside others. */
export const knownMutants: readonly Fault<Mutant>[] = [
  ...ours.map(([id, mutant]): Fault<Mutant> => ({ of: [id, ...(mutant.alsoRed ?? [])], make: () => mutant })),
  ...smallMutants
    .filter(({ of, settings }) => !settings && of !== 'press-modifiers-released')
    .map(
      ({ of, passes: _, blocks: __, beside = [], ...mutant }): Fault<Mutant> => ({
        of: [of],
        beside,
        make: () => mutant,
      }),
    ),
].filter(({ of }) => of.every((id) => contract.requirements.some((one) => one.id === id)));
