import { describe, expect, test } from 'vitest';
import { ping, refusal, send, startTestApp } from '../testing/test-app.js';

describe('method', () => {
  const methods = ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'];
  test.each(methods)('%s is answered with 405 and what is allowed, also without a token', async (method) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { method, headers: { authorization: null } });
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
    if (method !== 'HEAD')
      expect(response.json).toEqual(refusal(`Expected the method POST at /mcp, got ${method}.`));
  });

  test('comes before Origin', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { method: 'GET', headers: { origin: 'http://evil.example' } });
    expect(response.status).toBe(405);
  });

  test('an unknown path is answered with 404 as JSON', async () => {
    const { endpoint } = await startTestApp();
    for (const path of ['/', '/mcp/', '/mcp/..', '/favicon.ico', '/health/x']) {
      const response = await send(endpoint, { ...ping, path });
      expect([response.status, response.json]).toEqual([
        404,
        refusal('There is nothing at this path; MCP is spoken at /mcp.'),
      ]);
    }
  });
});

describe('health', () => {
  test('is answered without a token', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, {
      method: 'GET',
      path: '/health',
      headers: { authorization: null },
    });
    expect([response.status, response.json]).toEqual([
      200,
      { ok: true, schema: 'tiny/1.0', tools: ['echo', 'fail'], transport: 'stateless', attached: true },
    ]);
  });

  test('is kept from web pages', async () => {
    const { endpoint } = await startTestApp();
    const headers = { origin: 'http://evil.example' };
    expect((await send(endpoint, { method: 'GET', path: '/health', headers })).status).toBe(403);
  });

  test('takes no other method', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { path: '/health' });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('a fault of the server is told to nobody but its log', async () => {
  const fault = new Error('boom at /home/somebody/file.ts');
  const { endpoint, reported } = await startTestApp({
    health: () => {
      throw fault;
    },
  });
  const response = await send(endpoint, { method: 'GET', path: '/health' });
  expect([response.status, response.json]).toEqual([500, refusal('The server failed.', -32603)]);
  expect(reported).toEqual([fault]);
});
