import { describe, expect, test } from 'vitest';
import { goodHeaders, rpc, send, startTestApp, toolCall } from '../../testing/test-app.js';

const result = (value: object) => ({ jsonrpc: '2.0', id: 1, result: value });
const error = (code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, ...(data ? { data } : {}) },
});
const text = (value: string) => ({ type: 'text', text: value });
const envelope = { error: { code: 'TINY_BROKEN', message: 'It is broken.', details: { part: 1 } } };

test('initialize announces name, version, capabilities and instructions', async () => {
  const { endpoint } = await startTestApp();
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const response = await send(endpoint, { body: rpc('initialize', params) });
  expect(response.json).toEqual(
    result({
      protocolVersion: '2025-11-25',
      capabilities: { tools: {}, logging: {} },
      serverInfo: { name: 'tiny', version: '0.0.1' },
      instructions: 'Use echo.',
    }),
  );
});

test.each([
  ['initialize', undefined],
  ['initialize', { protocolVersion: 7, capabilities: {}, clientInfo: { name: 't', version: '1' } }],
])('%s with the params %j is the mistake of the caller', async (method, params) => {
  const { endpoint } = await startTestApp();
  const response = await send(endpoint, { body: rpc(method, params) });
  expect(response.json).toEqual(error(-32602, `Expected the params of "${method}" as MCP defines them.`));
});

describe('tools/list', () => {
  const tool = (name: string, title: string) => ({
    name,
    title,
    description: `${title}.`,
    inputSchema: { type: 'object' },
  });

  test('has the descriptors as they are', async () => {
    const { endpoint } = await startTestApp();
    const tools = [
      { ...tool('echo', 'Echo'), outputSchema: { type: 'object' } },
      { ...tool('fail', 'Fail'), outputSchema: { type: 'object' } },
    ];
    expect((await send(endpoint, { body: rpc('tools/list') })).json).toEqual(result({ tools }));
  });

  test('has no output schemas when structured content is off', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { path: '/mcp?structured=off', body: rpc('tools/list') });
    expect(response.json).toEqual(result({ tools: [tool('echo', 'Echo'), tool('fail', 'Fail')] }));
  });
});

describe('a call', () => {
  test('is answered with the bare output and a text', async () => {
    const { endpoint, engine, audited } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('echo', { a: 1 }) });
    expect(response.json).toEqual(
      result({ content: [text('echo {"a":1}')], structuredContent: { echo: { a: 1 } } }),
    );
    expect(engine.seen).toEqual([
      {
        tool: 'echo',
        input: { a: 1 },
        context: {
          arrivedAt: expect.any(Number),
          client: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
          signal: expect.any(AbortSignal),
        },
      },
    ]);
    expect(audited).toEqual([{ tool: 'echo', outcome: 'ok', ms: expect.any(Number) }]);
  });

  test.each([undefined, null])('with arguments %j has an empty input', async (input) => {
    const { endpoint, engine } = await startTestApp();
    await send(endpoint, { body: toolCall('echo', input) });
    expect(engine.seen[0]?.input).toEqual({});
  });

  test.each([[[1]], ['text'], [7]])('with arguments %j is -32602', async (input) => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('echo', input) });
    expect([response.status, response.json]).toEqual([
      200,
      error(-32602, 'Expected "arguments" to be an object.'),
    ]);
    expect(engine.seen).toEqual([]);
  });

  test('that asks for a task runs as if it had not, since there are none', async () => {
    const { endpoint } = await startTestApp();
    const params = { name: 'echo', arguments: { a: 1 }, task: { ttl: 1000 } };
    const response = await send(endpoint, { body: rpc('tools/call', params) });
    expect(response.json).toMatchObject({ result: { structuredContent: { echo: { a: 1 } } } });
  });

  test('by an alias is a call of the tool', async () => {
    const { endpoint, engine, audited } = await startTestApp();
    await send(endpoint, { body: toolCall('t.echo') });
    expect([engine.seen[0]?.tool, audited[0]?.tool]).toEqual(['echo', 'echo']);
  });

  test('with a picture has it as an image block', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('picture') });
    expect(response.json).toEqual(
      result({
        content: [text('A picture.'), { type: 'image', data: 'aGk=', mimeType: 'image/png' }],
        structuredContent: { data: 'aGk=' },
      }),
    );
  });

  test('that fails is a result that says so', async () => {
    const { endpoint, audited } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('fail') });
    expect([response.status, response.json]).toEqual([
      200,
      result({
        isError: true,
        content: [text('TINY_BROKEN: It is broken. Mend it.')],
        structuredContent: envelope,
      }),
    ]);
    expect(audited).toEqual([{ tool: 'fail', outcome: 'TINY_BROKEN', ms: expect.any(Number) }]);
  });

  test('that fails is a JSON-RPC error with the integer of its code in that mode', async () => {
    const { endpoint } = await startTestApp({ errors: 'jsonrpc' });
    const response = await send(endpoint, { body: toolCall('fail') });
    expect([response.status, response.json]).toEqual([200, error(-31042, 'It is broken.', envelope)]);
  });

  test.each([
    ['the URL', '/mcp?structured=off', 'on'],
    ['the option', '/mcp', 'off'],
  ] as const)('has text only when %s switches structured content off', async (_, path, structured) => {
    const { endpoint } = await startTestApp({ structured });
    const good = await send(endpoint, { path, body: toolCall('echo') });
    const bad = await send(endpoint, { path, body: toolCall('fail') });
    expect(good.json).toEqual(result({ content: [text('echo {}')] }));
    expect(bad.json).toEqual(
      result({ isError: true, content: [text('TINY_BROKEN: It is broken. Mend it.')] }),
    );
  });

  test('may ask for structured content in the URL when it is off', async () => {
    const { endpoint } = await startTestApp({ structured: 'off' });
    const response = await send(endpoint, { path: '/mcp?structured=on', body: toolCall('echo') });
    expect(response.json).toMatchObject({ result: { structuredContent: { echo: {} } } });
  });

  test('of an unknown tool is -32602 and names what there is', async () => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('ecco') });
    expect([response.status, response.json]).toEqual([
      200,
      error(-32602, 'There is no tool "ecco". Did you mean echo? Known: echo, fail.'),
    ]);
    expect(engine.seen).toEqual([]);
  });

  test.each([{}, { name: 7 }, { name: null, arguments: {} }])(
    'with the params %j is -32602',
    async (params) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { body: rpc('tools/call', params) });
      expect(response.json).toEqual(error(-32602, 'Expected "name" to be the name of a tool.'));
    },
  );

  test('whose tool throws tells its caller nothing of the cause, which is written down', async () => {
    const { endpoint, audited, reported } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('throws') });
    expect([response.status, response.json]).toEqual([200, error(-32603, 'The server failed.')]);
    expect(audited).toEqual([{ tool: 'throws', outcome: 'failed', ms: expect.any(Number) }]);
    expect(reported).toEqual([new Error('secret /etc/path')]);
  });

  test('ends when its caller hangs up', async () => {
    const { endpoint, engine } = await startTestApp();
    const caller = new AbortController();
    const reply = fetch(endpoint, {
      method: 'POST',
      headers: goodHeaders,
      body: toolCall('waits'),
      signal: caller.signal,
    });
    await expect.poll(() => engine.seen.length).toBe(1);
    caller.abort();
    await expect(reply).rejects.toThrow();
    await expect.poll(() => engine.seen[0]?.context.signal?.aborted).toBe(true);
  });
});

test('another method is not found', async () => {
  const { endpoint } = await startTestApp();
  expect((await send(endpoint, { body: rpc('tools/eat') })).json).toEqual(error(-32601, 'Method not found'));
});

test('a notification is taken with 202', async () => {
  const { endpoint } = await startTestApp();
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect((await send(endpoint, { body })).status).toBe(202);
});

test('a session id is ignored', async () => {
  const { endpoint } = await startTestApp();
  const response = await send(endpoint, { body: rpc('ping'), headers: { 'mcp-session-id': 'any' } });
  expect([response.json, response.headers['mcp-session-id']]).toEqual([result({}), undefined]);
});

test('another value of structured in the URL is refused', async () => {
  const { endpoint } = await startTestApp();
  const response = await send(endpoint, { path: '/mcp?structured=no', body: rpc('ping') });
  expect([response.status, response.json]).toEqual([
    400,
    {
      jsonrpc: '2.0',
      error: { code: -32600, message: 'Expected "structured" in the URL to be on or off.' },
      id: null,
    },
  ]);
});
