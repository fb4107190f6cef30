import { asArray, isObject, parseJson } from '../../reading/json.js';
import { onAnswer, onHealth } from '../alter-request.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const sessionMutants = ({ values: { healthMembers = [] } }: Pick<MutantFacts, 'values'>) => {
  const last = healthMembers.at(-1) ?? '';
  return {
    'http-session-ignored': {
      breaks: 'Wants a session that it never gave.',
      http: async (request, forward) =>
        request.headers['mcp-session-id'] === undefined
          ? forward(request)
          : {
              status: 404,
              headers: { 'content-type': 'application/json' },
              body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"Session not found"}}',
            },
    },

    health: {
      breaks: `Leaves ${last} out of /health.`,
      http: onHealth(({ [last]: _, ...health }) => health),
    },

    'health-tools': {
      breaks: 'Tells in /health a list of tools that was written by hand.',
      http: onHealth((health) => ({ ...health, tools: asArray(health.tools).slice(0, -1) })),
    },

    'http-no-5xx': {
      breaks: 'Answers JSON-RPC errors with 500.',
      http: onAnswer((answer) => {
        const reply = parseJson(String(answer.body));
        return answer.status === 200 && isObject(reply) && 'error' in reply
          ? { ...answer, status: 500 }
          : answer;
      }),
    },
  } satisfies Record<string, CommonMutant>;
};
