import { isObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onHeaders } from '../over-request.js';

/** 4 Security: the HTTP side */
export const access = {
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
    breaks: 'Takes bodies of up to 8 MiB.',
    options: { bodyLimit: 8 << 20 },
    alsoRed: ['http-order'],
  },

  'no-leak': {
    breaks: 'Tells in a JSON-RPC error where in its code it came from.',
    rpc: (reply) => {
      if (isObject(reply.error)) reply.error.message += '\n    at callTool (/app/server/tools.js:42:7)';
      return reply;
    },
  },
} satisfies Record<string, Mutant>;
