import { afterEach, describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { connectHttp } from '../connection/http-connection.js';
import { runPack } from '../run/run-pack.js';
import { Unreachable, UsageError } from '../run/usage-error.js';
import { lampsPack } from '../testing/lamps.js';
import { RpcFailure, type ScriptedServer, startHttp, startScripted } from '../testing/scripted-server.js';
import { startV2Server } from '../testing/v2-server.js';
import { era2026 } from './era-2026.js';

let server: ScriptedServer | undefined;
afterEach(() => server?.close());

const clock = (): number => performance.now();
const only = ['lamps-listed'];
const pack = lampsPack({
  'lamps-listed': async (t) => void t.some(t.target.toolNames, 'tools'),
});

describe('the 2026-07-28 revision', () => {
  test('is written by hand as its SDK wants it', async () => {
    server = await startV2Server();
    const connection = connectHttp({ url: server.url }, clock, era2026);
    expect((await era2026.greet(connection)).announced).toEqual({
      protocolVersion: '2026-07-28',
      capabilities: { tools: {}, logging: {} },
      serverInfo: { name: 'modern', version: '2' },
    });
    for (const name of ['get_lamps', '', ' a ', 'ü', '=?base64?eA==?=']) {
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
    await connection.rpc('tools/call', { name: 'get_lamps', arguments: {}, _meta: { progressToken: 1 } });
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': {
        name: `${packageJson.name} conformance`,
        version: expect.any(String),
      },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { name: 'get_lamps', arguments: {}, _meta: { progressToken: 1, ...envelope } };
    expect(seen).toEqual([
      '2026-07-28',
      'tools/call',
      'get_lamps',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    ]);
  });
});

describe('a target', () => {
  let progress = 0;
  const onProgress = () => progress++;
  const judged = async (url: string, protocol: string) => {
    progress = 0;
    const { protocols, target, results } = await runPack(pack, {
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
    const green = [['2026-07-28'], 'modern', 'pass'];
    expect(await judged(url, '2026-07-28')).toEqual(green);
    expect(await judged(url, 'auto')).toEqual(green);
    expect(await whyNot(url, 'both')).toEqual(
      `${url} speaks MCP 2026-07-28, not 2025-11-25. Try --protocol 2026-07-28.`,
    );
  });

  test('that speaks the older revision alone is judged in it', async () => {
    server = await startScripted();
    const { url } = server;
    expect(await judged(url, 'auto')).toEqual([['2025-11-25'], 'scripted', 'pass']);
    const why = `${url} speaks MCP 2025-11-25, not 2026-07-28. Try --protocol 2025-11-25.`;
    expect(await whyNot(url, '2026-07-28')).toEqual(why);
    expect([await whyNot(url, 'both'), progress]).toEqual([why, 0]);
  });

  test('is judged in any revision that it speaks, and the report names the one that it chose', async () => {
    server = await startScripted({ protocolVersion: '2025-06-18' });
    const { url } = server;
    const green = [['2025-06-18'], 'scripted', 'pass'];
    expect(await judged(url, '2025-06-18')).toEqual(green);
    expect(await judged(url, 'auto')).toEqual(green);
    expect(await whyNot(url, '2026-07-28')).toBe(
      `${url} speaks MCP 2025-06-18, not 2026-07-28. Try --protocol 2025-06-18.`,
    );
    expect(await whyNot(url, '2025-03-26')).toBe(
      `${url} speaks MCP 2025-06-18, not 2025-03-26. Try --protocol 2025-06-18.`,
    );
  });

  test('that refuses a revision in plain text is asked what it speaks', async () => {
    server = await startHttp((_, body, response) => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      if (method !== 'initialize') return void response.writeHead(400).end('Bad Request: no such version');
      const result = { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: {} };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
    expect(await whyNot(server.url, '2026-07-28')).toBe(
      `${server.url} speaks MCP 2025-06-18, not 2026-07-28. Try --protocol 2025-06-18.`,
    );
  });

  test('can be asked only for what may be a revision', async () => {
    await expect(judged('http://127.0.0.1:9/mcp', 'newest')).rejects.toEqual(
      new UsageError(
        'Expected --protocol to be auto, both or a revision of MCP such as 2025-11-25, got "newest".',
      ),
    );
  });

  test('that speaks none of them is not judged', async () => {
    const refusal = JSON.stringify({ jsonrpc: '2.0', id: null, error: new RpcFailure(-32600, 'No.') });
    server = await startHttp((_, __, response) => response.writeHead(400).end(refusal));
    expect(await whyNot(server.url, 'auto')).toEqual(
      `${server.url} speaks neither MCP 2025-11-25 nor 2026-07-28: it answers initialize with the error -32600 No.`,
    );
  });
});
