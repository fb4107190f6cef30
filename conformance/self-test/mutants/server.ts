import { era2026 } from '../../protocol/era-2026.js';
import { asObject, isObject, parseJson } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';

const isGreeting = (method: unknown): boolean => method === 'initialize' || method === 'server/discover';

/** 2.5 Server */
export const server = {
  'server-capabilities': {
    breaks: 'Does not announce logging.',
    rpc: (reply, { method }) => {
      if (isGreeting(method)) delete asObject(asObject(reply.result).capabilities).logging;
      return reply;
    },
  },

  'server-info': {
    breaks: 'Announces an empty version.',
    rpc: (reply, { method }) => {
      const { serverInfo, _meta } = asObject(reply.result);
      const info =
        method === 'initialize' ? serverInfo : asObject(_meta)['io.modelcontextprotocol/serverInfo'];
      if (isGreeting(method)) asObject(info).version = '';
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
        const body = JSON.stringify(message);
        const repeated =
          request.headers['mcp-protocol-version'] === era2026.protocol ? era2026.headers(body) : {};
        const headers = { ...request.headers, ...repeated };
        const answer = await forward({ ...request, headers, body: Buffer.from(body) });
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
