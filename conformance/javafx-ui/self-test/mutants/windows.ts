import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterWindows } from '../alter-windows.js';
import type { Mutant } from '../mutant.js';

/** 6 Windows */
export const windows = {
  'stage-order': {
    breaks: 'Gives a window without a title the title "", which comes first.',
    toolkit: alterWindows((all) => {
      for (const window of all) if (window.kind === 'stage') window.title ??= '';
    }),
  },

  'stage-order-stable': {
    breaks: 'Lists windows with the same title the other way round when it is asked four times in a row.',
    reply: (() => {
      const last = { question: '', times: 0 };
      return (result, { tool, input }) => {
        const question = `${tool} ${JSON.stringify(input)}`;
        last.times = question === last.question ? last.times + 1 : 1;
        last.question = question;
        const { stages, ...output } = result.structuredContent ?? {};
        if (last.times < 4 || !Array.isArray(stages)) return result;
        return { ...result, structuredContent: { ...output, stages: twinsSwapped(stages.map(asObject)) } };
      };
    })(),
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
    toolkit: alterWindows((all) => {
      for (const window of all) if (window.kind === 'dialog') window.kind = 'stage';
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
    breaks: 'Returns popups only when they or all windows are asked for.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      if (input.stage === 'all') return;
      const [first, ...others] = asArray(output.stages);
      output.stages = [first, ...others.filter((stage) => asObject(stage).kind !== 'popup')];
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

function twinsSwapped(stages: JsonObject[]): JsonObject[] {
  return stages.map((stage) => {
    const twins = stages.filter(({ kind, title }) => kind === stage.kind && title === stage.title);
    const other = twins[twins.length - 1 - twins.indexOf(stage)]!;
    return { ...other, stageIndex: stage.stageIndex };
  });
}
