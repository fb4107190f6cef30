import { contract } from '../../../../generated/mcp-javafx-ui/newest.js';
import type { Contract } from '../../../kit/contract.js';
import { commonFaults, demanded } from '../../../kit/self-test/faults/index.js';
import type { Fault, FaultPool } from '../../../kit/self-test/random-faults/fault.js';
import { combineMutants } from '../combine-mutants.js';
import { healthy } from '../healthy.js';
import type { Mutant } from '../mutant.js';
import { places } from '../mutants/shared.js';
import { actionFaults } from './actions.js';
import { knownMutants } from './known-mutants.js';
import { nodeFaults } from './nodes.js';
import { reasonFaults } from './reasons.js';
import { referenceFaults } from './references.js';
import { rowFaults } from './rows.js';
import { searchFaults } from './search.js';
import { snapshotFaults } from './snapshots.js';
import { timeFaults } from './time.js';
import { toldFaults } from './told.js';
import { treeFaults } from './tree.js';
import { windowFaults } from './windows.js';

const common = commonFaults({ ...places, contract: contract as unknown as Contract });

/** What a server of this contract alone can do wrong, beside its mutants. */
export const ownFaults: readonly Fault<Mutant>[] = [
  ...actionFaults,
  ...nodeFaults,
  ...reasonFaults,
  ...referenceFaults,
  ...rowFaults,
  ...searchFaults,
  ...snapshotFaults,
  ...timeFaults,
  ...toldFaults,
  ...treeFaults,
  ...windowFaults,
];

/** All that a server of this contract does wrong in the tests. */
export const pool: FaultPool<Mutant> = {
  // A moment in which the machine is quiet enough to judge is waited for.
  healthy: { ...healthy, settings: { ...healthy.settings, tries: 500 } },
  faults: demanded(contract, [...(common as readonly Fault<Mutant>[]), ...knownMutants, ...ownFaults]),
  combine: combineMutants,
};
