import { describe, expect, test } from 'vitest';
import { ping, pong, refusal, send, startTestApp, toolCall } from '../testing/test-app.js';

describe('token', () => {
  const without = refusal('There is no bearer token; send the header "Authorization: Bearer <token>".');
  const wrong = refusal(
    'The bearer token is not the right one; send the header "Authorization: Bearer <token>".',
  );
  const cases: [string | null, object][] = [
    [null, without],
    ['', without],
    ['Bearer', without],
    ['Bearer ', without],
    ['Basic right', without],
    ['right', without],
    ['Bearer right and more', without],
    ['Bearer righ', wrong],
    ['Bearer rightt', wrong],
    ['Bearer RIGHT', wrong],
    ['Bearer "right"', wrong],
  ];
  test.each(cases)('%j is answered with 401', async (authorization, body) => {
    const { endpoint, engine } = await startTestApp();
    const response = await send(endpoint, { body: toolCall('echo'), headers: { authorization } });
    expect([response.status, response.headers['www-authenticate'], response.json]).toEqual([
      401,
      'Bearer',
      body,
    ]);
    expect(engine.seen).toEqual([]);
  });

  test('the scheme is read in any letter case', async () => {
    const { endpoint } = await startTestApp();
    expect((await send(endpoint, { ...ping, headers: { authorization: 'bearer right' } })).json).toEqual(
      pong,
    );
  });

  test('comes before size', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: 'x'.repeat(5000), headers: { authorization: null } });
    expect(response.status).toBe(401);
  });

  test('who guesses is answered after who knows, although asked before', async () => {
    const { endpoint } = await startTestApp();
    const guess = () => send(endpoint, { ...ping, headers: { authorization: 'Bearer wrong' } });
    for (let i = 0; i < 10; i++) await guess();
    const order: number[] = [];
    const guessed = guess().then(({ status }) => order.push(status));
    await send(endpoint, ping).then(({ status }) => order.push(status));
    await guessed;
    expect(order).toEqual([200, 401]);
  });
});
