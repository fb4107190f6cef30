import { era2026 } from '../../protocol/era-2026.js';
import { isObject, parseJson } from '../../reading/json.js';
import type { CommonMutant } from './facts.js';

export const messageMutants = {
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

  'jsonrpc-version': {
    breaks: 'Does not look at jsonrpc.',
    http: (request, forward) => {
      const message = parseJson(request.body.toString('utf8'));
      if (!isObject(message)) return forward(request);
      return forward({ ...request, body: Buffer.from(JSON.stringify({ ...message, jsonrpc: '2.0' })) });
    },
  },

  'unknown-method': {
    breaks: 'Answers a method that it does not know with nothing.',
    rpc: ({ error, ...reply }) =>
      isObject(error) && error.code === -32601
        ? { ...reply, result: {} }
        : { ...reply, ...(error ? { error } : {}) },
  },
} satisfies Record<string, CommonMutant>;
