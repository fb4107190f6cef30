import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rpc, send } from '../../host/testing/test-app.js';
import { createServer, install, startFromEnvironment, type Toolkit } from '../../index.js';

function emptyToolkit(): Toolkit & { closed: boolean } {
  return {
    closed: false,
    info: () => ({ pid: 1, mainClass: 'com.example.App' }),
    attached: true,
    capture: async () => ({ capturedAt: 0, windows: [], nodes: [] }),
    perform: async () => ({ ok: true, window: null }),
    screenshot: async () => null,
    async close() {
      this.closed = true;
    },
  };
}

const pong = { jsonrpc: '2.0', id: 1, result: {} };

test('install starts a server, says so once, and its handle ends it', async () => {
  const toolkit = emptyToolkit();
  const log: string[] = [];
  const handle = await install({ toolkit, token: 'right', register: false, log: (text) => log.push(text) });
  expect([handle.isRunning(), handle.token, handle.config.fxTimeoutMs]).toEqual([true, 'right', 5000]);
  expect((await send(handle.endpoint()!, { body: rpc('ping') })).json).toEqual(pong);
  expect(log).toEqual([expect.stringContaining('mcp-javafx-ui/1.0 is served for com.example.App.')]);
  await handle.close();
  expect([handle.isRunning(), toolkit.closed]).toEqual([false, true]);
});

test('install with enabled: false starts nothing', async () => {
  const handle = await install({ toolkit: emptyToolkit(), enabled: false });
  expect([handle.isRunning(), handle.endpoint(), handle.token]).toEqual([false, null, null]);
  await handle.close();
});

test('install without a toolkit shows the standard fixture', async () => {
  const handle = await install({ register: false, quiet: true, token: 'right' });
  onTestFinished(() => handle.close());
  const body = rpc('tools/call', { name: 'ui_query', arguments: { selector: { css: '#mcp-fixture' } } });
  expect((await send(handle.endpoint()!, { body })).text).toContain('mcp-javafx-ui fixture 1');
});

test('startFromEnvironment is off unless MCP_UI is true', async () => {
  const off = await startFromEnvironment({ toolkit: emptyToolkit() }, { MCP_PORT: 'not looked at' });
  expect(off.isRunning()).toBe(false);
  const env = {
    MCP_UI: 'true',
    MCP_TOKEN: 'right',
    MCP_REGISTER: 'false',
    MCP_QUIET: 'true',
    MCP_SNAPSHOT_DEPTH: '3',
  };
  const on = await startFromEnvironment({ toolkit: emptyToolkit() }, env);
  onTestFinished(() => on.close());
  expect([on.isRunning(), on.token, on.config.snapshotDefaults.depth]).toEqual([true, 'right', 3]);
});

test('startFromEnvironment refuses a bad value with a sentence', async () => {
  const start = startFromEnvironment({ toolkit: emptyToolkit() }, { MCP_UI: 'maybe' });
  await expect(start).rejects.toThrow('Expected MCP_UI to be true or false, got "maybe".');
});

test('a server that can not listen closes its toolkit', async () => {
  const other = createHttpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const toolkit = emptyToolkit();
  await expect(install({ toolkit, port, register: false })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken`,
  );
  expect(toolkit.closed).toBe(true);
});

test('the handler of createServer works in an HTTP server of one’s own', async () => {
  const { handler } = createServer({ toolkit: emptyToolkit(), token: 'right', quiet: true });
  const own = createHttpServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => own.once('listening', resolve));
  onTestFinished(() => void own.close());
  const { port } = own.address() as AddressInfo;
  expect((await send(`http://127.0.0.1:${port}/mcp`, { body: rpc('ping') })).json).toEqual(pong);
});

test('an application that has gone leaves the server healthy and detached', async () => {
  const handle = await install({
    toolkit: { ...emptyToolkit(), attached: false },
    register: false,
    quiet: true,
  });
  onTestFinished(() => handle.close());
  const health = await send(handle.endpoint()!, { method: 'GET', path: '/health' });
  expect([health.status, health.json]).toEqual([200, expect.objectContaining({ ok: true, attached: false })]);
});
