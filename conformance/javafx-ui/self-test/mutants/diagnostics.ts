import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../mutant.js';

const tool = 'ui_diagnostics';

/** 20 Diagnostics */
export const diagnostics = {
  'diagnostics-busy': {
    breaks: 'Says that the FX thread is free while it hangs.',
    reply: onOutput(tool, (output) => {
      output.fxThread = { ...asObject(output.fxThread), busy: false };
    }),
  },

  'diagnostics-free': {
    breaks: 'Says that the FX thread is busy while it is free.',
    reply: onOutput(tool, (output) => {
      output.fxThread = { ...asObject(output.fxThread), busy: true };
    }),
  },

  'diagnostics-capabilities': {
    breaks: 'Says that it can take no pictures, and takes them.',
    reply: onOutput(tool, (output) => {
      output.capabilities = { ...asObject(output.capabilities), screenshots: false };
    }),
  },

  'diagnostics-bounded': {
    breaks: 'Tells one exception more than it is asked for.',
    reply: onOutput(tool, (output, { input }) => {
      const exception = {
        at: '2026-11-17T09:30:00Z',
        thread: 'main',
        type: 'java.lang.IllegalStateException',
        message: null,
        stack: [],
      };
      const most = typeof input.exceptions === 'number' ? input.exceptions : 5;
      output.exceptions = [...asArray(output.exceptions), ...Array(most + 1).fill(exception)];
      output.exceptionsTotal = 21;
    }),
  },

  'diagnostics-text': {
    breaks: 'Keeps silent about what it cannot do.',
    reply: onText(tool, (text) => text.replace(/; it can't do: .*/, '.')),
  },
} satisfies Record<string, Mutant>;
