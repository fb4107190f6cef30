import type { Check, CheckContext } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { leakIn } from '../reading/leaks.js';

/** 4 Security: the HTTP side */
export const access = {
  'token-required': async (t) => {
    const { token } = t.raw;
    const wrong = ['Bearer wrong-token', 'Bearer', 'Basic dXNlcjpwYXNz', token === null ? null : token];
    for (const authorization of [null, ...wrong.filter((one) => one !== null)]) {
      const exchange = await list(t, { authorization });
      const what =
        authorization === null
          ? 'no Authorization'
          : `Authorization: ${authorization.replace(token ?? '\0', '<token>')}`;
      refused(t, exchange, 401, what);
      const challenge = exchange.response?.headers['www-authenticate'] ?? 'none';
      t.expect(/^Bearer\b/i.test(challenge), `WWW-Authenticate: Bearer for ${what}`, challenge, exchange);
    }
  },

  'token-exact': async (t) => {
    const { token } = t.raw;
    if (!t.expect(token !== null, 'a target that wants a bearer token', 'it is reached without one')) return;
    refused(
      t,
      await list(t, { authorization: `Bearer ${token!.slice(0, -1)}` }),
      401,
      'the token without its end',
    );
    refused(
      t,
      await list(t, { authorization: `Bearer ${token}x` }),
      401,
      'the token with something appended',
    );
    refused(t, await list(t, { authorization: `Bearer ${token} x` }), 401, 'the token with a word appended');
    const other = token === token!.toUpperCase() ? token!.toLowerCase() : token!.toUpperCase();
    if (other !== token)
      refused(t, await list(t, { authorization: `Bearer ${other}` }), 401, 'the token in other letter case');
    answered(t, await list(t, {}), 'the right token');
  },

  'origin-checked': async (t) => {
    for (const origin of ['http://evil.example', 'https://evil.example:443', 'http://192.0.2.1']) {
      refused(t, await list(t, { origin }), 403, `Origin: ${origin}`);
    }
    for (const origin of [
      'http://localhost',
      'http://localhost:3000',
      'http://127.0.0.1:8080',
      'http://[::1]:9',
    ]) {
      answered(t, await list(t, { origin }), `Origin: ${origin}`);
    }
  },

  'origin-exact': async (t) => {
    answered(t, await list(t, { origin: 'http://localhost' }), 'Origin: http://localhost');
    for (const origin of [
      'null',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'http://notlocalhost',
      'http://localhost@evil.example',
      'http://evil.example/localhost',
      'http://evil.example#localhost',
    ]) {
      refused(t, await list(t, { origin }), 403, `Origin: ${origin}`);
    }
  },

  'host-checked': async (t) => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', '192.0.2.1']) {
      refused(t, await list(t, { host }), 403, `Host: ${host}`);
    }
    for (const host of ['localhost', 'localhost:7777', '127.0.0.1'])
      answered(t, await list(t, { host }), `Host: ${host}`);
  },

  'body-limit': async (t) => {
    answered(t, await list(t, {}), 'a small body');
    const padding = 'x'.repeat((4 << 20) + (64 << 10));
    const body = t.raw.message('tools/list', { _meta: { padding } });
    refused(t, await t.raw.http({ body }), 413, 'a body of more than 4 MiB');
  },

  'no-leak': async (t) => {
    const errors: Exchange[] = [];
    for (const [tool, input] of provocations) errors.push((await t.callInvalid(tool, input)).exchange);
    errors.push((await t.raw.rpc('no/such_method', {})).exchange, (await t.raw.rpc('tools/call')).exchange);
    if (t.target.transport === 'http') {
      for (const path of ['/no-such-path', '/%2e%2e/%2e%2e/etc/passwd', '/mcp/%00'])
        errors.push(await t.raw.http({ method: 'GET', path }));
      errors.push(await t.raw.http({ body: '{' }));
    }
    const answers = errors.filter((exchange) => exchange.response);
    for (const exchange of t.some(answers, 'answers to wrong requests')) {
      const leak = leakIn(exchange.response!.body);
      t.expect(leak === null, 'an error without a stack trace or a path of the file system', leak, exchange);
    }
  },
} satisfies Record<string, Check>;

const provocations: [tool: string, input: unknown][] = [
  ['ui_get_node', { ref: { path: '/stages[0]/scene/root/%s%n[0]' } }],
  ['ui_get_node', { ref: 'x' }],
  ['ui_get_snapshot', { stageIndex: 2_147_483_647 }],
  ['ui_query', { selector: { css: '##' } }],
  ['ui_query', { selector: { text: '(', match: 'regex' } }],
  ['ui_no_such_tool', { a: [] }],
  ['ui_get_snapshot', []],
];

const list = (t: CheckContext, headers: Record<string, string | null>): Promise<Exchange> =>
  t.raw.http({ body: t.raw.message('tools/list'), headers });

function refused(t: CheckContext, exchange: Exchange, status: number, what: string): void {
  const { response, failure } = exchange;
  const executed = response?.body.includes('ui_get_snapshot') ? ', and tools/list was answered' : '';
  const actual = response ? `HTTP ${response.status}${executed}` : (failure ?? 'no reply');
  t.expect(
    response?.status === status && executed === '',
    `HTTP ${status} and nothing executed for ${what}`,
    actual,
    exchange,
  );
}

function answered(t: CheckContext, exchange: Exchange, what: string): void {
  const { response, failure } = exchange;
  const lists = response?.status === 200 && response.body.includes('"result"');
  t.expect(
    Boolean(lists),
    `tools/list to be answered with ${what}`,
    response ? `HTTP ${response.status}` : failure,
    exchange,
  );
}
