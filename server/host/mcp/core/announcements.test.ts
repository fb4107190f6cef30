import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { rpc, send, startTestApp } from '../../testing/test-app.js';
import { tinyCore } from '../../testing/tiny-core.js';
import { envelope } from '../../testing/v2-request.js';
import { speakStdio } from '../stdio.js';
import { Announcements } from './announcements.js';

const hello = { method: 'notifications/hello', params: { n: 1 } };

test('whoever listens is told, until they stop', () => {
  const announcements = new Announcements();
  const heard: string[] = [];
  const stop = announcements.listen(({ method }) => heard.push(`a ${method}`));
  announcements.listen(({ method }) => heard.push(`b ${method}`));
  announcements.announce({ method: '1' });
  stop();
  announcements.announce({ method: '2' });
  expect(heard).toEqual(['a 1', 'b 1', 'b 2']);
});

async function overStdio() {
  const announcements = new Announcements();
  const [input, output] = [new PassThrough(), new PassThrough()];
  const written: unknown[] = [];
  output.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trimEnd().split('\n')) written.push(JSON.parse(line));
  });
  const connection = await speakStdio(tinyCore({ announcements }), {
    structured: true,
    lineLimit: 10_000,
    input,
    output,
  });
  return { announcements, input, written, connection };
}

test('over stdio they are notifications, and end with the connection', async () => {
  const { announcements, written, connection } = await overStdio();
  announcements.announce(hello);
  await expect.poll(() => written).toEqual([{ jsonrpc: '2.0', ...hello }]);
  await connection.close();
  announcements.announce(hello);
  expect(written).toHaveLength(1);
});

test('a client of the later revision gets them by its own server', async () => {
  const { announcements, input, written, connection } = await overStdio();
  const params = { _meta: envelope };
  input.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params })}\n`);
  await expect.poll(() => written.length).toBe(1);
  announcements.announce(hello);
  await expect.poll(() => written.length).toBe(2);
  expect(written[1]).toMatchObject({ method: hello.method, params: hello.params });
  await connection.close();
});

test('over HTTP those with a stream of a session are told', async () => {
  const announcements = new Announcements();
  const { endpoint } = await startTestApp({ profile: 'stateful', announcements });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const { headers } = await send(endpoint, { body: rpc('initialize', params) });
  const stream = await fetch(endpoint, {
    headers: {
      authorization: 'Bearer right',
      accept: 'text/event-stream',
      'mcp-session-id': headers['mcp-session-id'] as string,
    },
  });
  announcements.announce(hello);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('hello')) text += (await reader.read()).value;
  await reader.cancel();
  expect(text).toContain(JSON.stringify({ ...hello, jsonrpc: '2.0' }));
});
