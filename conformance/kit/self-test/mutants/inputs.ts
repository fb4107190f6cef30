import { onError } from '../alter-reply.js';
import { onInput } from '../alter-request.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const inputMutants = ({
  lenient: { tool, member, members, nullIs, taken },
  values: { invalidInputCode = '' },
}: Pick<MutantFacts, 'lenient' | 'values'>) =>
  ({
    'input-closed': {
      breaks: `Overlooks members of an input of ${tool} that it does not know.`,
      http: onInput(tool, (input) =>
        Object.fromEntries(Object.entries(input).filter(([name]) => members.includes(name))),
      ),
    },

    'input-null': {
      breaks: `Takes ${member}: null for ${JSON.stringify(nullIs)}.`,
      http: onInput(tool, (input) => (input[member] === null ? { ...input, [member]: nullIs } : input)),
    },

    'input-invalid-code': {
      breaks: `Takes a ${member} of another type for what it could mean.`,
      http: onInput(tool, (input) => {
        const meant = taken(input[member]);
        return meant === undefined ? input : { ...input, [member]: meant };
      }),
    },

    'input-invalid-issues': {
      breaks: 'Says that an input is wrong, but not what is wrong with it.',
      reply: onError(invalidInputCode, (error) => {
        error.details = {};
      }),
    },
  }) satisfies Record<string, CommonMutant>;
