import type { JsonObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onError } from '../over-reply.js';
import { callOf, onInput, withInput } from '../over-request.js';

/** 2.4 Inputs */
export const inputs = {
  'input-closed': {
    breaks: 'Overlooks members of a snapshot input that it does not know.',
    http: onInput('ui_get_snapshot', ({ stage, stageIndex, mode, depth, include }) =>
      defined({ stage, stageIndex, mode, depth, include }),
    ),
  },

  'input-null': {
    breaks: 'Takes depth: null for 0.',
    http: onInput('ui_get_snapshot', (input) => (input.depth === null ? { ...input, depth: 0 } : input)),
  },

  'input-invalid-code': {
    breaks: 'Takes a number in a string for the number.',
    http: onInput('ui_get_snapshot', (input) =>
      typeof input.depth === 'string' && /^\d+$/.test(input.depth)
        ? { ...input, depth: Number(input.depth) }
        : input,
    ),
  },

  'input-invalid-issues': {
    breaks: 'Says that an input is wrong, but not what is wrong with it.',
    reply: onError('MCP_UI_INVALID_INPUT', (error) => {
      error.details = {};
    }),
  },

  'input-invalid-nothing': {
    breaks: 'Looks at timeoutMs only after the actions.',
    http: async (request, forward) => {
      const { timeoutMs, ...input } = callOf(request, 'ui_perform') ?? {};
      if (timeoutMs === 0) await forward(withInput(request, input));
      return forward(request);
    },
  },
} satisfies Record<string, Mutant>;

const defined = (members: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
