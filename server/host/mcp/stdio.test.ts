import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Calls } from '../calls.js';
import { fakeEngine, tinyContract } from '../testing/fake-engine.js';
import { rpc, toolCall } from '../testing/test-app.js';
import { createCore } from './core/core.js';
import { speakStdio } from './stdio.js';

async function start(structured = true) {
  const engine = fakeEngine();
  const input = new PassThrough();
  const output = new PassThrough();
  const written: unknown[] = [];
  output.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trimEnd().split('\n')) written.push(JSON.parse(line));
  });
  const calls = new Calls(engine, () => {});
  const connection = await speakStdio(
    createCore({
      contract: tinyContract,
      engine,
      calls,
      instructions: '',
      serverInfo: { name: 'tiny', version: '0.0.1' },
      errors: 'result',
      watchIntervalMs: 10,
    }),
    { structured, lineLimit: 1000, input, output },
  );
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

test('a call that is running when the connection is closed in order is still answered', async () => {
  const { engine, calls, input, connection, written } = await start();
  input.end(`${toolCall('slow', {}, { progressToken: 'p' })}\n`);
  await expect.poll(() => engine.seen.length).toBe(1);
  connection.stopAccepting();
  const closed = calls.drain(60_000).then(() => connection.close());
  engine.release();
  await closed;
  expect(written.at(-1)).toMatchObject({ id: 1, result: { structuredContent: { echo: {} } } });
});
