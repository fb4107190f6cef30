import { contract } from '../../../../generated/mcp-ui-platform/newest.js';
import { commonMutants } from '../../../kit/self-test/mutants/index.js';
import type { RequirementId } from '../../contract.js';
import { mutantFacts, mutants } from '../mutants/index.js';
import { besideTheDoor, type UiFault } from './fault.js';

/** Mutants that are no small faults: they break what many checks build on. They are tried one by one. */
const unfit: readonly RequirementId[] = [
  'configure-leads',
  'start-leads',
  'list-constant',
  'start-answers',
  'session-next',
  'session-apart',
  'run-text',
  'run-keeps-state',
  'run-default-session',
  'lua-app',
  'ws-own-session',
  'ws-views',
  'change-run',
  'change-only',
  'update-answer',
  'value-objects',
  'path-members',
  'get-answer',
  'limit-others',
];

const common = commonMutants(mutantFacts);
const needsOf = (id: string): readonly string[] =>
  contract.requirements.find((one) => one.id === id)?.needs ?? [];

/** Where the state of a session is read, a wrong one shows as well; with a folder goes what was in it. */
const beside: Partial<Record<RequirementId, readonly RequirementId[]>> = {
  'configure-creates': ['configure-keeps'],
  'configure-relative': ['input-closed'],
  'version-open-outputs': ['state-app', 'state-none', 'state-resource', 'lua-app'],
  'result-schema': ['state-app', 'state-none', 'state-resource'],
  'state-app': ['state-resource', 'lua-app', 'lua-presenter'],
};

/** The mutants of this contract, as faults beside others. */
export const knownMutants: readonly UiFault[] = (Object.keys(mutants) as RequirementId[])
  .filter((id) => !(id in common) && !unfit.includes(id) && !needsOf(id).includes('browser'))
  .map((id) => {
    const mutant = mutants[id];
    const of = [id, ...((mutant.alsoRed ?? []) as RequirementId[])] as const;
    return { of, beside: [...besideTheDoor(mutant), ...(beside[id] ?? [])], make: () => mutant };
  });
