import { contract } from '../../generated/mcp-lights/newest.js';
import type { Check, CheckContext } from '../kit/check.js';
import { commonChecks } from '../kit/checks/index.js';
import { commonObservers, commonWireObservers } from '../kit/checks/observers.js';
import { toolNames } from '../kit/contract.js';
import { definePack } from '../kit/pack.js';
import { type RequirementIdOf, versionsOf } from '../kit/versions-of.js';
import { facts } from './facts.js';

export type RequirementId = RequirementIdOf<'mcp-lights'>;

/** How a server of mcp-lights is judged. */
export const pack = definePack<CheckContext>({
  id: contract.id,
  ...versionsOf(contract),
  headings: contract.headings,
  extend: (t) => t,
  // A requirement without a check does not compile.
  checks: {
    ...commonChecks(facts),
    'dark-refuses': async (t) => {
      t.output(await t.call('power_off', {}));
      for (const tool of toolNames(t.contract).filter((name) => !name.startsWith('power_')))
        t.failsWith(await t.call(tool, facts.samples.valid[tool]![0]), 'LIGHTS_DARK', tool);
    },
  } satisfies Record<RequirementId, Check>,
  observers: commonObservers,
  wireObservers: commonWireObservers,
  versionCall: null,
  invalidInput: ['LIGHTS_INVALID'],
  deadlineMs: 5000,
  subject: 'The house',
  detectProfile: async (_, { allowActions }) => (allowActions ? 'lit' : 'core'),
  async prepare(t) {
    t.output(await t.call('power_on', {}));
  },
});
