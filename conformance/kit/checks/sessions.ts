import { explain } from '../../../generated/runtime/explain.js';
import type { CheckContext, CheckRun } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { asArray, asObject, isObject, parseJson } from '../reading/json.js';
import type { Facts } from './facts.js';
import { hasStatus, seen } from './http-status.js';
import { valueReader } from './values.js';

/** What a server keeps between requests, and what it tells without a token. */
export function sessionChecks<Context extends CheckContext>({
  values,
  healthHolds = [],
  provocations,
}: Pick<Facts<Context>, 'values' | 'healthHolds' | 'provocations'>) {
  const value = valueReader(values);
  return {
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
      const exchange = await readHealth(t);
      hasStatus(t, exchange, 200, 'GET /health without a token');
      const told = parseJson(exchange.response?.body ?? '');
      const members = value(t, 'healthMembers');
      const missing = members.filter((member) => !Object.hasOwn(asObject(told), member));
      const none = told === undefined ? seen(exchange) : `no ${missing.join(', no ')}`;
      t.expect(missing.length === 0, `${members.join(', ')} of /health`, none, exchange);
      const { validateHealth: validate } = t.contract;
      if (validate && missing.length === 0) {
        const right = validate(told);
        t.expect(
          right,
          'members as the contract describes them',
          explain(validate.errors, told).text,
          exchange,
        );
      }
      for (const [member, known, what] of [['ok', true, 'ok of /health'] as const, ...healthHolds])
        t.equal(asObject(told)[member], known, what, exchange);
      const { schema } = asObject(told);
      const { id } = t.contract;
      t.expect(String(schema).startsWith(`${id}/`), `a schema of ${id}`, schema, exchange);
    },

    'health-tools': async (t) => {
      const exchange = await readHealth(t);
      const health = parseJson(exchange.response?.body ?? '');
      const hasTools = isObject(health) && Array.isArray(health.tools);
      await t.given('health', () => t.demand(hasTools, 'tools of /health', seen(exchange), exchange));
      const told = asArray(asObject(health).tools);
      t.some(t.target.toolNames, 'tools in tools/list');
      t.equal([...told].sort(), [...t.target.toolNames].sort(), 'the tools of /health', exchange);
    },

    'http-no-5xx': async (t) => {
      const exchanges: Exchange[] = [];
      for (const [tool, input] of provocations) exchanges.push((await t.callInvalid(tool, input)).exchange);
      exchanges.push(
        (await t.raw.rpc('no/such_method', {})).exchange,
        (await t.raw.rpc('tools/call')).exchange,
      );
      for (const exchange of exchanges) {
        const { status = 0 } = exchange.response ?? {};
        t.expect(status >= 200 && status < 500, 'a status below 500', seen(exchange), exchange);
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

const readHealth = (t: CheckContext): Promise<Exchange> =>
  t.raw.http({ method: 'GET', path: '/health', headers: { authorization: null } });
