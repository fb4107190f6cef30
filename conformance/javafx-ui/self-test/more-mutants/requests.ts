import { asObject, isObject, parseJson } from '../../../kit/reading/json.js';
import { onAnswer, onHeaders, onHealth } from '../../../kit/self-test/alter-request.js';
import type { HttpRequest } from '../../../kit/self-test/mutant.js';
import type { FurtherMutant } from './further-mutant.js';

type Http = NonNullable<FurtherMutant['http']>;

/** A refused request that is answered otherwise. */
const refusing = (holds: (request: HttpRequest) => boolean, status: number): Http =>
  onAnswer((answer, request) =>
    answer.status >= 400 && holds(request) ? { ...answer, status, headers: {} } : answer,
  );

/** Takes a token that is nearly right for the right one, which a conversation begins with. */
function nearly(isNear: (given: string, right: string) => boolean): Http {
  let right: string | undefined;
  return (request, forward) => {
    const { authorization } = request.headers;
    if (/"(initialize|server\/discover)"/.test(String(request.body))) right = authorization;
    const taken = right && authorization && isNear(authorization, right) ? { authorization: right } : {};
    return forward({ ...request, headers: { ...request.headers, ...taken } });
  };
}

/** Lets a request in whose Origin looks so. */
const letIn = (origins: RegExp): Http =>
  onHeaders(({ origin }) => ({ origin: origin !== undefined && origins.test(origin) ? undefined : origin }));

const hosts = (hosts: RegExp): Http =>
  onHeaders(({ host = '' }) => ({ host: hosts.test(host) ? '127.0.0.1' : host }));

const greets = (method: unknown): boolean => method === 'initialize' || method === 'server/discover';

/** 2.5 Server, 3 HTTP, 4 Security: each method, each member, each way to be nearly right */
export const requests: readonly FurtherMutant[] = [
  ...['GET', 'PUT', 'DELETE', 'PATCH'].map(
    (method): FurtherMutant => ({
      of: 'http-method',
      breaks: `Answers ${method} with 404.`,
      http: refusing((request) => request.method === method && request.path === '/mcp', 404),
    }),
  ),
  {
    of: 'http-method',
    breaks: 'Asks for a token before it says that a method is wrong.',
    http: refusing(({ method, headers }) => method !== 'POST' && headers.authorization === undefined, 401),
  },
  {
    of: 'http-method',
    breaks: 'Says that DELETE is allowed, too.',
    http: onAnswer((answer) =>
      answer.status === 405 ? { ...answer, headers: { ...answer.headers, allow: 'POST, DELETE' } } : answer,
    ),
  },
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded'].map(
    (type): FurtherMutant => ({
      of: 'http-content-type',
      breaks: `Takes ${type} for JSON.`,
      http: onHeaders(({ 'content-type': given }) => ({
        'content-type': given === type ? 'application/json' : given,
      })),
    }),
  ),
  {
    of: 'http-accept',
    breaks: 'Does not look at Accept.',
    http: onHeaders(() => ({ accept: 'application/json, text/event-stream' })),
  },
  {
    of: 'http-malformed',
    breaks: 'Answers a body that is not JSON with 500.',
    http: refusing(({ body, method }) => method === 'POST' && parseJson(String(body)) === undefined, 500),
  },
  {
    of: 'http-malformed',
    breaks: 'Answers a body that is not JSON with 200.',
    http: refusing(({ body, method }) => method === 'POST' && parseJson(String(body)) === undefined, 200),
  },
  ...['ok', 'schema', 'tools', 'transport'].map(
    (member): FurtherMutant => ({
      of: 'health',
      breaks: `Does not tell ${member} in /health.`,
      http: onHealth(({ [member]: _, ...health }) => health),
    }),
  ),
  {
    of: 'health',
    breaks: 'Wants a token for /health.',
    http: async (request, forward) =>
      request.path === '/health' && request.headers.authorization === undefined
        ? { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: '{}' }
        : forward(request),
  },
  {
    of: 'health-tools',
    breaks: 'Tells in /health of a tool that is not listed.',
    http: onHealth((health) => ({ ...health, tools: [...(health.tools as string[]), 'ui_record'] })),
  },
  {
    of: 'http-no-5xx',
    breaks: 'Answers tool errors with 500.',
    http: onAnswer((answer) => {
      const { result } = asObject(parseJson(String(answer.body)));
      return isObject(result) && result.isError === true ? { ...answer, status: 500 } : answer;
    }),
  },
  {
    of: 'token-required',
    breaks: 'Does not say how to authenticate.',
    http: onAnswer(({ headers: { 'www-authenticate': _, ...headers }, ...answer }) => ({
      ...answer,
      headers,
    })),
  },
  {
    of: 'token-required',
    breaks: 'Answers a wrong token with 403.',
    http: onAnswer((answer) => (answer.status === 401 ? { ...answer, status: 403 } : answer)),
  },
  {
    of: 'token-required',
    breaks: 'Says 401, and lists its tools all the same.',
    http: async (request, forward) => {
      const answer = await forward(request);
      if (answer.status !== 401) return answer;
      return { ...answer, body: '{"result":{"tools":[{"name":"ui_look"},{"name":"ui_get_snapshot"}]}}' };
    },
  },
  ...(
    [
      ['in another letter case', (given, right) => given.toLowerCase() === right.toLowerCase()],
      ['without its end', (given, right) => given.length > 20 && right.startsWith(given)],
      ['with a word after it', (given, right) => given.split(' ').slice(0, 2).join(' ') === right],
    ] as [string, (given: string, right: string) => boolean][]
  ).map(
    ([what, isNear]): FurtherMutant => ({
      of: 'token-exact',
      breaks: `Takes the token ${what}.`,
      http: nearly(isNear),
    }),
  ),
  ...(
    [
      ['the Origin null', /^null$/],
      ['an Origin that begins like a local one', /^http:\/\/(localhost|127\.0\.0\.1)/],
      ['an Origin that ends like a local one', /localhost$/],
      ['an Origin with a local name before its @', /localhost@/],
    ] as const
  ).map(
    ([what, origins]): FurtherMutant => ({
      of: 'origin-exact',
      breaks: `Lets in ${what}.`,
      http: letIn(origins),
    }),
  ),
  {
    of: 'origin-checked',
    breaks: 'Lets in what comes from elsewhere by https.',
    http: letIn(/^https:/),
  },
  ...(
    [
      ['every Host', /./],
      ['a Host that is an address', /^[\d.]+(:\d+)?$/],
      ['a Host below a local name', /^localhost\./],
    ] as const
  ).map(
    ([what, some]): FurtherMutant => ({ of: 'host-checked', breaks: `Lets in ${what}.`, http: hosts(some) }),
  ),
  {
    of: 'server-capabilities',
    breaks: 'Does not announce tools.',
    rpc: (reply, { method }) => {
      if (greets(method)) delete asObject(asObject(reply.result).capabilities).tools;
      return reply;
    },
  },
  {
    of: 'server-info',
    breaks: 'Announces no name.',
    rpc: (reply, { method }) => {
      if (greets(method)) asObject(asObject(reply.result).serverInfo).name = '';
      return reply;
    },
  },
];
