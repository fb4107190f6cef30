import { describe, expect, test } from 'vitest';
import { goodHeaders, send, startTestApp } from '../../testing/test-app.js';
import { envelope, revision, v2Call, v2Request } from '../../testing/v2-request.js';

const stamp = {
  _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'tiny', version: '0.0.1' } },
  resultType: 'complete',
};
const result = (value: object) => ({ jsonrpc: '2.0', id: 1, result: { ...value, ...stamp } });
const error = (code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, ...(data ? { data } : {}) },
});
const text = (value: string) => ({ type: 'text', text: value });
const broken = { error: { code: 'TINY_BROKEN', message: 'It is broken.', details: { part: 1 } } };

test('server/discover announces revision, capabilities and instructions', async () => {
  const { endpoint } = await startTestApp();
  const response = await send(endpoint, v2Request('server/discover'));
  expect([response.status, response.json]).toEqual([
    200,
    result({
      supportedVersions: [revision],
      capabilities: expect.objectContaining({ tools: {}, logging: {} }),
      instructions: 'Use echo.',
      ttlMs: 0,
      cacheScope: 'private',
    }),
  ]);
});

test('tools/list has the tools, without output schemas when structured content is off', async () => {
  const { endpoint } = await startTestApp();
  const names = async (path: string) => {
    const response = await send(endpoint, { ...v2Request('tools/list'), path });
    return (response.json as { result: { tools: object[] } }).result.tools.map((tool) => Object.keys(tool));
  };
  const members = ['name', 'title', 'description', 'inputSchema'];
  expect(await names('/mcp')).toEqual([
    [...members, 'outputSchema'],
    [...members, 'outputSchema'],
  ]);
  expect(await names('/mcp?structured=off')).toEqual([members, members]);
});

describe('a call', () => {
  test('is answered with the bare output and a text, and written down', async () => {
    const { endpoint, engine, audited } = await startTestApp();
    const response = await send(endpoint, v2Call('echo', { a: 1 }));
    expect(response.headers['content-type']).toBe('application/json');
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

  test('that fails is a result that says so, or a JSON-RPC error in that mode', async () => {
    const asResult = await startTestApp();
    expect((await send(asResult.endpoint, v2Call('fail'))).json).toEqual(
      result({
        isError: true,
        content: [text('TINY_BROKEN: It is broken. Mend it.')],
        structuredContent: broken,
      }),
    );
    const asError = await startTestApp({ errors: 'jsonrpc' });
    const response = await send(asError.endpoint, v2Call('fail'));
    expect([response.status, response.json]).toEqual([200, error(-31042, 'It is broken.', broken)]);
  });

  test('has text only when structured content is off', async () => {
    const { endpoint } = await startTestApp({ structured: 'off' });
    expect((await send(endpoint, v2Call('echo'))).json).toEqual(result({ content: [text('echo {}')] }));
  });

  test('of an unknown tool is -32602 and names what there is', async () => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, v2Call('ecco'));
    expect([response.status, response.json]).toEqual([
      200,
      error(-32602, 'There is no tool "ecco". Did you mean echo? Known: echo, fail.'),
    ]);
    expect(engine.seen).toEqual([]);
  });

  test('without the name of a tool is -32602', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, v2Request('tools/call', { name: 7 }));
    expect(response.json).toEqual(error(-32602, 'Expected "name" to be the name of a tool.'));
  });

  test('whose tool throws tells its caller nothing of the cause, which is written down', async () => {
    const { endpoint, audited, reported } = await startTestApp();
    expect((await send(endpoint, v2Call('throws'))).json).toEqual(error(-32603, 'The server failed.'));
    expect(audited).toEqual([{ tool: 'throws', outcome: 'failed', ms: expect.any(Number) }]);
    expect(reported).toEqual([new Error('secret /etc/path')]);
  });

  test('ends when its caller hangs up', async () => {
    const { endpoint, engine, reported } = await startTestApp();
    const caller = new AbortController();
    const { headers, body } = v2Call('waits');
    const reply = fetch(endpoint, {
      method: 'POST',
      headers: { ...goodHeaders, ...(headers as Record<string, string>) },
      body: body as string,
      signal: caller.signal,
    });
    await expect.poll(() => engine.seen.length).toBe(1);
    caller.abort();
    await expect(reply).rejects.toThrow();
    await expect.poll(() => engine.seen[0]?.context.signal?.aborted).toBe(true);
    expect(reported).toEqual([]);
  });
});

describe('a streamed call', () => {
  const progress = (value: number) => ({
    jsonrpc: '2.0',
    method: 'notifications/progress',
    params: { progressToken: 'p', progress: value, total: 1 },
  });
  const log = (level: string, data: object) => ({
    jsonrpc: '2.0',
    method: 'notifications/message',
    params: { level, logger: 'calls', data },
  });
  const level = (value: string) => ({ 'io.modelcontextprotocol/logLevel': value });

  test('with a progress token reports begin and end, and logs nothing unasked', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, v2Call('fail', {}, { progressToken: 'p' }));
    expect(response.headers['content-type']).toBe('text/event-stream');
    expect(response.json).toEqual([progress(0), progress(1), expect.objectContaining({ id: 1 })]);
  });

  test('with a log level has the messages from that level on', async () => {
    const { endpoint } = await startTestApp();
    expect((await send(endpoint, v2Call('echo', {}, level('debug')))).json).toEqual([
      log('debug', { tool: 'echo', state: 'began' }),
      log('info', { tool: 'echo', outcome: 'ok', ms: expect.any(Number) }),
      expect.objectContaining({ id: 1 }),
    ]);
    const quiet = await send(endpoint, v2Call('echo', {}, level('error')));
    expect(quiet.json).toMatchObject({ id: 1, result: { structuredContent: { echo: {} } } });
  });

  test('is answered as JSON when the caller accepts nothing else', async () => {
    const { endpoint } = await startTestApp();
    const request = v2Call('echo', {}, { progressToken: 'p' });
    const response = await send(endpoint, {
      ...request,
      headers: { ...request.headers, accept: 'application/json' },
    });
    expect(response.headers['content-type']).toBe('application/json');
    expect(response.json).toMatchObject({ id: 1, result: { structuredContent: { echo: {} } } });
  });

  test('is a stream of one message when the caller accepts only streams', async () => {
    const { endpoint } = await startTestApp();
    const request = v2Call('echo');
    const response = await send(endpoint, {
      ...request,
      headers: { ...request.headers, accept: 'text/event-stream' },
    });
    expect(response.json).toMatchObject([{ id: 1, result: { structuredContent: { echo: {} } } }]);
  });
});

test('a notification is taken with 202', async () => {
  const { endpoint } = await startTestApp();
  const body = JSON.stringify({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId: 1, _meta: envelope },
  });
  const response = await send(endpoint, { body, headers: { 'mcp-protocol-version': revision } });
  expect([response.status, response.text]).toEqual([202, '']);
});
