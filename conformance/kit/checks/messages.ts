import type { CheckContext, CheckRun } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { toolNames } from '../contract.js';
import { asObject, isObject, type JsonObject, parseJson } from '../reading/json.js';
import type { Facts } from './facts.js';
import { seen } from './http-status.js';

/** Which messages a server takes for JSON-RPC, and which not. */
export function messageChecks<Context extends CheckContext>({ batched }: Pick<Facts<Context>, 'batched'>) {
  return {
    'batch-refused': async (t) => {
      const params = { name: batched.tool, arguments: batched.input };
      const member = (id: number): string => t.raw.message('tools/call', params, id);
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
        !executed && !body.includes(batched.shows),
        'no member of the batch to be executed',
        seen,
        exchange,
      );
    },

    'jsonrpc-version': async (t) => {
      const right = parseJson(t.raw.message('tools/list')) as JsonObject;
      const { jsonrpc: _, ...without } = right;
      const wrong: [string, JsonObject][] = [
        ['the jsonrpc "1.0"', { ...right, jsonrpc: '1.0' }],
        ['the number 2 as jsonrpc', { ...right, jsonrpc: 2 }],
        ['no jsonrpc', without],
      ];
      for (const [what, message] of wrong) {
        const body = JSON.stringify(message);
        refused(t, await t.raw.send(body, { timeoutMs: t.timing.deadlineMs }), what);
      }
    },

    'unknown-method': async (t) => {
      for (const method of ['no/such_method', 'tools/lists', 'constructor']) {
        const { error, failure, exchange } = await t.raw.rpc(method, {});
        t.expect(
          error?.code === -32601,
          `the JSON-RPC error -32601 for the method "${method}"`,
          failure ?? seen(exchange),
          exchange,
        );
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

function refused(t: CheckContext, exchange: Exchange, what: string): void {
  const { status = 0, body = '' } = exchange.response ?? {};
  const { code } = asObject(asObject(parseJson(body)).error);
  t.expect(
    status === 400 || code === -32600,
    `HTTP 400 or the JSON-RPC error -32600 for a request with ${what}`,
    seen(exchange),
    exchange,
  );
  const [tool = ''] = toolNames(t.contract);
  t.expect(!body.includes(tool), `a request with ${what} not to be executed`, seen(exchange), exchange);
}
