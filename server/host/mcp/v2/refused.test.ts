import { describe, expect, test } from 'vitest';
import { refusal, rpc, send, startTestApp, toolCall } from '../../testing/test-app.js';
import { revision, v2Call, v2Request } from '../../testing/v2-request.js';

const error = (code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, ...(data ? { data } : {}) },
});

describe('what is refused', () => {
  test('a method that this revision or this server has not is 404', async () => {
    const { endpoint } = await startTestApp();
    for (const method of ['ping', 'logging/setLevel', 'resources/subscribe', 'tools/eat']) {
      const response = await send(endpoint, v2Request(method));
      expect([method, response.status, response.json]).toEqual([
        method,
        404,
        error(-32601, 'Method not found'),
      ]);
    }
  });

  test('a revision that nobody speaks is 400 and names those that are', async () => {
    const { endpoint, reported } = await startTestApp();
    const version = '2099-01-01';
    const meta = { 'io.modelcontextprotocol/protocolVersion': version };
    const request = v2Request('tools/list', {}, meta);
    const response = await send(endpoint, {
      ...request,
      headers: { ...request.headers, 'mcp-protocol-version': version },
    });
    expect([response.status, response.json]).toEqual([
      400,
      error(-32022, expect.stringContaining(version), { supported: [revision], requested: version }),
    ]);
    expect(reported).toEqual([]);
  });

  test.each([
    ['without the header of the method', { 'mcp-method': null }, -32020],
    ['whose header names another method', { 'mcp-method': 'tools/list' }, -32020],
    ['whose header names another tool', { 'mcp-name': 'fail' }, -32020],
    ['whose header names another revision', { 'mcp-protocol-version': '2025-11-25' }, -32020],
  ])('a call %s is 400, and nothing is executed', async (_, headers, code) => {
    const { endpoint, engine, reported } = await startTestApp();
    const request = v2Call('echo');
    const response = await send(endpoint, { ...request, headers: { ...request.headers, ...headers } });
    expect([response.status, response.json]).toMatchObject([400, { id: 1, error: { code } }]);
    expect([engine.seen, reported]).toEqual([[], []]);
  });

  test('a call without the envelope that its header announces is 400', async () => {
    const { endpoint, engine, reported } = await startTestApp();
    const response = await send(endpoint, {
      body: toolCall('echo'),
      headers: { 'mcp-protocol-version': revision, 'mcp-method': 'tools/call', 'mcp-name': 'echo' },
    });
    expect([response.status, response.json]).toMatchObject([400, { id: 1, error: { code: -32602 } }]);
    expect([engine.seen, reported]).toEqual([[], []]);
  });

  test('an answer to nothing that was asked is 400', async () => {
    const { endpoint, reported } = await startTestApp();
    const response = await send(endpoint, {
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} }),
      headers: { 'mcp-protocol-version': revision },
    });
    expect([response.status, response.json]).toMatchObject([400, { error: { code: -32600 } }]);
    expect(reported).toEqual([]);
  });

  test.each([
    ['the token', { authorization: 'Bearer wrong' }, 401],
    ['the Origin', { origin: 'https://evil.example' }, 403],
    ['the Host', { host: 'evil.example' }, 403],
    ['the content type', { 'content-type': 'text/plain' }, 415],
    ['the accepted types', { accept: 'image/png' }, 406],
  ])('%s is checked before', async (_, headers, status) => {
    const { endpoint, engine } = await startTestApp();
    const request = v2Call('echo');
    const response = await send(endpoint, { ...request, headers: { ...request.headers, ...headers } });
    expect([response.status, engine.seen]).toEqual([status, []]);
  });

  test('a subscription to too much, or by who accepts no stream', async () => {
    const { endpoint } = await startTestApp({ bodyLimit: 1 << 16 });
    const resourceSubscriptions = Array.from({ length: 101 }, (_, i) => `ui://stages/${i}/tree`);
    const much = v2Request('subscriptions/listen', { notifications: { resourceSubscriptions } });
    const tooMuch = await send(endpoint, much);
    expect([tooMuch.status, tooMuch.json]).toEqual([
      400,
      refusal('Expected at most 100 resources in a subscription.', -32600),
    ]);
    const little = v2Request('subscriptions/listen', { notifications: {} });
    const headers = { ...little.headers, accept: 'application/json' };
    const noStream = await send(endpoint, { ...little, headers });
    expect([noStream.status, noStream.json]).toEqual([
      406,
      refusal('Expected the header "Accept: text/event-stream", for a subscription is a stream.'),
    ]);
  });

  test('a batch of that revision is refused as every other', async () => {
    const { endpoint } = await startTestApp();
    const { headers, body } = v2Call('echo');
    const response = await send(endpoint, { headers: headers!, body: `[${body}]` });
    expect([response.status, response.json]).toMatchObject([400, { error: { code: -32600 } }]);
  });
});

describe('a client of 2025 beside it', () => {
  test('shakes hands although it sends an envelope of no use', async () => {
    const { endpoint } = await startTestApp();
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
      _meta: { 'io.modelcontextprotocol/protocolVersion': 7 },
    };
    const response = await send(endpoint, { body: rpc('initialize', params) });
    expect(response.json).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test('is told by the other SDK when its header names nothing', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, {
      body: rpc('ping'),
      headers: { 'mcp-protocol-version': 'yesterday' },
    });
    expect([response.status, response.json]).toMatchObject([400, { error: { code: -32000 } }]);
  });
});
