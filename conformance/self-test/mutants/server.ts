import { asObject, isObject, parseJson } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';

/** 2.5 Server */
export const server = {
  'server-capabilities': {
    breaks: 'Does not announce logging.',
    rpc: (reply, { method }) => {
      if (method === 'initialize') delete asObject(asObject(reply.result).capabilities).logging;
      return reply;
    },
  },

  'server-info': {
    breaks: 'Announces an empty version.',
    rpc: (reply, { method }) => {
      if (method === 'initialize') asObject(asObject(reply.result).serverInfo).version = '';
      return reply;
    },
  },

  'batch-refused': {
    breaks: 'Carries out the members of a batch.',
    http: async (request, forward) => {
      const batch = parseJson(request.body.toString('utf8'));
      if (!Array.isArray(batch)) return forward(request);
      const replies: unknown[] = [];
      for (const message of batch.filter(isObject)) {
        const answer = await forward({ ...request, body: Buffer.from(JSON.stringify(message)) });
        replies.push(parseJson(String(answer.body)));
      }
      const headers = { 'content-type': 'application/json' };
      return { status: 200, headers, body: JSON.stringify(replies) };
    },
  },

  'stdout-clean': {
    breaks: 'Logs to standard output.',
    stdout: (line) => ['INFO answered a call', line],
  },
} satisfies Record<string, Mutant>;
