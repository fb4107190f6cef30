import { asArray, asObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { insteadOfError, onError, onOutput } from '../over-reply.js';
import { onInput } from '../over-request.js';
import { overToolkit } from '../over-toolkit.js';

/** 6 Windows */
export const windows = {
  'stage-order': {
    breaks: 'Gives a window without a title the title "", which comes first.',
    toolkit: (toolkit) =>
      overToolkit(toolkit, {
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          for (const window of scene.windows) if (window.kind === 'stage') window.title ??= '';
          return scene;
        },
      }),
  },

  'stage-order-stable': {
    breaks: 'Lists windows with the same title now in this order, now in that.',
    toolkit: (toolkit) => {
      let turn = 0;
      return overToolkit(toolkit, {
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          if (turn++ % 2 === 1) scene.windows.reverse();
          return scene;
        },
      });
    },
  },

  'stage-index': {
    breaks: 'Numbers popups from 0 again.',
    reply: onOutput('ui_get_snapshot', ({ stages }) => {
      let popups = 0;
      for (const stage of asArray(stages).map(asObject)) {
        if (stage.kind === 'popup') stage.stageIndex = popups++;
      }
    }),
  },

  'stage-kind': {
    breaks: 'Takes a dialog for a stage.',
    toolkit: (toolkit) =>
      overToolkit(toolkit, {
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          for (const window of scene.windows) if (window.kind === 'dialog') window.kind = 'stage';
          return scene;
        },
      }),
    alsoRed: ['stage-order'],
  },

  'stage-focused': {
    breaks: 'Takes the first window for the focused one.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage === 'focused' && input.stageIndex === undefined ? { ...input, stage: 'primary' } : input,
    ),
  },

  'stage-primary': {
    breaks: 'Takes the focused window for the primary one.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage === 'primary' && input.stageIndex === undefined ? { ...input, stage: 'focused' } : input,
    ),
  },

  'stage-select-index': {
    breaks: 'Overlooks stageIndex beside focused.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage === 'focused' ? { ...input, stageIndex: null } : input,
    ),
  },

  'stage-select-conflict': {
    breaks: 'Overlooks stageIndex beside all.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage === 'all' ? { ...input, stageIndex: null } : input,
    ),
  },

  'stage-popups-owned': {
    breaks: 'Returns popups only when all windows are asked for.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      if (input.stage === 'all') return;
      output.stages = asArray(output.stages).filter((stage) => asObject(stage).kind !== 'popup');
    }),
  },

  'stage-out-of-range': {
    breaks: 'Finds nothing in a window that is not there.',
    reply: insteadOfError('MCP_UI_NO_STAGES', ({ tool }) =>
      tool === 'ui_query'
        ? { content: [{ type: 'text', text: 'No match.' }], structuredContent: { matches: [] } }
        : undefined,
    ),
  },

  'stage-available': {
    breaks: 'Does not say which windows there are.',
    reply: onError('MCP_UI_NO_STAGES', (error) => {
      error.details = { available: [] };
    }),
  },

  'focus-reported': {
    breaks: 'Does not say which window has the focus.',
    reply: onOutput('ui_get_snapshot', ({ focus }) => {
      asObject(focus).focusedWindow = null;
    }),
  },
} satisfies Record<string, Mutant>;
