import { asArray, isObject } from '../../reading/json.js';
import { onList } from '../alter-list.js';
import { toolError } from '../alter-reply.js';
import { onHealth } from '../alter-request.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const toolMutants = ({
  reads,
  alias,
  acts,
  actsOptionally = false,
  provoked,
  values: { notOfferedCode },
}: Pick<MutantFacts, 'reads' | 'alias' | 'acts' | 'actsOptionally' | 'provoked' | 'values'>) =>
  ({
    'tools-listed': {
      breaks: `Forgets to list ${reads}.`,
      rpc: onList((listed) => listed.filter(({ name }) => name !== reads)),
      alsoRed: ['unlisted-refused', 'health-tools'],
    },

    'tools-only-contract': {
      breaks: `Lists ${reads} a second time by its logical name.`,
      rpc: onList((listed) => [
        ...listed,
        ...listed.filter(({ name }) => name === reads).map((one) => ({ ...one, name: alias })),
      ]),
      alsoRed: ['health-tools'],
    },

    'unknown-tool': {
      breaks: 'Answers a call of an unknown tool with a tool error.',
      rpc: ({ error, ...reply }, { method }) => {
        if (method !== 'tools/call' || !isObject(error) || error.code !== -32602) return { ...reply, error };
        return {
          ...reply,
          result: toolError(notOfferedCode ?? provoked, 'There is no tool of this name.'),
        };
      },
      // Where the contract has a code for it, a tool that is not listed may be refused in this way.
      alsoRed: notOfferedCode === undefined ? ['unlisted-refused'] : [],
    },

    'unlisted-refused': {
      breaks: `Is read-only by its list alone: ${acts} still acts.`,
      rpc: onList((listed) => listed.filter(({ name }) => name !== acts)),
      http: onHealth((health) => ({
        ...health,
        tools: asArray(health.tools).filter((name) => name !== acts),
      })),
      alsoRed: actsOptionally ? [] : ['tools-listed'],
    },
  }) satisfies Record<string, CommonMutant>;
