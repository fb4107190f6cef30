import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../mutant.js';

/** 15 Versions */
export const versions = {
  'version-string': {
    breaks: 'Calls itself version 2.0.',
    reply: onOutput('ui_get_snapshot', (output) => {
      output.schema = 'mcp-javafx-ui/2.0';
    }),
    alsoRed: ['result-schema', 'descriptor-output'],
  },
  'version-open-outputs': {
    breaks: 'Leaves out the id of a match that has none.',
    reply: onOutput('ui_query', (output) => {
      for (const match of asArray(output.matches).map(asObject)) if (match.id === null) delete match.id;
    }),
    alsoRed: ['result-schema', 'descriptor-output'],
  },
} satisfies Record<string, Mutant>;
