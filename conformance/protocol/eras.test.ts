import { afterEach, describe, expect, test } from 'vitest';
import { connectHttp } from '../connection/http-connection.js';
import { runConformance } from '../run/run-conformance.js';
import { Unreachable } from '../run/usage-error.js';
import { RpcFailure, type ScriptedServer, startHttp, startScripted } from '../testing/scripted-server.js';
import { startV2Server } from '../testing/v2-server.js';
import { era2026 } from './era-2026.js';

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

const clock = (): number => performance.now();
const only = ['server-info', 'server-capabilities'];

describe('the 2026-07-28 revision', () => {
  test('is written by hand as its SDK wants it', async () => {
    server = await startV2Server();
    const connection = connectHttp({ url: server.url }, clock, era2026);
    expect((await era2026.greet(connection)).announced).toEqual({
      protocolVersion: '2026-07-28',
      capabilities: { tools: {}, logging: {} },
      serverInfo: { name: 'modern', version: '2' },
    });
    for (const name of ['ui_query', '', ' a ', 'ü', '=?base64?eA==?=']) {
      const { result, error } = await connection.rpc('tools/call', { name, arguments: {} });
      expect([error, result?.content]).toEqual([null, [{ type: 'text', text: name }]]);
    }
  });

  test('carries what it is in each message and its headers', async () => {
    let seen: unknown;
    server = await startHttp(({ headers }, body, response) => {
      seen = [headers['mcp-protocol-version'], headers['mcp-method'], headers['mcp-name'], JSON.parse(body)];
      response.end();
    });
    const connection = connectHttp({ url: server.url }, clock, era2026);
    await connection.rpc('tools/call', { name: 'ui_query', arguments: {}, _meta: { progressToken: 1 } });
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': {
        name: 'mcp-javafx-ui conformance',
        version: expect.any(String),
      },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { name: 'ui_query', arguments: {}, _meta: { progressToken: 1, ...envelope } };
    expect(seen).toEqual([
      '2026-07-28',
      'tools/call',
      'ui_query',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    ]);
  });
});

describe('a target', () => {
  let progress = 0;
  const onProgress = () => progress++;
  const judged = async (url: string, protocol: 'auto' | '2025-11-25' | '2026-07-28' | 'both') => {
    progress = 0;
    const { protocols, target, results } = await runConformance({
      target: { url },
      protocol,
      only,
      onProgress,
    });
    return [protocols, target.name, ...results.map(({ outcome }) => outcome)];
  };
  const whyNot = (url: string, protocol: Parameters<typeof judged>[1]) =>
    judged(url, protocol).catch((error: unknown) => error instanceof Unreachable && error.message);

  test('that speaks the newer revision alone is judged in it', async () => {
    server = await startV2Server();
    const { url } = server;
    const green = [['2026-07-28'], 'modern', 'pass', 'pass'];
    expect(await judged(url, '2026-07-28')).toEqual(green);
    expect(await judged(url, 'auto')).toEqual(green);
    expect(await whyNot(url, 'both')).toEqual(
      `${url} does not speak MCP 2025-11-25: it answers initialize with the error -32022 Unsupported protocol version: 2025-11-25. Try --protocol 2026-07-28.`,
    );
  });

  test('that speaks the older revision alone is judged in it', async () => {
    server = await startScripted();
    const { url } = server;
    expect(await judged(url, 'auto')).toEqual([['2025-11-25'], 'scripted', 'pass', 'pass']);
    const why = `${url} does not speak MCP 2026-07-28: it answers server/discover with the error -32601 Method not found. Try --protocol 2025-11-25.`;
    expect(await whyNot(url, '2026-07-28')).toEqual(why);
    expect([await whyNot(url, 'both'), progress]).toEqual([why, 0]);
  });

  test('that speaks none of them is not judged', async () => {
    const refusal = JSON.stringify({ jsonrpc: '2.0', id: null, error: new RpcFailure(-32600, 'No.') });
    server = await startHttp((_, __, response) => response.writeHead(400).end(refusal));
    expect(await whyNot(server.url, 'auto')).toEqual(
      `${server.url} speaks neither MCP 2025-11-25 nor 2026-07-28: it answers initialize with the error -32600 No.`,
    );
  });
});
