import { describe, expect, test } from 'vitest';
import { pong, refusal, rpc, send, startTestApp } from '../testing/test-app.js';

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
