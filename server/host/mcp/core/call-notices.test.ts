import { describe, expect, test } from 'vitest';
import { rpc, send, startTestApp, toolCall } from '../../testing/test-app.js';

const result = (value: object) => ({ jsonrpc: '2.0', id: 1, result: value });
const error = (code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, ...(data ? { data } : {}) },
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

  test('with a progress token reports begin, end and outcome', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('fail', {}, { progressToken: 'p' }) });
    expect(response.headers['content-type']).toBe('text/event-stream');
    expect(response.json).toEqual([
      progress(0),
      progress(1),
      log('warning', { tool: 'fail', outcome: 'TINY_BROKEN', ms: expect.any(Number) }),
      expect.objectContaining({ id: 1 }),
    ]);
  });

  test('with a log level has the messages from that level on', async () => {
    const { endpoint } = await startTestApp();
    const levels = async (level: string) => {
      const meta = { 'io.modelcontextprotocol/logLevel': level };
      const response = await send(endpoint, { body: toolCall('echo', {}, meta) });
      return (response.json as { params?: { level: string } }[]).flatMap(({ params }) =>
        params ? [params.level] : [],
      );
    };
    expect(await levels('debug')).toEqual(['debug', 'info']);
    expect(await levels('info')).toEqual(['info']);
    expect(await levels('error')).toEqual([]);
  });

  test('is answered as JSON when the caller accepts nothing else', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, {
      body: toolCall('echo', {}, { progressToken: 'p' }),
      headers: { accept: 'application/json' },
    });
    expect(response.headers['content-type']).toBe('application/json');
  });
});

test('logging/setLevel is accepted', async () => {
  const { endpoint } = await startTestApp();
  expect((await send(endpoint, { body: rpc('logging/setLevel', { level: 'debug' }) })).json).toEqual(
    result({}),
  );
});

test('logging/setLevel with an unknown level is -32602', async () => {
  const { endpoint } = await startTestApp();
  const response = await send(endpoint, { body: rpc('logging/setLevel', { level: 'loud' }) });
  const levels = 'debug, info, notice, warning, error, critical, alert, emergency';
  expect(response.json).toEqual(error(-32602, `Expected "level" to be one of ${levels}.`));
});
