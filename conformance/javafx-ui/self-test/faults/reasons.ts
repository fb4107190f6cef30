import { asArray, asObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

/** Which reason is told in the place of which, and whose sentences say otherwise. */
const swaps: readonly (readonly [
  right: string,
  told: string,
  of: readonly [RequirementId, ...RequirementId[]],
])[] = [
  ['TARGET_DISABLED', 'TARGET_NOT_VISIBLE', ['perform-disabled']],
  ['TARGET_NOT_VISIBLE', 'TARGET_DISABLED', ['perform-invisible']],
  ['BLOCKED_BY_MODAL', 'TARGET_OBSCURED', ['perform-modal']],
  ['TARGET_OBSCURED', 'TARGET_NOT_VISIBLE', ['perform-obscured']],
  ['NOT_EDITABLE', 'UNSUPPORTED_TARGET_TYPE', ['perform-not-editable']],
  ['UNSUPPORTED_TARGET_TYPE', 'NOT_EDITABLE', ['perform-unsupported', 'virtual-item-kind']],
  ['ITEM_NOT_FOUND', 'NODE_NOT_FOUND', ['virtual-item-missing']],
  ['NO_FOCUS', 'TARGET_NOT_VISIBLE', ['type-no-focus']],
  ['STALE_REF', 'NODE_NOT_FOUND', ['perform-ref-reasons']],
  ['INVALID_KEY_CODE', 'UNSUPPORTED_TARGET_TYPE', ['perform-key-first']],
];

/** What a sequence of actions tells of itself. */
export const reasonFaults: readonly Fault<Mutant>[] = [
  ...swaps.map(([right, told, of]) =>
    fault(
      of,
      {
        breaks: `Says ${told} where it is ${right}.`,
        reply: onError('MCP_UI_ACTION_FAILED', ({ details }) => {
          if (asObject(details).reason === right) asObject(details).reason = told;
        }),
      },
      { place: `reason ${right}` },
    ),
  ),
  fault(
    ['perform-details', 'perform-key-first'],
    {
      breaks: 'Counts actions that failed from 1.',
      reply: onError('MCP_UI_ACTION_FAILED', ({ details }) => {
        asObject(details).failedIndex = Number(asObject(details).failedIndex) + 1;
      }),
    },
    { place: 'details' },
  ),
  fault(
    'perform-details',
    {
      breaks: 'Counts the action that failed among those that were carried out.',
      reply: onError('MCP_UI_ACTION_FAILED', ({ details }, { input }) => {
        const { results, failedIndex, reason } = asObject(details);
        const { type } = asObject(asArray(input.actions)[Number(failedIndex)]);
        if (reason !== 'INVALID_KEY_CODE')
          asObject(details).results = [...asArray(results), { ok: false, type }];
      }),
    },
    { place: 'details' },
  ),
  fault(
    'perform-results',
    {
      breaks: 'Tells results from the last action to the first.',
      reply: onOutput('ui_perform', (output) => {
        output.results = asArray(output.results).reverse();
      }),
    },
    { place: 'results' },
  ),
  fault(
    ['perform-results', 'result-schema'],
    {
      breaks: 'Tells "yes" of an action that was carried out.',
      reply: onOutput('ui_perform', ({ results }) => {
        for (const one of asArray(results)) asObject(one).ok = 'yes';
      }),
    },
    { place: 'results' },
  ),
  fault('perform-bounds', {
    breaks: 'Carries out the first 100 of more actions.',
    http: onInput('ui_perform', (input) => ({
      ...input,
      actions: Array.isArray(input.actions) ? input.actions.slice(0, 100) : input.actions,
    })),
  }),
  fault('perform-bounds', {
    breaks: 'Takes no actions for all of them done.',
    reply: insteadOfError('MCP_UI_INVALID_INPUT', ({ tool, input: { actions, ...others } }) =>
      tool === 'ui_perform' &&
      Array.isArray(actions) &&
      actions.length === 0 &&
      Object.keys(others).length === 0
        ? { content: [{ type: 'text', text: 'Done.' }], structuredContent: { results: [] } }
        : undefined,
    ),
  }),
];
