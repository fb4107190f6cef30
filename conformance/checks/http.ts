import { explain } from '../../generated/runtime/explain.js';
import type { Check, CheckContext } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { asArray, asObject, isObject, parseJson } from '../reading/json.js';
import { neverIssued } from '../samples.js';

/** 3.1 Order of checks */
export const order = {
  'http-method': async (t) => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const headers of [{}, { authorization: null }]) {
        const exchange = await t.raw.http({ method, headers });
        const who = 'authorization' in headers ? 'without a token' : 'with a token';
        hasStatus(t, exchange, 405, `${method} ${who}`);
        t.equal(
          exchange.response?.headers.allow,
          'POST',
          `Allow in the answer to ${method} ${who}`,
          exchange,
        );
      }
    }
  },

  'http-order': async (t) => {
    const evil = { origin: 'http://evil.example' };
    const stranger = { authorization: null };
    const text = { 'content-type': 'text/plain' };
    const huge = 'x'.repeat(tooLarge);
    hasStatus(t, await post(t, noop(t), { ...evil, ...stranger }), 403, 'a bad Origin without a token');
    hasStatus(
      t,
      await post(t, noop(t), { host: 'evil.example', ...stranger }),
      403,
      'a bad Host without a token',
    );
    hasStatus(t, await post(t, huge, evil), 403, 'a bad Origin with a body that is too large');
    hasStatus(t, await post(t, huge, stranger), 401, 'a body that is too large without a token');
    hasStatus(t, await post(t, noop(t), { ...text, ...stranger }), 401, 'plain text without a token');
    hasStatus(t, await post(t, huge, text), 413, 'plain text that is too large');
    hasStatus(t, await post(t, huge, { accept: 'text/html' }), 413, 'a body that is too large for HTML');
    hasStatus(t, await post(t, '{', text), 415, 'plain text that is not JSON');
    hasStatus(t, await post(t, '{', { accept: 'text/html' }), 406, 'a body that is not JSON for HTML');
    if (t.target.stateless) {
      const get = await t.raw.http({ method: 'GET', headers: { ...evil, ...stranger } });
      hasStatus(t, get, 405, 'GET with a bad Origin and without a token');
    }
  },

  'http-content-type': async (t) => {
    hasStatus(t, await post(t, noop(t), { 'content-type': 'application/json; charset=utf-8' }), 200, 'JSON');
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'text/plain; application/json',
      null,
    ]) {
      hasStatus(
        t,
        await post(t, noop(t), { 'content-type': type }),
        415,
        `the content type ${type ?? '(none)'}`,
      );
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
} satisfies Record<string, Check>;

/** 3.2 Sessions and health */
export const sessions = {
  'http-session-ignored': async (t) => {
    for (const session of ['no-such-session', '00000000-0000-4000-8000-000000000000']) {
      const reply = await t.raw.rpc('tools/list', {}, { headers: { 'mcp-session-id': session } });
      const listed = asArray(reply.result?.tools).length;
      t.expect(
        listed > 0,
        `tools/list with the Mcp-Session-Id ${session}`,
        reply.failure ?? seen(reply.exchange),
        reply,
      );
    }
  },

  health: async (t) => {
    const exchange = await t.raw.http({ method: 'GET', path: '/health', headers: { authorization: null } });
    hasStatus(t, exchange, 200, 'GET /health without a token');
    const health = parseJson(exchange.response?.body ?? '');
    const { id, validateHealth } = t.contract;
    const right = validateHealth(health);
    const problems = right ? '' : explain(validateHealth.errors, health).text;
    t.expect(
      right,
      'ok, schema, tools, transport and attached',
      health === undefined ? seen(exchange) : problems,
      exchange,
    );
    t.equal(asObject(health).ok, true, 'ok of /health', exchange);
    t.equal(asObject(health).attached, true, 'attached of /health while an application is there', exchange);
    t.expect(
      String(asObject(health).schema).startsWith(`${id}/`),
      `a schema of ${id}`,
      asObject(health).schema,
      exchange,
    );
  },

  'health-tools': async (t) => {
    const exchange = await t.raw.http({ method: 'GET', path: '/health', headers: { authorization: null } });
    const told = asArray(asObject(parseJson(exchange.response?.body ?? '')).tools);
    t.some(t.target.toolNames, 'tools in tools/list');
    t.equal([...told].sort(), [...t.target.toolNames].sort(), 'the tools of /health', exchange);
  },

  'http-no-5xx': async (t) => {
    const replies = [
      await t.callInvalid('ui_get_node', { ref: { uid: neverIssued } }),
      await t.callInvalid('ui_get_node', { ref: {} }),
      await t.callInvalid('ui_get_snapshot', { stageIndex: 99_999 }),
      await t.callInvalid('ui_get_snapshot', { depth: 'deep' }),
      await t.callInvalid('ui_query', { selector: { css: '###' } }),
      await t.callInvalid('ui_no_such_tool', {}),
      await t.raw.rpc('no/such_method', {}),
      await t.raw.rpc('tools/call'),
    ];
    for (const { exchange } of replies) {
      const { status = 0 } = exchange.response ?? {};
      t.expect(status >= 200 && status < 500, 'a status below 500', seen(exchange), exchange);
    }
  },
} satisfies Record<string, Check>;

const tooLarge = (4 << 20) + (64 << 10);
const noop = (t: CheckContext): string => t.raw.message(t.raw.noop);

const post = (t: CheckContext, body: string, headers: Record<string, string | null>): Promise<Exchange> =>
  t.raw.http({ body, headers });

function hasStatus(t: CheckContext, exchange: Exchange, status: number, what: string): void {
  t.expect(exchange.response?.status === status, `HTTP ${status} for ${what}`, seen(exchange), exchange);
}

const seen = ({ response, failure }: Exchange): string =>
  response ? `HTTP ${response.status} ${response.body.slice(0, 120)}`.trim() : (failure ?? 'no reply');
