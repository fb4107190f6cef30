import type { Check, CheckContext, CheckRun } from '../check.js';
import { asArray, asObject, asString, isObject, parseJson } from '../reading/json.js';
import type { Facts } from './facts.js';
import { handshake } from './handshake.js';
import { seen } from './http-status.js';
import { valueReader } from './values.js';

/** What a server says of itself, and what it sends whatever the transport. */
export function serverChecks<Context extends CheckContext>({
  values,
  survey,
}: Pick<Facts<Context>, 'values' | 'survey'>) {
  const value = valueReader(values);
  return {
    'server-capabilities': async (t) => {
      const announced = asObject(t.target.announced.capabilities);
      for (const name of value(t, 'capabilities')) {
        t.expect(
          isObject(announced[name]),
          `the capability ${name}`,
          t.target.announced.capabilities ?? 'none',
        );
      }
    },

    'server-info': serverInfo,

    'protocol-negotiated': protocolNegotiated,

    'stdout-clean': {
      // At the end, so that it judges all that the target has written in this run.
      last: true,
      run: async (t: Context) => {
        try {
          await t.given('result-bare', () => survey.successes(t));
          await survey.errors(t);
        } finally {
          const lines = t.some(t.raw.stdoutLines(), 'lines on standard output');
          const stray = lines.filter((line) => !isMessage(parseJson(line)));
          t.expect(stray.length === 0, 'MCP messages only, one a line', stray.slice(0, 5).join('\n'));
        }
      },
    },
  } satisfies Record<string, Check<Context>>;
}

const serverInfo: CheckRun = async (t) => {
  const info = asObject(t.target.announced.serverInfo);
  for (const name of ['name', 'version']) {
    const told = asString(info[name]);
    t.expect(told !== null && told.trim() !== '', `serverInfo.${name}`, info[name] ?? 'none');
  }
};

/** A revision that nobody speaks. */
const unspoken = '1999-01-01';

const protocolNegotiated: CheckRun = async (t) => {
  const { exchange, result, session, end } = await handshake(t, unspoken);
  const told = asString(result?.protocolVersion);
  t.expect(
    told !== null && told !== unspoken && /^\d{4}-\d{2}-\d{2}$/.test(told),
    `a protocolVersion that the server speaks in the answer to an initialize with ${unspoken}`,
    told ?? seen(exchange),
    exchange,
  );
  if (session !== null) await end();
};

function isMessage(value: unknown): boolean {
  if (Array.isArray(value)) return asArray(value).length > 0 && value.every(isMessage);
  if (!isObject(value) || value.jsonrpc !== '2.0') return false;
  return 'method' in value ? typeof value.method === 'string' : 'result' in value !== 'error' in value;
}
