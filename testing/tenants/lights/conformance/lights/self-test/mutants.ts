import { contract } from '../../../generated/mcp-lights/newest.js';
import { onError, onOutput } from '../../kit/self-test/alter-reply.js';
import type { Mutant } from '../../kit/self-test/mutant.js';
import type { MutantFacts } from '../../kit/self-test/mutants/facts.js';
import { commonMutants, demandedBy } from '../../kit/self-test/mutants/index.js';
import type { RequirementId } from '../pack.js';

/** Where a small fault can be put into a server of this contract. */
export const places: MutantFacts = {
  reads: 'get_house',
  alias: 'house.get',
  acts: 'set_scene',
  actsOptionally: true,
  lenient: {
    tool: 'get_house',
    member: 'depth',
    members: ['room', 'depth'],
    nullIs: 0,
    taken: (given) => (typeof given === 'string' ? Number(given) : undefined),
  },
  provoked: 'LIGHTS_NO_ROOM',
  values: contract.common!.values,
};

/** Every requirement has a server that breaks it: one without does not compile. */
export const mutants = demandedBy<RequirementId>(contract, {
  ...commonMutants(places),
  'result-schema': {
    breaks: 'Tells the lamps of a room as a list.',
    reply: onOutput('get_house', (output) => {
      output.lamps = Object.values(output.lamps as object);
    }),
    alsoRed: ['descriptor-output'],
  },
  'result-text': {
    breaks: 'Says nothing of a house in words.',
    reply: (result, { tool }) =>
      tool === 'get_house' && !result.isError ? { ...result, content: [] } : result,
  },
  'version-open-outputs': {
    breaks: 'Leaves out the doors of a room that has none.',
    reply: onOutput('get_house', (output) => {
      if ((output.doors as unknown[]).length === 0) delete output.doors;
    }),
    alsoRed: ['result-schema'],
  },
  'dark-refuses': {
    breaks: 'Calls the dark by another name.',
    reply: onError('LIGHTS_DARK', (error) => {
      error.code = 'LIGHTS_NO_ROOM';
    }),
    alsoRed: ['error-text'],
  },
} satisfies Record<RequirementId, Mutant>);
