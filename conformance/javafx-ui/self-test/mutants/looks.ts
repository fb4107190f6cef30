import { asArray } from '../../../kit/reading/json.js';
import { onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { onOutline } from '../alter-looks.js';
import type { Mutant } from '../mutant.js';

/** 16.1 Looks */
export const looks = {
  'look-listed': {
    breaks: 'Lists ui_look after the others.',
    rpc: (reply, { method }) => {
      const { tools, ...result } = (reply.result ?? {}) as Record<string, unknown>;
      if (method !== 'tools/list' || !Array.isArray(tools)) return reply;
      const [first, ...others] = asArray(tools);
      return { ...reply, result: { ...result, tools: [...others, first] } };
    },
  },

  'look-text': {
    breaks: 'Ends the text of a look with a line break.',
    reply: onText('ui_look', (text) => `${text}\n`),
  },

  'look-head': {
    breaks: 'Does not say what kind of look it is.',
    reply: onOutline((outline) => outline.replace(/^(look r\d+) full/, '$1')),
  },

  'look-default': {
    breaks: 'Does not mention the windows that it does not show.',
    reply: onOutline((outline) => outline.replaceAll(/\nw\d+ [^\n]*: ui_look \{[^\n]*/g, '')),
    alsoRed: ['look-behind'],
  },

  'look-window': {
    breaks: 'Looks at the current window, whatever window it is asked for.',
    http: onInput('ui_look', ({ window, ...input }) =>
      /^w\d{1,6}$/.test(String(window)) ? input : { ...input, ...(window === undefined ? {} : { window }) },
    ),
  },

  'look-behind': {
    breaks: 'Does not say that a window is behind another one.',
    reply: onOutline((outline) => outline.replaceAll(/ behind w\d+/g, '')),
  },

  'look-within': {
    breaks: 'Shows the whole window beside the part that it is asked for.',
    reply: async (result, call, server) => {
      const { within, ...input } = call.input;
      if (call.tool !== 'ui_look' || within === undefined || result.isError) return result;
      const whole = await server.call('ui_look', input);
      const lines = String(whole.structuredContent?.outline).split('\n').slice(2).join('\n');
      return onOutline((outline) => `${outline}\n${lines}`)(result, call, server);
    },
  },

  'look-max-bytes': {
    breaks: 'Allows twice as many bytes as it is asked for.',
    http: onInput('ui_look', (input) =>
      typeof input.maxBytes === 'number' && input.maxBytes < 10_000 && input.maxBytes >= 1024
        ? { ...input, maxBytes: 2 * input.maxBytes }
        : input,
    ),
  },

  'look-cut-told': {
    breaks: 'Says that nothing was left out.',
    reply: onOutput('ui_look', (output) => {
      output.omitted = 0;
    }),
  },
} satisfies Record<string, Mutant>;
