import { describe, expect, test } from 'vitest';
import { overSocket, ping, pong, type RawRequest, refusal, send, startTestApp } from '../testing/test-app.js';

describe('Origin and Host', () => {
  const originProblem = refusal('The Origin of this request is not allowed; configure it in allowedOrigins.');
  const hostProblem = refusal('The Host of this request is not allowed; use 127.0.0.1 or localhost.');

  const goodOrigins = [
    'http://localhost',
    'http://localhost:3000',
    'https://LOCALHOST:1',
    'http://127.0.0.1:8080',
    'http://[::1]:80',
  ];
  test.each(goodOrigins)('origin %s is let through', async (origin) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { origin } });
    expect([response.status, response.json]).toEqual([200, pong]);
  });

  const badOrigins = [
    'null',
    '',
    'http://localhost.example.com',
    'http://localhost:80.example.com',
    'http://127.0.0.1.example.com',
    'http://127.0.0.1@example.com',
    'http://example.com@127.0.0.1',
    'http://example.com#localhost',
    'http://localhost/path',
    'http://notlocalhost',
    'http://localhost.',
    'http://127.1',
    'http://2130706433',
    'http://[::ffff:127.0.0.1]',
    'file://localhost',
    'localhost',
    'http://',
    'http://localhost, http://evil.example',
  ];
  test.each(badOrigins)('origin %j is refused with 403', async (origin) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { origin } });
    expect([response.status, response.json]).toEqual([403, originProblem]);
  });

  test('two origins are refused', async () => {
    const { endpoint } = await startTestApp();
    const origin = ['http://localhost', 'http://evil.example'];
    expect((await send(endpoint, { ...ping, headers: { origin } })).status).toBe(403);
  });

  test.each(['localhost', 'LocalHost:99', '127.0.0.1', '[::1]:7'])('host %s is let through', async (host) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { host } });
    expect([response.status, response.json]).toEqual([200, pong]);
  });

  const badHosts = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    'a@localhost',
    '127.1',
    'localhost:x',
  ];
  test.each(badHosts)('host %j is refused with 403', async (host) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { host } });
    expect([response.status, response.json]).toEqual([403, hostProblem]);
  });

  test('a request without a host is refused with 403', async () => {
    const { endpoint } = await startTestApp();
    expect(await overSocket(endpoint, 'POST /mcp HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('configured origins and hosts are let through', async () => {
    const { endpoint } = await startTestApp({
      allowedOrigins: ['https://tool.example', 'inner.example', 'vscode-webview://abc'],
      allowedHosts: ['ui.internal'],
    });
    const status = async (headers: RawRequest['headers']) =>
      (await send(endpoint, { ...ping, headers: headers! })).status;
    expect(await status({ origin: 'https://tool.example' })).toBe(200);
    expect(await status({ origin: 'http://tool.example' })).toBe(403);
    expect(await status({ origin: 'https://tool.example:444' })).toBe(403);
    expect(await status({ origin: 'http://inner.example:3000' })).toBe(200);
    expect(await status({ origin: 'vscode-webview://abc' })).toBe(200);
    expect(await status({ host: 'ui.internal:80' })).toBe(200);
    expect(await status({ host: 'inner.example' })).toBe(403);
  });

  test('comes before the token', async () => {
    const { endpoint } = await startTestApp();
    const headers = { origin: 'null', authorization: null };
    expect((await send(endpoint, { ...ping, headers })).status).toBe(403);
  });
});
