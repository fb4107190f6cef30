import { insteadOfKind, onOutline } from '../alter-looks.js';
import type { Mutant } from '../mutant.js';

/** 16.3 Changes */
export const lookChanges = {
  'look-same': {
    breaks: 'Tells the time in every look.',
    reply: onOutline((outline, { nth }) => outline.replace(/^(w\d+ [^\n]*)/m, `$1 at ${nth}`)),
  },

  'look-unchanged': {
    breaks: 'Shows everything again when nothing has changed.',
    reply: insteadOfKind('unchanged', (call, server) => {
      const { since: _, ...input } = call.input;
      return server.call('ui_look', input);
    }),
  },

  'look-delta': {
    breaks: 'Shows everything again when something has changed.',
    reply: insteadOfKind('delta', (call, server) => {
      const { since: _, ...input } = call.input;
      return server.call('ui_look', input);
    }),
  },

  'look-unknown-revision': {
    breaks: 'Takes a revision that it does not know for the latest one.',
    reply: (result, { tool, input }) => {
      if (tool !== 'ui_look' || input.since !== 'r999999999' || !result.structuredContent) return result;
      const { revision } = result.structuredContent;
      const outline = `look ${revision} unchanged`;
      const output = { ...result.structuredContent, kind: 'unchanged', base: input.since, outline };
      return { ...result, structuredContent: output, content: [{ type: 'text', text: outline }] };
    },
  },
} satisfies Record<string, Mutant>;
