import { onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../mutant.js';

/** 2.3 Results */
export const results = {
  'result-schema': {
    breaks: 'Tells the process id as a string.',
    reply: onOutput('ui_get_snapshot', (output) => {
      output.app = { pid: '4711' };
    }),
    alsoRed: ['descriptor-output'],
  },

  'result-text': {
    breaks: 'Sends a screenshot as an image alone.',
    reply: (result, { tool }) =>
      tool === 'ui_screenshot' && !result.isError
        ? { ...result, content: result.content.filter(({ type }) => type === 'image') }
        : result,
  },

  'text-suffices': {
    breaks: 'Leaves out of a line that the node is disabled.',
    reply: onText('ui_get_snapshot', (text) => text.replaceAll(/ disabled$/gm, '')),
  },

  'text-agrees': {
    breaks: 'Lists the matches of a query in the order of their uids.',
    reply: onText('ui_query', (text) => {
      const lines = text.split('\n');
      const told = lines.filter((line) => /^\s*u-/.test(line));
      return [...lines.filter((line) => !told.includes(line)), ...told.reverse()].join('\n');
    }),
  },

  'text-escaped': {
    breaks: 'Writes the line breaks of a label into its line.',
    reply: onText('ui_get_snapshot', (text) => text.replaceAll('\\n', '\n')),
  },
} satisfies Record<string, Mutant>;
