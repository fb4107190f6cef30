import { describe, expect, test } from 'vitest';
import { overSocket, refusal, send, startTestApp, toolCall } from '../testing/test-app.js';

describe('message', () => {
  test.each(['', '{', 'ping', '{"jsonrpc":"2.0"', '[1', Buffer.from([0x22, 0xff, 0x22])])(
    '%j is answered as a parse error',
    async (body) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { body, headers: { 'content-length': String(body.length) } });
      expect([response.status, response.json]).toEqual([
        400,
        refusal('The body is not JSON in UTF-8.', -32700),
      ]);
    },
  );

  test('a batch is refused and nothing of it is executed', async () => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, { body: `[${toolCall('echo')}]` });
    const sentence = 'Batches are not accepted, nothing was executed; send one message a request.';
    expect([response.status, response.json]).toEqual([400, refusal(sentence, -32600)]);
    expect((await send(endpoint, { body: '[]' })).status).toBe(400);
    expect(engine.seen).toEqual([]);
  });

  test.each(['null', '1', '"ping"', 'true'])('%s is no message', async (body) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body });
    expect([response.status, response.json]).toEqual([
      400,
      refusal('Expected a JSON-RPC message, an object.', -32600),
    ]);
  });

  test('an object that is no JSON-RPC message is refused by the SDK', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: '{"tool":"echo","input":{}}' });
    expect([response.status, response.json]).toEqual([
      400,
      refusal('Parse error: Invalid JSON-RPC message', -32700),
    ]);
  });

  test('bytes that are not HTTP are answered in the same form', async () => {
    const { endpoint } = await startTestApp();
    const answer = await overSocket(endpoint, 'HELLO\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual(
      refusal('This is not an HTTP request.'),
    );
  });
});
