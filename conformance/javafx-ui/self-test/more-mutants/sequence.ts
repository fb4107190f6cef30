import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onError, onOutput, toolError } from '../../../kit/self-test/alter-reply.js';
import { callOf, onInput, withInput } from '../../../kit/self-test/alter-request.js';
import type { FurtherMutant } from './further-mutant.js';

const types = ['focus', 'typeText', 'pressKey', 'setText', 'scroll', 'click'] as const;

/** Shapes that no action has, and whether an action looks so. */
const shapes: Record<string, (action: JsonObject) => boolean> = {
  'an unknown type': ({ type }) => type === 'clik',
  'a text that is missing': ({ type, text }) => type === 'setText' && text === undefined,
  'a distance that is no number': ({ deltaY }) => typeof deltaY === 'string',
  'a member that nobody knows': (action) => 'extra' in action,
  'a ref that names nothing': ({ target }) =>
    Object.keys(asObject(asObject(target).ref ?? { a: 1 })).length === 0,
};

/** Carries out what comes before a wrong action, and refuses it all then. */
const lateFor =
  (isWrong: (action: JsonObject) => boolean): NonNullable<FurtherMutant['http']> =>
  async (request, forward) => {
    const input = callOf(request, 'ui_perform') ?? {};
    const actions = asArray(input.actions).map(asObject);
    const at = actions.findIndex(isWrong);
    if (at > 0) await forward(withInput(request, { ...input, actions: actions.slice(0, at) }));
    return forward(request);
  };

/** Inputs beyond the bounds, and what they are taken for. */
const bounds: Record<string, (input: JsonObject) => JsonObject> = {
  'a timeoutMs of 0': (input) => (input.timeoutMs === 0 ? { ...input, timeoutMs: null } : input),
  'a timeoutMs below 0': (input) => (Number(input.timeoutMs) < 0 ? { ...input, timeoutMs: 1 } : input),
  'a timeoutMs that is not whole': (input) => (input.timeoutMs === 1.5 ? { ...input, timeoutMs: 2 } : input),
  'more than 100 actions': (input) =>
    Array.isArray(input.actions) ? { ...input, actions: input.actions.slice(0, 100) } : input,
};

/** Changes the details of an action that failed. */
const onDetails = (change: (details: JsonObject) => void): NonNullable<FurtherMutant['reply']> =>
  onError('MCP_UI_ACTION_FAILED', (error) => change(asObject(error.details)));

/** 10.1 Sequence: each action and each thing that is told of it */
export const sequence: readonly FurtherMutant[] = [
  ...types.map(
    (type): FurtherMutant => ({
      of: 'perform-results',
      breaks: `Says of ${type} that it is not ok.`,
      reply: onOutput('ui_perform', ({ results }) => {
        for (const one of asArray(results).map(asObject)) if (one.type === type) one.ok = false;
      }),
    }),
  ),
  {
    of: 'perform-results',
    breaks: 'Tells results from the last one to the first one.',
    reply: onOutput('ui_perform', (output) => {
      output.results = asArray(output.results).toReversed();
    }),
  },
  {
    of: 'perform-results',
    breaks: 'Does not say of which type an action was.',
    reply: onOutput('ui_perform', ({ results }) => {
      for (const one of asArray(results)) delete asObject(one).type;
    }),
  },
  ...Object.entries(shapes).map(
    ([what, isWrong]): FurtherMutant => ({
      of: 'perform-validate-first',
      breaks: `Notices ${what} when the action has its turn.`,
      http: lateFor(isWrong),
    }),
  ),
  {
    of: 'perform-key-first',
    breaks: 'Does not say which key it is.',
    reply: onDetails((details) => {
      if (details.reason === 'INVALID_KEY_CODE') details.failedIndex = 0;
    }),
  },
  {
    of: 'perform-key-first',
    breaks: 'Tells no results where a key is unknown.',
    reply: onDetails((details) => {
      if (details.reason === 'INVALID_KEY_CODE') delete details.results;
    }),
  },
  {
    of: 'perform-key-first',
    breaks: 'Calls an unknown key something else.',
    reply: onDetails((details) => {
      if (details.reason === 'INVALID_KEY_CODE') details.reason = 'UNSUPPORTED_TARGET_TYPE';
    }),
  },
  ...Object.entries(bounds).map(
    ([what, change]): FurtherMutant => ({
      of: 'perform-bounds',
      breaks: `Takes ${what}.`,
      http: onInput('ui_perform', change),
    }),
  ),
  {
    of: 'perform-bounds',
    breaks: 'Has nothing against no actions.',
    reply: (result, { tool, input }) =>
      tool === 'ui_perform' && asArray(input.actions).length === 0 && Array.isArray(input.actions)
        ? { content: [{ type: 'text', text: 'Done.' }], structuredContent: { results: [] } }
        : result,
  },
  {
    of: 'perform-bounds',
    breaks: 'Takes no more than 50 actions.',
    reply: (result, { tool, input }) =>
      tool === 'ui_perform' && asArray(input.actions).length > 50
        ? toolError('MCP_UI_INVALID_INPUT', 'Too many actions.')
        : result,
  },
  ...['failedIndex', 'reason', 'results'].map(
    (member): FurtherMutant => ({
      of: 'perform-details',
      breaks: `Does not tell ${member} of an action that failed.`,
      reply: onDetails((details) => {
        delete details[member];
      }),
    }),
  ),
  {
    of: 'perform-details',
    breaks: 'Counts actions from 1.',
    reply: onDetails((details) => {
      details.failedIndex = Number(details.failedIndex) + 1;
    }),
  },
  {
    of: 'perform-late-targets',
    breaks: 'Looks up all paths before the first action.',
    reply: (result, { tool, input }) => {
      const [, ...later] = asArray(input.actions).map((action) => asObject(asObject(action).target));
      const isLate = later.some(({ ref }) => asObject(ref).uid === undefined && asObject(ref).path);
      const details = { failedIndex: 1, reason: 'NODE_NOT_FOUND', results: [] };
      return tool === 'ui_perform' && isLate
        ? toolError('MCP_UI_ACTION_FAILED', 'There is no such node.', details)
        : result;
    },
  },
  {
    of: 'input-invalid-nothing',
    breaks: 'Notices a member that nobody knows after the actions.',
    http: async (request, forward) => {
      const { dryRun, ...input } = callOf(request, 'ui_perform') ?? {};
      if (dryRun !== undefined) await forward(withInput(request, input));
      return forward(request);
    },
  },
  {
    of: 'input-invalid-nothing',
    breaks: 'Notices an action that nobody knows when it has its turn.',
    http: lateFor(({ type }) => type === 'explode'),
  },
];
