import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerBrokenRequests } from './broken-request.js';

const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 20 });
answerBrokenRequests(server, (socket, status, message) => socket.end(`${status} ${message}`));

beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** All that comes back until the server ends the connection. */
const answerTo = (text: string) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
  });

test('a connection that is opened in advance and not used is closed without an answer', async () => {
  expect(await answerTo('')).toBe('');
});

// Once more if this process was so busy that the time was over before it read anything.
test('a request that does not arrive as a whole is said to be late', async () => {
  await expect
    .poll(() => answerTo('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n'))
    .toBe('408 The request did not arrive in time.');
});

test('what is not HTTP is called so, and headers without an end too large', async () => {
  await expect.poll(() => answerTo('hello\r\n\r\n')).toBe('400 This is not an HTTP request.');
  await expect
    .poll(() => answerTo(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`))
    .toBe('431 The headers are too large.');
});
