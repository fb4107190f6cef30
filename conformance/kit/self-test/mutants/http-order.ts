import { bodyLimitOf } from '../../checks/values.js';
import { parseJson } from '../../reading/json.js';
import { onAnswer, onHeaders } from '../alter-request.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const orderMutants = ({ values: { bodyLimitMiB = 0, endpoint = '' } }: Pick<MutantFacts, 'values'>) =>
  ({
    'http-method': {
      breaks: 'Does not say which method is allowed.',
      http: onAnswer(({ headers: { allow: _, ...headers }, ...answer }) => ({ ...answer, headers })),
    },

    'http-endpoint-only': {
      breaks: 'Takes every path that begins like its endpoint for it.',
      http: (request, forward) =>
        forward(request.path.startsWith(endpoint) ? { ...request, path: endpoint } : request),
    },

    'http-protocol-version': {
      breaks: 'Takes a protocol version that it does not know for the one that it knows.',
      http: (() => {
        let known: string | undefined;
        return (request, forward) => {
          const { 'mcp-protocol-version': asked, ...headers } = request.headers;
          if (/^202\d-/.test(asked ?? '')) known = asked;
          const taken = asked === undefined || known === undefined ? {} : { 'mcp-protocol-version': known };
          return forward({ ...request, headers: { ...headers, ...taken } });
        };
      })(),
    },

    'http-order': {
      breaks: 'Looks at the size before the token.',
      http: async (request, forward) =>
        request.body.length > bodyLimitOf(bodyLimitMiB) &&
        !request.headers.authorization &&
        !request.headers.origin
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
  }) satisfies Record<string, CommonMutant>;
