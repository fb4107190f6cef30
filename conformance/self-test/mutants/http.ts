import { asArray, isObject, parseJson } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onAnswer, onHeaders, onHealth } from '../over-request.js';

const limit = 4 << 20;

/** 3.1 Order of checks */
export const order = {
  'http-method': {
    breaks: 'Does not say which method is allowed.',
    http: onAnswer(({ headers: { allow: _, ...headers }, ...answer }) => ({ ...answer, headers })),
  },

  'http-order': {
    breaks: 'Looks at the size before the token.',
    http: async (request, forward) =>
      request.body.length > limit && !request.headers.authorization && !request.headers.origin
        ? { status: 413, headers: {}, body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32600}}' }
        : forward(request),
  },

  'http-content-type': {
    breaks: 'Takes a body without a content type for JSON.',
    http: onHeaders(({ 'content-type': type = 'application/json' }) => ({ 'content-type': type })),
  },

  'http-accept': {
    breaks: 'Looks only whether Accept begins like JSON.',
    http: onHeaders(({ accept }) => ({
      accept: accept?.startsWith('application/json') ? 'application/json, text/event-stream' : accept,
    })),
  },

  'http-malformed': {
    breaks: 'Answers a body that is not JSON with plain text.',
    http: onAnswer((answer, { body }) =>
      answer.status === 400 && parseJson(body.toString('utf8')) === undefined
        ? { status: 400, headers: { 'content-type': 'text/plain' }, body: 'Bad Request' }
        : answer,
    ),
  },
} satisfies Record<string, Mutant>;

/** 3.2 Sessions and health */
export const sessions = {
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
    breaks: 'Does not say in /health whether an application is attached.',
    http: onHealth(({ attached: _, ...health }) => health),
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
} satisfies Record<string, Mutant>;
