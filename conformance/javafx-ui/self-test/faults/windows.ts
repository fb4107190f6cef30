import { asArray, asObject } from '../../../kit/reading/json.js';
import { onError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterWindows } from '../alter-windows.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

/** Windows and the focus. */
export const windowFaults: readonly Fault<Mutant>[] = [
  fault('stage-available', {
    breaks: 'Forgets the last window among those that are available.',
    reply: onError('MCP_UI_NO_STAGES', (error) => {
      const details = asObject(error.details);
      details.available = asArray(details.available).slice(0, -1);
    }),
  }),
  fault('stage-out-of-range', {
    breaks: 'Calls a window that is not there a node that was not found.',
    reply: (result, { tool }) => {
      const error = asObject(result.structuredContent?.error);
      if (tool !== 'ui_get_snapshot' || error.code !== 'MCP_UI_NO_STAGES') return result;
      error.code = 'MCP_UI_NODE_NOT_FOUND';
      const text = String(asObject(result.content[0]).text).replace(
        'MCP_UI_NO_STAGES',
        'MCP_UI_NODE_NOT_FOUND',
      );
      return { ...result, content: [{ type: 'text', text }] };
    },
  }),
  fault('stage-out-of-range', {
    breaks: 'Takes a snapshot of the first window where the one that was named is not there.',
    http: onInput('ui_get_snapshot', (input) =>
      Number(input.stageIndex) > 50 ? { ...input, stageIndex: 0 } : input,
    ),
  }),
  fault('focus-reported', {
    breaks: 'Does not tell which node has the focus.',
    reply: onOutput('ui_get_snapshot', ({ focus }) => {
      asObject(focus).focusedNode = null;
    }),
  }),
  fault('focus-reported', {
    breaks: 'Takes the root of the first window for the focus owner.',
    reply: onOutput('ui_get_snapshot', ({ focus, stages }) => {
      const { ref } = asObject(asObject(asObject(asArray(stages)[0]).scene).root);
      asObject(focus).focusedNode = ref;
    }),
  }),
  fault('stage-select-conflict', {
    breaks: 'Overlooks stageIndex beside primary.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage === 'primary' ? { ...input, stageIndex: null } : input,
    ),
  }),
  fault(
    'stage-kind',
    {
      breaks: 'Calls a dialog a window.',
      reply: onOutput('ui_get_snapshot', ({ stages }) => {
        for (const stage of asArray(stages).map(asObject)) if (stage.kind === 'dialog') stage.kind = 'window';
      }),
    },
    { place: 'kinds' },
  ),
  fault(
    ['stage-kind', 'stage-order'],
    {
      breaks: 'Takes a popup for a dialog.',
      toolkit: alterWindows((all) => {
        for (const window of all) if (window.kind === 'popup') window.kind = 'dialog';
      }),
    },
    { place: 'kinds' },
  ),
];
