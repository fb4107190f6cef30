import type { Check } from '../check.js';
import { asArray, asObject, asString, isObject, parseJson } from '../reading/json.js';
import { errors, successes } from '../reading/survey.js';

/** 2.5 Server */
export const server = {
  'server-capabilities': async (t) => {
    const capabilities = asObject(t.target.announced.capabilities);
    for (const name of ['tools', 'logging']) {
      t.expect(
        isObject(capabilities[name]),
        `the capability ${name}`,
        t.target.announced.capabilities ?? 'none',
      );
    }
  },

  'server-info': async (t) => {
    const info = asObject(t.target.announced.serverInfo);
    for (const name of ['name', 'version']) {
      const told = asString(info[name]);
      t.expect(told !== null && told.trim() !== '', `serverInfo.${name}`, info[name] ?? 'none');
    }
  },

  'batch-refused': async (t) => {
    const member = (id: number): string =>
      t.raw.message('tools/call', { name: 'ui_get_snapshot', arguments: {} }, id);
    const exchange = await t.raw.send(`[${member(9001)},${member(9002)}]`);
    const { status = 0, body = '' } = exchange.response ?? {};
    const reply = parseJson(body);
    const messages = Array.isArray(reply) ? reply : [reply];
    const codes = messages.map((message) => asObject(asObject(message).error).code);
    const seen = exchange.failure ?? `HTTP ${status}, ${body.slice(0, 200)}`;
    t.expect(
      status === 400 || codes.includes(-32600),
      'HTTP 400 or the JSON-RPC error -32600',
      seen,
      exchange,
    );
    const executed = messages.some((message) => isObject(message) && 'result' in message);
    t.expect(
      !executed && !body.includes('"stages"'),
      'no member of the batch to be executed',
      seen,
      exchange,
    );
  },

  'stdout-clean': {
    // At the end, so that it judges all that the target has written in this run.
    last: true,
    run: async (t) => {
      await successes(t);
      await errors(t);
      const lines = t.some(t.raw.stdoutLines(), 'lines on standard output');
      const stray = lines.filter((line) => !isMessage(parseJson(line)));
      t.expect(stray.length === 0, 'MCP messages only, one a line', stray.slice(0, 5).join('\n'));
    },
  },
} satisfies Record<string, Check>;

function isMessage(value: unknown): boolean {
  if (Array.isArray(value)) return asArray(value).length > 0 && value.every(isMessage);
  if (!isObject(value) || value.jsonrpc !== '2.0') return false;
  return 'method' in value ? typeof value.method === 'string' : 'result' in value !== 'error' in value;
}
