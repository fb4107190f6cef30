import { contract } from '../../../generated/mcp-lights/newest.js';
import type { Contract } from '../../kit/contract.js';
import { asObject } from '../../kit/reading/json.js';
import { onError, onOutput } from '../../kit/self-test/alter-reply.js';
import { commonFaults } from '../../kit/self-test/faults/index.js';
import type { Mutant } from '../../kit/self-test/mutant.js';
import { type Fault, faultMaker } from '../../kit/self-test/random-faults/fault.js';
import type { RequirementId } from '../pack.js';
import { places } from './mutants.js';

const fault = faultMaker<RequirementId, Mutant>();

/** What a server of this contract alone can do wrong. */
const own: readonly Fault[] = [
  fault('dark-refuses', {
    breaks: 'Lets a house be seen in the dark.',
    reply: (result, { tool }, server) =>
      tool === 'get_house' && asObject(result.structuredContent?.error).code === 'LIGHTS_DARK'
        ? lit(server)
        : result,
  }),
  fault(
    'result-schema',
    {
      breaks: 'Tells that a lamp is on by a word.',
      reply: onOutput('get_house', ({ lamps }) => {
        for (const lamp of Object.values(asObject(lamps))) asObject(lamp).on = 'off';
      }),
    },
    { beside: ['descriptor-output'] },
  ),
  fault(
    'error-envelope',
    {
      breaks: 'Tells a code of its own when a room is not there.',
      reply: onError('LIGHTS_NO_ROOM', (error) => {
        error.code = 'LIGHTS_LOST';
      }),
    },
    { beside: ['error-text', 'error-next-step'], place: 'room codes' },
  ),
];

/** A house with the power on, as a server shows it that does not mind the dark. */
async function lit(server: Parameters<NonNullable<Mutant['reply']>>[2]) {
  await server.call('power_on', {});
  const house = await server.call('get_house', {});
  await server.call('power_off', {});
  return house;
}

/** All that servers of this contract do wrong in the tests. */
export const faults: readonly Fault[] = [
  ...commonFaults({ ...places, contract: contract as unknown as Contract }),
  ...own,
];
