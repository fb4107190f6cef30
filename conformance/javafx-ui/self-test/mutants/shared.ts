import { contract } from '../../../../generated/mcp-javafx-ui/newest.js';
import type { CommonId, MutantFacts } from '../../../kit/self-test/mutants/facts.js';
import { commonMutants, demandedBy, type OfOutputs } from '../../../kit/self-test/mutants/index.js';
import type { RequirementId } from '../../contract.js';
import { facts } from '../../facts.js';

/** Where a small fault can be put into a server of this contract. */
export const places: MutantFacts = {
  reads: 'ui_get_node',
  alias: 'ui.getNode',
  acts: 'ui_perform',
  lenient: {
    tool: 'ui_get_snapshot',
    member: 'depth',
    members: ['stage', 'stageIndex', 'mode', 'depth', 'include'],
    nullIs: 0,
    taken: (given) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : undefined),
  },
  provoked: 'MCP_UI_NODE_NOT_FOUND',
  values: facts.values,
};

/** What this contract says in the same words as the others. */
export const shared = demandedBy<Exclude<RequirementId & CommonId, OfOutputs>>(
  contract,
  commonMutants(places),
);
