import { contract } from '../../../../generated/mcp-ui-platform/newest.js';
import type { Contract } from '../../../kit/contract.js';
import { commonFaults, demanded } from '../../../kit/self-test/faults/index.js';
import { patiently } from '../../../kit/self-test/kill-matrix.js';
import type { FaultPool } from '../../../kit/self-test/random-faults/fault.js';
import { combineUiMutants } from '../combine-mutants.js';
import { healthy } from '../healthy.js';
import type { UiMutant } from '../mutant.js';
import { mutantFacts } from '../mutants/index.js';
import type { UiFault } from './fault.js';
import { knownMutants } from './known-mutants.js';
import { lifecycleFaults } from './lifecycle.js';
import { luaFaults } from './lua.js';
import { messageFaults } from './messages.js';
import { projectFaults } from './project.js';
import { runFaults } from './run.js';
import { variableFaults } from './variables.js';
import { webFaults } from './web.js';

/** Sentences of this contract that are called like some of other servers: those about sessions of MCP. */
const namesakes = ['session-unknown'];
/** It breaks every sentence that demands a text to the letter. It is tried alone. */
const tooMuch = ['error-text-plain'];

const common = commonFaults({ ...mutantFacts, contract: contract as unknown as Contract }).filter(
  ({ of }) => ![...namesakes, ...tooMuch].includes(of[0]),
);

/** What platforms do wrong, several things at a time; what shows in browsers alone has a pool of its own. */
export const pool: FaultPool<UiMutant> = {
  healthy: { ...healthy, settings: { ...healthy.settings, profile: 'frontend', ...patiently } },
  faults: demanded<UiMutant>(contract, [
    ...(common as readonly UiFault[]),
    ...knownMutants,
    ...lifecycleFaults,
    ...projectFaults,
    ...runFaults,
    ...luaFaults,
    ...messageFaults,
    ...variableFaults,
    ...webFaults,
  ]),
  combine: combineUiMutants,
};
