import { expect, test } from 'vitest';
import {
  goodHeaders,
  ping,
  pong,
  refusal,
  rpc,
  send,
  startTestApp,
  toolCall,
} from '../../testing/test-app.js';
import { v2Call } from '../../testing/v2-request.js';

const handshake = rpc('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 't', version: '1' },
});

async function start(limits: { sessionTtlMs?: number; maxSessions?: number } = {}) {
  const app = await startTestApp({ profile: 'stateful', limits });
  const open = async () => {
    const response = await send(app.endpoint, { body: handshake });
    return { response, headers: { 'mcp-session-id': String(response.headers['mcp-session-id']) } };
  };
  return { ...app, open };
}

test('initialize opens a session, which later requests name', async () => {
  const { endpoint, open } = await start();
  const { response, headers } = await open();
  expect(headers['mcp-session-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.json).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  expect((await send(endpoint, { ...ping, headers })).json).toEqual(pong);
  expect((await send(endpoint, { body: toolCall('echo', { a: 1 }), headers })).json).toMatchObject({
    result: { structuredContent: { echo: { a: 1 } } },
  });
});

test('a request without a session is 400, one of no session 404', async () => {
  const { endpoint } = await start();
  const without = await send(endpoint, ping);
  expect([without.status, without.json]).toEqual([
    400,
    refusal('Expected the header Mcp-Session-Id; this server keeps sessions, call initialize first.', -32600),
  ]);
  const gone = 'There is no such session, or it has ended; call initialize to open one.';
  for (const method of ['POST', 'GET', 'DELETE']) {
    const body = method === 'POST' ? ping.body : '';
    const response = await send(endpoint, { method, body, headers: { 'mcp-session-id': 'none' } });
    expect([method, response.status, response.json]).toEqual([method, 404, refusal(gone)]);
  }
});

test('a handshake that is wrong is told so, and opens no session', async () => {
  const { endpoint, open } = await start({ maxSessions: 1 });
  const response = await send(endpoint, { body: rpc('initialize', {}) });
  expect([response.headers['mcp-session-id'], response.json]).toEqual([
    undefined,
    {
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: 'Expected the params of "initialize" as MCP defines them.' },
    },
  ]);
  expect((await open()).response.status).toBe(200);
});

test('DELETE ends a session, and it stays ended', async () => {
  const { endpoint, open } = await start();
  const { headers } = await open();
  expect((await send(endpoint, { method: 'DELETE', headers })).status).toBe(204);
  expect((await send(endpoint, { method: 'DELETE', headers })).status).toBe(404);
  expect((await send(endpoint, { ...ping, headers })).status).toBe(404);
});

test('more sessions than allowed are refused with 429 until one ends', async () => {
  const { endpoint, open } = await start({ maxSessions: 1 });
  const { headers } = await open();
  const { response } = await open();
  expect([response.status, response.headers['retry-after'], response.json]).toEqual([
    429,
    '60',
    refusal('All sessions are taken (maxSessions is 1); end one with DELETE, or raise maxSessions.'),
  ]);
  await send(endpoint, { method: 'DELETE', headers });
  expect((await open()).response.status).toBe(200);
});

test('a session is initialized once', async () => {
  const { endpoint, open } = await start();
  const { headers } = await open();
  const response = await send(endpoint, { body: handshake, headers });
  expect([response.status, response.json]).toEqual([
    400,
    refusal('A session is initialized once; leave out Mcp-Session-Id to open another.', -32600),
  ]);
});

test('a log level holds for the session, and streams its calls', async () => {
  const { endpoint, open } = await start();
  const { headers } = await open();
  const other = await open();
  await send(endpoint, { body: rpc('logging/setLevel', { level: 'info' }), headers });
  const response = await send(endpoint, { body: toolCall('echo'), headers });
  expect(response.json).toMatchObject([
    { method: 'notifications/message', params: { level: 'info' } },
    { id: 1, result: {} },
  ]);
  const silent = await send(endpoint, { body: toolCall('echo'), headers: other.headers });
  expect(silent.headers['content-type']).toBe('application/json');
});

test('a call is cancelled from another request of its session, and of no other', async () => {
  const { endpoint, engine, open } = await start();
  const { headers } = await open();
  const other = await open();
  const call = send(endpoint, { body: toolCall('waits'), headers });
  await expect.poll(() => engine.seen.length).toBe(1);
  const body = JSON.stringify({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId: 1 },
  });
  expect((await send(endpoint, { body, headers: other.headers })).status).toBe(202);
  expect(engine.seen[0]?.context.signal?.aborted).toBe(false);
  expect((await send(endpoint, { body, headers })).status).toBe(202);
  expect(engine.seen[0]?.context.signal?.aborted).toBe(true);
  await call;
});

test('the checks come before the session', async () => {
  const { endpoint } = await start();
  const status = async (method: string, headers: Record<string, string>) =>
    (await send(endpoint, { method, headers })).status;
  expect(await status('PUT', {})).toBe(405);
  for (const method of ['GET', 'DELETE']) {
    expect([method, await status(method, { origin: 'https://evil.example' })]).toEqual([method, 403]);
    expect([method, await status(method, { authorization: 'Bearer wrong' })]).toEqual([method, 401]);
    expect([method, await status(method, {})]).toEqual([method, 400]);
  }
  expect(await status('GET', { accept: 'application/json' })).toBe(406);
});

test('GET opens a stream, which DELETE ends', async () => {
  const { endpoint, open } = await start();
  const { headers } = await open();
  const response = await fetch(endpoint, {
    headers: { ...goodHeaders, ...headers, accept: 'text/event-stream' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await send(endpoint, { method: 'DELETE', headers });
  expect(await response.text()).toBe('');
});

test('later revisions need no session and ignore one', async () => {
  const { endpoint } = await start();
  const request = v2Call('echo');
  const response = await send(endpoint, {
    ...request,
    headers: { ...request.headers, 'mcp-session-id': 'none' },
  });
  expect(response.json).toMatchObject({ result: { structuredContent: { echo: {} } } });
});
