import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Calls } from '../../calls/running-calls.js';
import { fakeEngine } from '../testing/fake-engine.js';
import { rpc, toolCall } from '../testing/test-app.js';
import { tinyCore } from '../testing/tiny-core.js';
import { v2Call, v2Request } from '../testing/v2-request.js';
import { speakStdio } from './stdio.js';

async function start({ structured = true, lineLimit = 1000 } = {}) {
  const engine = fakeEngine();
  const input = new PassThrough();
  const output = new PassThrough();
  const written: unknown[] = [];
  output.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trimEnd().split('\n')) written.push(JSON.parse(line));
  });
  const calls = new Calls(engine, () => {});
  const core = tinyCore({ engine, calls });
  const connection = await speakStdio(core, { structured, lineLimit, input, output });
  /** Writes and waits for as many messages. */
  const exchange = async (text: string, count: number) => {
    written.length = 0;
    input.write(text);
    await expect.poll(() => written.length).toBe(count);
    return written;
  };
  return { engine, calls, input, connection, written, exchange };
}

const pong = (id: number) => ({ jsonrpc: '2.0', id, result: {} });
const refusal = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null });

test('a call is answered', async () => {
  const { exchange } = await start();
  expect(await exchange(`${toolCall('echo', { a: 1 })}\n`, 1)).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      result: { content: [{ type: 'text', text: 'echo {"a":1}' }], structuredContent: { echo: { a: 1 } } },
    },
  ]);
});

test('messages may come in pieces, together, with blank lines and carriage returns', async () => {
  const { input, exchange } = await start();
  const [head, tail] = [rpc('ping').slice(0, 9), rpc('ping').slice(9)];
  input.write(head);
  expect(await exchange(`${tail}\r\n\n  \n${rpc('ping', undefined, 2)}\n`, 2)).toEqual([pong(1), pong(2)]);
});

test('lines that are no message are answered, and the next one is read', async () => {
  const { exchange, engine } = await start();
  const lines = ['{', `[${toolCall('echo')}]`, '{"a":1}', '"x"', 'x'.repeat(5000), rpc('ping'), ''];
  const answers = await exchange(lines.join('\n'), 6);
  expect(answers).toEqual(
    expect.arrayContaining([
      refusal(-32700, 'The line is not JSON in UTF-8.'),
      refusal(-32600, 'Batches are not accepted, nothing was executed; send one message a line.'),
      refusal(-32600, 'Expected a JSON-RPC message.'),
      refusal(-32600, 'Expected a JSON-RPC message.'),
      refusal(-32600, 'The message is larger than 1000 bytes.'),
      pong(1),
    ]),
  );
  expect(engine.seen).toEqual([]);
});

test('a level that was set brings log messages with each call', async () => {
  const { exchange } = await start();
  await exchange(`${rpc('logging/setLevel', { level: 'info' })}\n`, 1);
  const [log] = await exchange(`${toolCall('echo')}\n`, 2);
  expect(log).toEqual({
    jsonrpc: '2.0',
    method: 'notifications/message',
    params: { level: 'info', logger: 'calls', data: { tool: 'echo', outcome: 'ok', ms: expect.any(Number) } },
  });
});

test('a cancelled call is aborted', async () => {
  const { input, engine } = await start();
  input.write(`${toolCall('waits')}\n`);
  await expect.poll(() => engine.seen.length).toBe(1);
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  input.write(`${JSON.stringify(cancelled)}\n`);
  await expect.poll(() => engine.seen[0]?.context.signal?.aborted).toBe(true);
});

test('the end of the input is told, and a last line without a break is read', async () => {
  const { input, connection, exchange } = await start();
  const answered = exchange(rpc('ping'), 1);
  input.end();
  expect(await answered).toEqual([pong(1)]);
  await connection.ended;
});

test.each([
  ['2025', toolCall('slow', {}, { progressToken: 'p' })],
  ['2026', String(v2Call('slow', {}, { progressToken: 'p' }).body)],
])(
  'a call of %s that is running when the connection is closed in order is still answered',
  async (_, call) => {
    const { engine, calls, input, connection, written } = await start();
    input.end(`${call}\n`);
    await expect.poll(() => engine.seen.length).toBe(1);
    connection.stopAccepting();
    const closed = calls.drain(60_000).then(() => connection.close());
    engine.release();
    await closed;
    expect(written.at(-1)).toMatchObject({ id: 1, result: { structuredContent: { echo: {} } } });
  },
);

const line = ({ body }: { body?: string | Buffer }) => `${body}\n`;
const result = (value: object) => ({ jsonrpc: '2.0', id: 1, result: expect.objectContaining(value) });

test('each message is answered in the era that it speaks', async () => {
  const { exchange } = await start();
  expect(await exchange(line(v2Request('server/discover')), 1)).toEqual([
    result({ supportedVersions: ['2026-07-28'], resultType: 'complete' }),
  ]);
  expect(await exchange(`${rpc('ping')}\n`, 1)).toEqual([pong(1)]);
  expect(await exchange(line(v2Call('echo', { a: 1 })), 1)).toEqual([
    result({ structuredContent: { echo: { a: 1 } }, resultType: 'complete' }),
  ]);
});

test('a call of the later revision brings progress, and is cancelled by its own notification', async () => {
  const { exchange, engine, input } = await start();
  expect(await exchange(line(v2Call('echo', {}, { progressToken: 'p' })), 3)).toMatchObject([
    { method: 'notifications/progress', params: { progress: 0 } },
    { method: 'notifications/progress', params: { progress: 1 } },
    { id: 1 },
  ]);
  input.write(line(v2Call('waits')));
  await expect.poll(() => engine.seen.length).toBe(2);
  const { body } = v2Request('notifications/cancelled', { requestId: 1 });
  const { id: _, ...cancelled } = JSON.parse(String(body));
  input.write(`${JSON.stringify(cancelled)}\n`);
  await expect.poll(() => engine.seen[1]?.context.signal?.aborted).toBe(true);
});

test('a subscription of the later revision to too much is refused', async () => {
  const { exchange } = await start({ lineLimit: 10_000 });
  const resourceSubscriptions = Array.from({ length: 101 }, (_, i) => `ui://stages/${i}/tree`);
  const request = v2Request('subscriptions/listen', { notifications: { resourceSubscriptions } });
  expect(await exchange(line(request), 1)).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: 'Expected at most 100 resources in a subscription.' },
    },
  ]);
});

test('a handshake is one of 2025, whatever it carries', async () => {
  const { exchange } = await start();
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const [answer] = await exchange(line(v2Request('initialize', params)), 1);
  expect(answer).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
});
