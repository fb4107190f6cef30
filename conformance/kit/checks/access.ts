import type { CheckContext, CheckRun } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { toolNames } from '../contract.js';
import { leakIn } from '../reading/leaks.js';
import type { Facts } from './facts.js';
import { largeMessage, possibleLimits } from './http-status.js';
import { leakOf } from './observers.js';
import { bodyLimitOf, valueReader } from './values.js';

/** Who may ask, and what a stranger learns. */
export function accessChecks<Context extends CheckContext>({
  values,
  provocations,
}: Pick<Facts<Context>, 'values' | 'provocations'>) {
  const value = valueReader(values);
  return {
    'token-required': async (t) => {
      const { token } = t.raw;
      const wrong = [
        'Bearer wrong-token',
        'Bearer',
        'Basic dXNlcjpwYXNz',
        ...(token === null ? [] : [token]),
      ];
      for (const authorization of [null, ...wrong]) {
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
      if (!t.expect(token !== null, 'a target that wants a bearer token', 'it is reached without one'))
        return;
      const right = token!;
      const otherCase = right === right.toUpperCase() ? right.toLowerCase() : right.toUpperCase();
      const wrong: [string, string][] = [
        [right.slice(0, -1), 'the token without its end'],
        [`${right}x`, 'the token with something appended'],
        [`${right} x`, 'the token with a word appended'],
        [otherCase, 'the token in other letter case'],
      ];
      for (const [other, what] of wrong) {
        if (other !== right) refused(t, await list(t, { authorization: `Bearer ${other}` }), 401, what);
      }
      answered(t, await list(t, {}), 'the right token');
    },

    'origin-checked': async (t) => {
      await answersUs(t);
      // Which of the origins that it may let in a server does let in is its own affair.
      for (const origin of ['http://evil.example', 'https://evil.example:443', 'http://192.0.2.1', '']) {
        refused(t, await list(t, { origin }), 403, `Origin: ${origin || '(empty)'}`);
      }
    },

    'origin-exact': async (t) => {
      await answersUs(t);
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
      const foreign = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', '192.0.2.1'];
      await answersUs(t);
      for (const host of foreign) refused(t, await list(t, { host }), 403, `Host: ${host}`);
    },

    'body-limit': async (t) => {
      await answersUs(t);
      // A server may be set to take more. One that takes this much has no limit.
      const limits = possibleLimits(bodyLimitOf(value(t, 'bodyLimitMiB')));
      for (const limit of limits) {
        const exchange = await t.raw.http({ body: largeMessage(t, limit) });
        const isLast = limit === limits.at(-1);
        if (!isLast && exchange.response && exchange.response.status < 300) continue;
        return refused(t, exchange, 413, `a body of more than ${limit / (1 << 20)} MiB`);
      }
    },

    'no-leak': async (t) => {
      const errors: Exchange[] = [];
      for (const [tool, input] of provocations) {
        const reply = await t.callInvalid(tool, input);
        if (reply.ok) continue;
        const leak = leakOf(reply);
        t.expect(leak === null, 'an error without a stack trace or a path of the file system', leak, reply);
      }
      errors.push((await t.raw.rpc('no/such_method', {})).exchange, (await t.raw.rpc('tools/call')).exchange);
      if (t.target.transport === 'http') {
        for (const path of ['/no-such-path', '/%2e%2e/%2e%2e/etc/passwd', '/../../etc/passwd', '/mcp/%00'])
          errors.push(await t.raw.http({ method: 'GET', path }));
        errors.push(await t.raw.http({ body: '{' }));
        // Refusals that are written by hand are where a trace is easily left.
        const body = t.raw.message(t.raw.noop);
        for (const headers of wrongHeaders) errors.push(await t.raw.http({ body, headers }));
        errors.push(await t.raw.http({ method: 'PUT', body }));
      }
      const answers = errors.filter((exchange) => exchange.response);
      for (const exchange of t.some(answers, 'answers to wrong requests')) {
        const { line, body } = exchange.request;
        const leak = leakIn(exchange.response!.body, `${line}\n${body}`);
        t.expect(
          leak === null,
          'an error without a stack trace or a path of the file system',
          leak,
          exchange,
        );
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

/** Headers for which a request is refused, each by a status of its own. */
const wrongHeaders: readonly Record<string, string | null>[] = [
  { authorization: null },
  { origin: 'http://evil.example' },
  { 'content-type': 'text/plain' },
  { accept: 'text/html' },
];

const list = (t: CheckContext, headers: Record<string, string | null>): Promise<Exchange> =>
  t.raw.http({ body: t.raw.message('tools/list'), headers });

/** What is refused says something only where a proper request is not. */
const answersUs = (t: CheckContext): Promise<void> =>
  t.given('tools-listed', async () => answered(t, await list(t, {}), 'nothing unusual'));

function refused(t: CheckContext, exchange: Exchange, status: number, what: string): void {
  const { response, failure } = exchange;
  const [tool = ''] = toolNames(t.contract);
  const executed = response?.body.includes(tool) ? ', and tools/list was answered' : '';
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
