import { contract } from '../../../../generated/mcp-sweethome3d/newest.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import type { MutantFacts } from '../../../kit/self-test/mutants/facts.js';
import { commonMutants, demandedBy } from '../../../kit/self-test/mutants/index.js';
import type { RequirementId } from '../../contract.js';
import { calls } from './calls.js';
import { files } from './files.js';
import { furniture } from './furniture.js';
import { history } from './history.js';
import { homes } from './homes.js';
import { levels } from './levels.js';
import { states } from './states.js';
import { views } from './views.js';
import { walls } from './walls.js';

/** Where the faults that servers of any contract can have are put in a server of homes. */
export const mutantFacts = {
  reads: 'list_furniture_catalog',
  alias: 'list.furniture.catalog',
  acts: 'create_wall',
  lenient: {
    tool: 'list_furniture_catalog',
    member: 'limit',
    members: ['query', 'category', 'type', 'limit', 'home'],
    nullIs: 1,
    taken: (given) => (typeof given === 'string' ? Number(given) : undefined),
  },
  provoked: 'SH3D_NOT_FOUND',
  values: contract.common!.values,
} satisfies MutantFacts;

/** Every requirement has a server that breaks it: one without does not compile. */
export const mutants = demandedBy<RequirementId>(contract, {
  ...commonMutants(mutantFacts),
  'result-schema': {
    breaks: 'Tells the environment in one word.',
    reply: onOutput('get_state', (output) => {
      output.environment = 'meadow';
    }),
    alsoRed: ['descriptor-output'],
  },
  'result-text': {
    breaks: 'Says nothing of the levels in words.',
    reply: (result, { tool }) =>
      tool === 'list_levels' && !result.isError ? { ...result, content: [] } : result,
  },
  'version-string': {
    breaks: 'Names another contract.',
    reply: onOutput('get_state', (output) => {
      output.schema = 'mcp-sweethome2d/1.0';
    }),
    alsoRed: ['result-schema'],
  },
  'version-open-outputs': {
    breaks: 'Leaves out the stored cameras where there are none.',
    reply: onOutput('get_state', (output) => {
      delete output.storedCameras;
    }),
    alsoRed: ['result-schema'],
  },
  ...calls,
  ...homes,
  ...states,
  ...walls,
  ...furniture,
  ...levels,
  ...views,
  ...history,
  ...files,
} satisfies Record<RequirementId, Mutant>);
