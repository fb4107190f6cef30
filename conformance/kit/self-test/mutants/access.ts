import { bodyLimitOf } from '../../checks/values.js';
import { asObject, isObject, parseJson } from '../../reading/json.js';
import { onHeaders } from '../alter-request.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const accessMutants = ({ values: { bodyLimitMiB = 0 } }: Pick<MutantFacts, 'values'>) =>
  ({
    'token-required': {
      breaks: 'Takes the token under any scheme, and without one.',
      http: onHeaders(({ authorization }) => ({
        authorization: authorization && `Bearer ${authorization.replace(/^Bearer /, '')}`,
      })),
    },

    'token-exact': {
      breaks: 'Looks only at the beginning of a token.',
      http: (() => {
        let right: string | undefined;
        return (request, forward) => {
          const { authorization } = request.headers;
          // A conversation begins with the right token.
          if (/"(initialize|server\/discover)"/.test(String(request.body))) right = authorization;
          const taken = right && authorization?.startsWith(right) ? { authorization: right } : {};
          return forward({ ...request, headers: { ...request.headers, ...taken } });
        };
      })(),
    },

    'origin-checked': {
      breaks: 'Takes every numeric address for a local one.',
      http: onHeaders(({ origin }) => ({
        origin: /^https?:\/\/[\d.]+(:\d+)?$/.test(origin ?? '') ? undefined : origin,
      })),
    },

    'origin-exact': {
      breaks: 'Looks for localhost anywhere in an Origin.',
      http: onHeaders(({ origin }) => ({ origin: origin?.includes('localhost') ? undefined : origin })),
    },

    'host-checked': {
      breaks: 'Looks only whether Host begins with a local name.',
      http: onHeaders(({ host }) => ({ host: /^(localhost|127\.0\.0\.1)/.exec(host ?? '')?.[0] ?? host })),
    },

    'body-limit': {
      breaks: 'Takes bodies of any size.',
      http: (request, forward) =>
        forward(
          request.body.length > bodyLimitOf(bodyLimitMiB)
            ? { ...request, body: shortened(request.body) }
            : request,
        ),
    },

    'no-leak': {
      breaks: 'Tells in a JSON-RPC error where in its code it came from.',
      rpc: (reply) => {
        if (isObject(reply.error)) reply.error.message += '\n    at callTool (/app/server/tools.js:42:7)';
        return reply;
      },
    },
  }) satisfies Record<string, CommonMutant>;

/** The same message without its padding; what is none becomes a short text. */
function shortened(body: Buffer): Buffer {
  const message = parseJson(body.toString('utf8'));
  if (!isObject(message)) return Buffer.from('x');
  const { padding: _, ...meta } = asObject(asObject(message.params)._meta);
  return Buffer.from(JSON.stringify({ ...message, params: { ...asObject(message.params), _meta: meta } }));
}
