import { contract } from '../../../../generated/mcp-ui-platform/newest.js';
import type { Contract } from '../../../kit/contract.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { MutantFacts } from '../../../kit/self-test/mutants/facts.js';
import { commonMutants, demandedBy } from '../../../kit/self-test/mutants/index.js';
import type { RequirementId } from '../../contract.js';
import type { UiMutant } from '../mutant.js';
import { configureMutants } from './configure.js';
import { conserveMutants } from './conserve.js';
import { frontendMutants } from './frontends.js';
import { lifecycleMutants } from './lifecycle.js';
import { limitMutants } from './limits.js';
import { openBrowserMutants } from './open-browser.js';
import { outputMutants } from './output.js';
import { pageMutants } from './pages.js';
import { programMutants } from './program.js';
import { runMutants } from './run.js';
import { sessionMutants } from './sessions.js';
import { variableMutants } from './variables.js';

/** Where faults that servers of any contract can have are put in a platform. */
export const mutantFacts: MutantFacts = {
  reads: 'ui_run',
  alias: 'ui.run',
  acts: 'ui_upload_viewdef',
  lenient: {
    tool: 'ui_get_state',
    member: 'sessionId',
    members: ['sessionId'],
    nullIs: 'null',
    taken: (given) => (typeof given === 'number' ? String(given) : undefined),
  },
  provoked: 'UI_LUA_ERROR',
  values: contract.common!.values,
};

const common = commonMutants(mutantFacts);

/** Every requirement has a platform that breaks it: one without does not compile. */
export const mutants = demandedBy<RequirementId>(contract as unknown as Contract, {
  ...common,
  'result-schema': {
    breaks: 'Answers the number of variable 1 as a text.',
    reply: onOutput('ui_get_state', (output) => {
      output.id = '1';
    }),
    alsoRed: ['descriptor-output'],
  },
  'result-text': {
    breaks: 'Says nothing in words of a view.',
    reply: (result, { tool }) =>
      tool === 'ui_upload_viewdef' && !result.isError ? { ...result, content: [] } : result,
  },
  'version-open-outputs': {
    breaks: 'Leaves out the value of an application that has one.',
    reply: onOutput('ui_get_state', (output) => {
      delete output.value;
    }),
    alsoRed: ['result-schema'],
  },
  ...programMutants,
  ...lifecycleMutants,
  ...configureMutants,
  ...runMutants,
  ...openBrowserMutants,
  ...sessionMutants,
  ...outputMutants,
  ...limitMutants,
  ...variableMutants,
  ...frontendMutants,
  ...pageMutants,
  ...conserveMutants,
} satisfies Record<RequirementId, UiMutant>) as Record<RequirementId, UiMutant>;
