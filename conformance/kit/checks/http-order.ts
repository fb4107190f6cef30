import type { CheckContext, CheckRun } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { toolNames } from '../contract.js';
import { asObject, isObject, parseJson } from '../reading/json.js';
import type { Facts } from './facts.js';
import { hasStatus, largeMessage, noop, possibleLimits, post, seen, tooLarge } from './http-status.js';
import { bodyLimitOf, valueReader } from './values.js';

/** Which requests an endpoint refuses, and which reason comes first. */
export function orderChecks<Context extends CheckContext>({ values }: Pick<Facts<Context>, 'values'>) {
  const value = valueReader(values);
  return {
    'http-method': async (t) => {
      // OPTIONS is left out: what answers the preflight of a browser often stands before the endpoint.
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        for (const headers of [{}, { authorization: null }]) {
          const exchange = await t.raw.http({ method, headers });
          const who = 'authorization' in headers ? 'without a token' : 'with a token';
          hasStatus(t, exchange, 405, `${method} ${who}`);
          const allowed = (exchange.response?.headers.allow ?? '').split(/\s*,\s*/).filter(Boolean);
          const right = allowed.includes('POST') && allowed.every((one) => /^(POST|OPTIONS)$/.test(one));
          const actual = exchange.response?.headers.allow ?? 'none';
          t.expect(right, `Allow: POST in the answer to ${method} ${who}`, actual, exchange);
        }
      }
    },

    'http-endpoint-only': async (t) => {
      const endpoint = value(t, 'endpoint').replace(/\/$/, '');
      hasStatus(t, await post(t, noop(t), {}), 200, 'a POST to the endpoint');
      for (const path of ['/no-such-path', `${endpoint}s`, `${endpoint}/more`, '/health']) {
        const exchange = await t.raw.http({ path, body: t.raw.message('tools/list') });
        refusedWith(
          t,
          exchange,
          (status) => status >= 400 && status < 500,
          '400 to 499',
          `a POST to ${path}`,
        );
      }
    },

    'http-protocol-version': async (t) => {
      for (const version of ['1999-01-01', 'latest']) {
        const exchange = await post(t, t.raw.message('tools/list'), { 'mcp-protocol-version': version });
        refusedWith(t, exchange, (status) => status === 400, '400', `MCP-Protocol-Version: ${version}`);
      }
    },

    'http-order': async (t) => {
      const limit = await t.given('body-limit', () => limitOf(t, bodyLimitOf(value(t, 'bodyLimitMiB'))));
      const wrongs = wrongRequests(limit).filter(({ turn }) => turn !== 'method' || t.target.stateless);
      const send = (...parts: readonly WrongRequest[]): Promise<Exchange> => {
        const [first] = parts;
        const headers = Object.assign({}, ...[...parts].reverse().map((part) => part.headers));
        const body = parts.find((part) => part.body !== undefined)?.body ?? noop(t);
        return t.raw.http({ method: first?.method ?? 'POST', headers, body });
      };
      // What is not noticed even alone cannot come first; that it is not is said elsewhere.
      const unnoticed: [WrongRequest, Exchange][] = [];
      // Nothing comes after the last one, and several statuses are right for it.
      for (const [i, first] of wrongs.slice(0, -1).entries()) {
        const alone = await send(first);
        if (alone.response?.status !== first.status) {
          unnoticed.push([first, alone]);
          continue;
        }
        for (const later of wrongs.slice(i + 1)) {
          if (later.turn === first.turn) continue;
          hasStatus(t, await send(first, later), first.status, `${first.what} and ${later.what} at once`);
        }
      }
      for (const [{ by, status, what }, alone] of unnoticed)
        await t.given(by, () => hasStatus(t, alone, status, `${what} alone`));
    },

    'http-content-type': async (t) => {
      const json = { 'content-type': 'application/json; charset=utf-8' };
      hasStatus(t, await post(t, noop(t), json), 200, 'JSON');
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'text/plain; application/json',
        null,
      ]) {
        const exchange = await post(t, noop(t), { 'content-type': type });
        hasStatus(t, exchange, 415, `the content type ${type ?? '(none)'}`);
      }
    },

    'http-accept': async (t) => {
      hasStatus(t, await post(t, noop(t), {}), 200, 'Accept: application/json, text/event-stream');
      for (const accept of ['text/html', 'image/png, text/plain', 'application/jsonp']) {
        hasStatus(t, await post(t, noop(t), { accept }), 406, `Accept: ${accept}`);
      }
    },

    'http-malformed': async (t) => {
      for (const body of ['{', 'ping', '{"jsonrpc":"2.0",}', '']) {
        const exchange = await post(t, body, {});
        const { status = 0, body: answer = '' } = exchange.response ?? {};
        t.expect(
          status >= 400 && status < 500,
          `a status from 400 to 499 for ${JSON.stringify(body)}`,
          seen(exchange),
          exchange,
        );
        const { error } = asObject(parseJson(answer));
        const told = isObject(error) && Number.isInteger(error.code);
        t.expect(
          told,
          `a JSON-RPC error for ${JSON.stringify(body)}`,
          answer.slice(0, 200) || 'an empty body',
          exchange,
        );
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

/** States that a request was refused, and not carried out all the same. */
function refusedWith(
  t: CheckContext,
  exchange: Exchange,
  isRight: (status: number) => boolean,
  status: string,
  what: string,
): void {
  const { response } = exchange;
  t.expect(isRight(response?.status ?? 0), `HTTP ${status} for ${what}`, seen(exchange), exchange);
  const [tool = ''] = toolNames(t.contract);
  t.expect(
    !response?.body.includes(tool),
    `nothing executed for ${what}`,
    'tools/list was answered',
    exchange,
  );
}

interface WrongRequest {
  /** Where in the order it is refused. */
  readonly turn: 'method' | 'place' | 'token' | 'size' | 'type' | 'protocol';
  readonly status: number;
  /** The requirement that says so. */
  readonly by: string;
  readonly what: string;
  readonly method?: string;
  readonly headers?: Record<string, string | null>;
  readonly body?: string;
}

/** Requests that are wrong in one way each, in the order in which that has to be noticed. */
function wrongRequests(limit: number): WrongRequest[] {
  const elsewhere = { turn: 'place', status: 403 } as const;
  const types = { turn: 'type' } as const;
  return [
    { turn: 'method', status: 405, by: 'http-method', what: 'PUT', method: 'PUT' },
    {
      ...elsewhere,
      by: 'origin-checked',
      what: 'a bad Origin',
      headers: { origin: 'http://evil.example' },
    },
    { ...elsewhere, by: 'host-checked', what: 'a bad Host', headers: { host: 'evil.example' } },
    { turn: 'token', status: 401, by: 'token-required', what: 'no token', headers: { authorization: null } },
    {
      turn: 'size',
      status: 413,
      by: 'body-limit',
      what: 'a body that is too large',
      body: tooLarge(limit),
    },
    {
      ...types,
      status: 415,
      by: 'http-content-type',
      what: 'plain text',
      headers: { 'content-type': 'text/plain' },
    },
    {
      ...types,
      status: 406,
      by: 'http-accept',
      what: 'a caller that wants HTML',
      headers: { accept: 'text/html' },
    },
    { turn: 'protocol', status: 400, by: 'http-malformed', what: 'a body that is not JSON', body: '{' },
  ];
}

/** The size that the target does not take any more. */
async function limitOf(t: CheckContext, usual: number): Promise<number> {
  const limits = possibleLimits(usual);
  for (const limit of limits) {
    const exchange = await post(t, largeMessage(t, limit), {});
    const { status = 0 } = exchange.response ?? {};
    if (status === 413) return limit;
    const taken = status < 300 && status >= 200 && limit !== limits.at(-1);
    t.demand(taken, `HTTP 413 for a body of more than ${limit / (1 << 20)} MiB`, seen(exchange), exchange);
  }
  return usual;
}
