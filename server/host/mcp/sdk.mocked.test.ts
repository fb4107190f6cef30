import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Server as V1Server } from '@modelcontextprotocol/sdk/server/index.js';
import * as v1Stdio from '@modelcontextprotocol/sdk/server/stdio.js';
import * as v1Http from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { Server as V2Server } from '@modelcontextprotocol/server';
import * as v2Stdio from '@modelcontextprotocol/server/stdio';
import { expect, test, vi } from 'vitest';
import { goodHeaders, rpc, send, startTestApp, toolCall } from '../testing/test-app.js';
import { tinyCore } from '../testing/tiny-core.js';
import { v2Call } from '../testing/v2-request.js';
import { speakStdio } from './stdio.js';

vi.mock('@modelcontextprotocol/server/stdio', async (importOriginal) => {
  const actual = await importOriginal<typeof v2Stdio>();
  return { ...actual, serveStdio: vi.fn(actual.serveStdio) };
});

const sources = join(import.meta.dirname, '../..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  // What runs in a browser speaks no MCP.
  .filter((path) => !path.includes('/web/frontend/'))
  .map((path) => ({ path, code: readFileSync(join(sources, path), 'utf8') }));

/** What is handed to `connect`, by the name of its class; the class has to be an export of an SDK. */
function transportsOf(connect: { mock: { calls: unknown[][] } }, ...sdks: object[]): string[] {
  const exported = new Set(sdks.flatMap((module) => Object.values(module)));
  return connect.mock.calls.map(([transport]) => {
    const made = (transport as object).constructor;
    expect([made.name, exported.has(made)]).toEqual([made.name, true]);
    return made.name;
  });
}

test('over HTTP every message of 2025 goes through the transport of the SDK', async () => {
  const connect = vi.spyOn(V1Server.prototype, 'connect');
  const { endpoint } = await startTestApp({ profile: 'stateful' });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const { headers } = await send(endpoint, { body: rpc('initialize', params) });
  const session = { 'mcp-session-id': headers['mcp-session-id'] as string };
  await send(endpoint, { body: toolCall('echo'), headers: session });
  await send(endpoint, {
    body: rpc('tools/call', { name: 'echo', _meta: { progressToken: 1 } }),
    headers: session,
  });
  await send(endpoint, { body: rpc('tools/eat'), headers: session });
  const hangUp = new AbortController();
  const sse = { ...goodHeaders, ...session, accept: 'text/event-stream' };
  await fetch(endpoint, { headers: sse, signal: hangUp.signal });
  hangUp.abort();
  expect(transportsOf(connect, v1Http)).toEqual(Array(5).fill('StreamableHTTPServerTransport'));
  connect.mockRestore();
});

test('over stdio the messages of both eras go through the transports of their SDKs', async () => {
  const connect = vi.spyOn(V1Server.prototype, 'connect');
  const [input, output] = [new PassThrough(), new PassThrough()];
  const connection = await speakStdio(tinyCore(), { structured: true, lineLimit: 10_000, input, output });
  let written = '';
  output.on('data', (chunk: Buffer) => {
    written += chunk;
  });
  input.write(`${toolCall('echo')}\n${v2Call('echo').body}\n`);
  await expect.poll(() => written.match(/structuredContent/g)?.length).toBe(2);
  await connection.close();
  expect(transportsOf(connect, v1Stdio)).toEqual(['StdioServerTransport']);
  const handed = vi.mocked(v2Stdio.serveStdio).mock.calls.map(([, options]) => options?.transport);
  expect(handed).toEqual([expect.any(v2Stdio.StdioServerTransport)]);
  connect.mockRestore();
});

test('over HTTP the SDK of the later era makes its transports itself', async () => {
  const connect = vi.spyOn(V2Server.prototype, 'connect');
  const { endpoint } = await startTestApp();
  await send(endpoint, v2Call('echo'));
  expect(connect).toHaveBeenCalledOnce();
  // Nothing of ours calls it: the handler that createMcpHandler has made does.
  const ours = files.filter(({ path, code }) => path.includes('mcp/v2/') && /\.connect\(/.test(code));
  expect(ours).toEqual([]);
  connect.mockRestore();
});

test('there is no transport of our own', () => {
  const own = /implements Transport\b|\bonmessage\b|\bfallbackRequestHandler\b/;
  expect(files.filter(({ code }) => own.test(code)).map(({ path }) => path)).toEqual([]);
});

test('no private member is touched', () => {
  // Of all names that begin so, only these are public: they are words of the protocol.
  const names = (code: string) =>
    (code.match(/(?<=\.|\[['"]|^ +(?:readonly )?)_[a-z]\w*/gim) ?? []).filter((name) => name !== '_meta');
  const host = files.filter(({ code }) => code.includes('@modelcontextprotocol/'));
  expect(host.length).toBeGreaterThan(5);
  expect(host.flatMap(({ path, code }) => names(code).map((name) => `${path}: ${name}`))).toEqual([]);
});
