import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type RawRequest, rpc, send, startTestApp, toolCall } from '../testing/test-app.js';

const ping = { body: rpc('ping') };
const pong = { jsonrpc: '2.0', id: 1, result: {} };
const refusal = (message: string, code = -32000) => ({ jsonrpc: '2.0', error: { code, message }, id: null });

async function overSocket(endpoint: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe('method', () => {
  const methods = ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'];
  test.each(methods)('%s is answered with 405 and what is allowed, also without a token', async (method) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { method, headers: { authorization: null } });
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(response.json).toEqual(refusal('Expected the method POST at /mcp.'));
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

describe('token', () => {
  const without = refusal('There is no bearer token; send the header "Authorization: Bearer <token>".');
  const wrong = refusal(
    'The bearer token is not the right one; send the header "Authorization: Bearer <token>".',
  );
  const cases: [string | null, object][] = [
    [null, without],
    ['', without],
    ['Bearer', without],
    ['Bearer ', without],
    ['Basic right', without],
    ['right', without],
    ['Bearer right and more', without],
    ['Bearer righ', wrong],
    ['Bearer rightt', wrong],
    ['Bearer RIGHT', wrong],
    ['Bearer "right"', wrong],
  ];
  test.each(cases)('%j is answered with 401', async (authorization, body) => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('echo'), headers: { authorization } });
    expect([response.status, response.headers['www-authenticate'], response.json]).toEqual([
      401,
      'Bearer',
      body,
    ]);
    expect(engine.seen).toEqual([]);
  });

  test('the scheme is read in any letter case', async () => {
    const { endpoint } = await startTestApp();
    expect((await send(endpoint, { ...ping, headers: { authorization: 'bearer right' } })).json).toEqual(
      pong,
    );
  });

  test('comes before size', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: 'x'.repeat(5000), headers: { authorization: null } });
    expect(response.status).toBe(401);
  });
});

describe('size', () => {
  const tooLarge = refusal('The body is larger than 4096 bytes.');

  test.each([false, true])('a body above the limit is answered with 413 (in chunks: %s)', async (chunked) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: 'x'.repeat(4097), chunked });
    expect([response.status, response.json]).toEqual([413, tooLarge]);
  });

  test.each([false, true])('a body at the limit is read (in chunks: %s)', async (chunked) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: rpc('ping').padEnd(4096), chunked });
    expect([response.status, response.json]).toEqual([200, pong]);
  });

  test('a caller that sends far more still reads its answer', async () => {
    const { endpoint } = await startTestApp({ bodyLimit: 1 << 20 });
    const response = await send(endpoint, { body: Buffer.alloc(3 << 20, 'x'), chunked: true });
    expect(response.status).toBe(413);
  });

  test('comes before the media types', async () => {
    const { endpoint } = await startTestApp();
    const headers = { 'content-type': 'text/plain' };
    expect((await send(endpoint, { body: 'x'.repeat(4097), headers, chunked: true })).status).toBe(413);
  });
});

describe('media types', () => {
  test.each([
    null,
    'text/plain',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ])('content type %j is answered with 415', async (type) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { 'content-type': type } });
    expect([response.status, response.json]).toEqual([
      415,
      refusal('Expected the content type application/json in UTF-8.'),
    ]);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    'content type %j is read',
    async (type) => {
      const { endpoint } = await startTestApp();
      expect((await send(endpoint, { ...ping, headers: { 'content-type': type } })).json).toEqual(pong);
    },
  );

  test('an encoded body is answered with 415', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { 'content-encoding': 'gzip' } });
    expect([response.status, response.json]).toEqual([
      415,
      refusal('Expected a body without content encoding.'),
    ]);
  });

  test.each(['text/html', 'application/xml', 'application/json;q=0, text/event-stream;q=0'])(
    'accepting only %j is answered with 406',
    async (accept) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { ...ping, headers: { accept } });
      expect([response.status, response.json]).toEqual([
        406,
        refusal('Expected the header "Accept: application/json, text/event-stream".'),
      ]);
    },
  );

  test.each([null, '*/*', 'application/*', 'application/json', 'text/html, application/json;q=0.5'])(
    'accepting %j is answered as JSON',
    async (accept) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { ...ping, headers: { accept } });
      expect([response.headers['content-type'], response.json]).toEqual(['application/json', pong]);
    },
  );

  test('accepting only an event stream is answered as one', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { accept: 'text/event-stream' } });
    expect([response.headers['content-type'], response.json]).toEqual(['text/event-stream', [pong]]);
  });
});

describe('message', () => {
  test.each(['', '{', 'ping', '{"jsonrpc":"2.0"', '[1', Buffer.from([0x22, 0xff, 0x22])])(
    '%j is answered as a parse error',
    async (body) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { body, headers: { 'content-length': String(body.length) } });
      expect([response.status, response.json]).toEqual([
        400,
        refusal('The body is not JSON in UTF-8.', -32700),
      ]);
    },
  );

  test('a batch is refused and nothing of it is executed', async () => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, { body: `[${toolCall('echo')}]` });
    const sentence = 'Batches are not accepted, nothing was executed; send one message a request.';
    expect([response.status, response.json]).toEqual([400, refusal(sentence, -32600)]);
    expect((await send(endpoint, { body: '[]' })).status).toBe(400);
    expect(engine.seen).toEqual([]);
  });

  test.each(['null', '1', '"ping"', 'true'])('%s is no message', async (body) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body });
    expect([response.status, response.json]).toEqual([
      400,
      refusal('Expected a JSON-RPC message, an object.', -32600),
    ]);
  });

  test('an object that is no JSON-RPC message is refused by the SDK', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: '{"tool":"echo","input":{}}' });
    expect([response.status, response.json]).toEqual([
      400,
      refusal('Parse error: Invalid JSON-RPC message', -32700),
    ]);
  });

  test('bytes that are not HTTP are answered in the same form', async () => {
    const { endpoint } = await startTestApp();
    const answer = await overSocket(endpoint, 'HELLO\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual(
      refusal('This is not an HTTP request.'),
    );
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
