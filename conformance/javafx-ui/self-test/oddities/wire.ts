import { asObject } from '../../../kit/reading/json.js';
import { onAnswer } from '../../../kit/self-test/alter-request.js';
import { startHastyFront } from '../hasty-front.js';
import type { Oddity } from '../oddity.js';

/** How it speaks HTTP. */
export const wire = {
  'refuses a large body by its headers alone, and closes the connection': {
    only: ['body-limit', 'http-order', 'no-leak'],
    front: startHastyFront,
  },

  'answers the preflight of a browser': {
    only: ['3', '4'],
    http: async (request, forward) => {
      if (request.method === 'OPTIONS')
        return {
          status: 204,
          headers: { allow: 'POST, OPTIONS', 'access-control-allow-methods': 'POST' },
          body: '',
        };
      const answer = await forward(request);
      const headers = answer.headers.allow ? { ...answer.headers, allow: 'POST, OPTIONS' } : answer.headers;
      return { ...answer, headers };
    },
  },

  'lets in no Origin but localhost': {
    only: ['4', 'http-order'],
    http: (request, forward) => {
      const { origin } = request.headers;
      const foreign = origin !== undefined && !/^https?:\/\/localhost(:\d+)?$/.test(origin);
      return forward(
        foreign ? { ...request, headers: { ...request.headers, origin: 'http://evil.example' } } : request,
      );
    },
  },

  'repeats a path that it does not know, as a URL parser has read it': {
    only: ['no-leak', 'http-no-5xx'],
    http: onAnswer((answer, { path, method }) =>
      answer.status === 404
        ? {
            status: 404,
            headers: { 'content-type': 'text/html' },
            body: `<pre>Cannot ${method} ${decodeURIComponent(new URL(path, 'http://localhost').pathname)}</pre>`,
          }
        : answer,
    ),
  },

  'refuses invalid inputs by the JSON-RPC error -32602': {
    only: ['2.2', '2.3', '2.4', '5.2', '9.1', '10.1', '12'],
    rpc: ({ result, ...reply }) => {
      const { code, message } = asObject(asObject(asObject(result).structuredContent).error);
      return code === 'MCP_UI_INVALID_INPUT'
        ? { ...reply, error: { code: -32602, message } }
        : { ...reply, ...(result === undefined ? {} : { result }) };
    },
    outcomes: { 'input-invalid-issues': 'skip' },
  },
} satisfies Record<string, Oddity>;
