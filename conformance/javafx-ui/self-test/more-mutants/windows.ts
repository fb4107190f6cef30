import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { FurtherMutant } from './further-mutant.js';

const stagesIn = (output: JsonObject): JsonObject[] => asArray(output.stages).map(asObject);

/** Lists windows in another order, and numbers them by it. */
const reordered = (change: (stages: JsonObject[]) => JsonObject[]): NonNullable<FurtherMutant['reply']> =>
  onOutput('ui_get_snapshot', (output, { input }) => {
    if (input.stage !== 'all') return;
    output.stages = change(stagesIn(output)).map((stage, stageIndex) => ({ ...stage, stageIndex }));
  });

const last = (stages: JsonObject[], isLast: (stage: JsonObject) => boolean): JsonObject[] => [
  ...stages.filter((stage) => !isLast(stage)),
  ...stages.filter(isLast),
];

/** 6 Windows: each part of their order, each kind, each way to select some */
export const windows: readonly FurtherMutant[] = [
  {
    of: 'stage-order',
    breaks: 'Lists dialogs before stages.',
    reply: reordered((stages) => last(stages, ({ kind }) => kind === 'stage')),
  },
  {
    of: 'stage-order',
    breaks: 'Lists popups before all other windows.',
    reply: reordered((stages) => last(stages, ({ kind }) => kind !== 'popup')),
  },
  {
    of: 'stage-order',
    breaks: 'Does not mind the letter case of titles.',
    reply: reordered((stages) => {
      const titled = stages.filter(({ kind, title }) => kind === 'stage' && title != null);
      const sorted = titled.toSorted((a, b) =>
        String(a.title).toLowerCase() < String(b.title).toLowerCase() ? -1 : 1,
      );
      return [...sorted, ...stages.filter((stage) => !titled.includes(stage))];
    }),
  },
  {
    of: 'stage-order',
    breaks: 'Lists the newest of the windows with the same title first.',
    reply: reordered((stages) =>
      stages
        .toReversed()
        .toSorted(
          (a, b) => rank(a) - rank(b) || compared(String(a.title ?? '\uffff'), String(b.title ?? '\uffff')),
        ),
    ),
  },
  {
    of: 'stage-kind',
    breaks: 'Takes a popup for a stage.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const stage of stagesIn(output)) if (stage.kind === 'popup') stage.kind = 'stage';
    }),
  },
  {
    of: 'stage-focused',
    breaks: 'Takes a popup for the focused window.',
    reply: (result, { tool, input }, server) => {
      const isAsked = tool === 'ui_get_snapshot' && input.stage === 'focused' && input.stageIndex == null;
      const popup = stagesIn(result.structuredContent ?? {}).find(({ kind }) => kind === 'popup');
      const { stageIndex = null } = popup ?? {};
      return isAsked && popup ? server.call(tool, { ...input, stage: null, stageIndex }) : result;
    },
  },
  {
    of: 'stage-focused',
    breaks: 'Takes the first window for the focused one while a dialog is open.',
    reply: (result, { tool, input }, server) => {
      const isAsked = tool === 'ui_get_snapshot' && input.stage === 'focused' && input.stageIndex == null;
      const isDialog = stagesIn(result.structuredContent ?? {}).some(({ kind }) => kind === 'dialog');
      return isAsked && isDialog ? server.call(tool, { ...input, stage: 'primary' }) : result;
    },
  },
  {
    of: 'stage-select-index',
    breaks: 'Overlooks stageIndex when no stage is given.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage == null && Number(input.stageIndex) < 9 ? { ...input, stageIndex: null } : input,
    ),
  },
  {
    of: 'stage-select-conflict',
    breaks: 'Overlooks stageIndex beside primary.',
    http: onInput('ui_get_snapshot', (input) =>
      input.stage === 'primary' ? { ...input, stageIndex: null } : input,
    ),
  },
  {
    of: 'stage-popups-owned',
    breaks: 'Returns the popups of all windows.',
    reply: async (result, { tool, input }, server) => {
      const output = result.structuredContent;
      if (tool !== 'ui_get_snapshot' || input.stage === 'all' || result.isError || !output) return result;
      const all = await server.call(tool, { ...input, stage: 'all', stageIndex: null });
      const popups = stagesIn(all.structuredContent ?? {}).filter(({ kind }) => kind === 'popup');
      const own = stagesIn(output).filter(({ kind }) => kind !== 'popup');
      return { ...result, structuredContent: { ...output, stages: [...own, ...popups] } };
    },
  },
  {
    of: 'stage-out-of-range',
    breaks: 'Shows the first window in place of one that is not there.',
    reply: insteadOfError('MCP_UI_NO_STAGES', ({ tool, input }, server) =>
      tool === 'ui_get_snapshot' ? server.call(tool, { ...input, stageIndex: 0 }) : undefined,
    ),
  },
  ...['ui_get_snapshot', 'ui_query'].map(
    (tool): FurtherMutant => ({
      of: 'stage-available',
      breaks: `Does not say in ${tool} which windows there are.`,
      reply: onError('MCP_UI_NO_STAGES', (error, call) => {
        if (call.tool === tool) delete asObject(error.details).available;
      }),
    }),
  ),
  {
    of: 'stage-index',
    breaks: 'Numbers windows from 1.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const stage of stagesIn(output)) stage.stageIndex = Number(stage.stageIndex) + 1;
    }),
  },
  {
    of: 'focus-reported',
    breaks: 'Does not say which node has the focus.',
    reply: onOutput('ui_get_snapshot', ({ focus }) => {
      asObject(focus).focusedNode = null;
    }),
  },
  {
    of: 'focus-reported',
    breaks: 'Tells the focus owner of the first window, whichever is focused.',
    reply: async (result, { tool }, server) => {
      const focus = asObject(result.structuredContent?.focus);
      const index = asObject(focus.focusedWindow).stageIndex;
      if (tool !== 'ui_get_snapshot' || result.isError || !index) return result;
      const first = await server.call('ui_query', {
        selector: { css: '*' },
        scope: { stageIndex: 0 },
        limit: 1,
      });
      focus.focusedNode = asObject(asArray(first.structuredContent?.matches)[0]).ref;
      return result;
    },
  },
];

const ranks: Record<string, number> = { stage: 0, dialog: 1, popup: 2 };
const rank = ({ kind }: JsonObject): number => ranks[String(kind)] ?? 3;
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
