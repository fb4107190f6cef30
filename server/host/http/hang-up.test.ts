import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp, toolCall } from '../testing/test-app.js';

test('a caller that resets the connection in the middle of its call is not reported as a fault', async () => {
  const { endpoint, engine, reported } = await startTestApp();
  const { port, host } = new URL(endpoint);
  const body = toolCall('slow');
  const head = [
    'POST /mcp HTTP/1.1',
    `Host: ${host}`,
    'Authorization: Bearer right',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await expect.poll(() => engine.seen.length).toBe(1);
  const { signal } = engine.seen[0]!.context;
  socket.resetAndDestroy();
  await expect.poll(() => signal!.aborted).toBe(true);
  engine.release();
  expect(reported).toEqual([]);
});
