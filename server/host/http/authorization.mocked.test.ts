import { describe, expect, test, vi } from 'vitest';
import { ping, pong, refusal, send, startTestApp, toolCall } from '../testing/test-app.js';

/** How often an answer was made to wait, and what the waiting lasts until. */
const pauses = vi.hoisted(() => ({ begun: 0, until: Promise.resolve() }));

vi.mock('node:timers/promises', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:timers/promises')>()),
  async setTimeout() {
    pauses.begun++;
    await pauses.until;
  },
}));

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

  test('is not asked for where there is none', async () => {
    const { endpoint } = await startTestApp({ token: '' });
    const answers = [null, 'Bearer anything'].map((authorization) =>
      send(endpoint, { ...ping, headers: { authorization } }),
    );
    expect((await Promise.all(answers)).map(({ json }) => json)).toEqual([pong, pong]);
  });

  test('comes before size', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { body: 'x'.repeat(5000), headers: { authorization: null } });
    expect(response.status).toBe(401);
  });

  test('who guesses is answered after who knows, although asked before', async () => {
    const { endpoint } = await startTestApp();
    const guess = () => send(endpoint, { ...ping, headers: { authorization: 'Bearer wrong' } });
    // More than are free: on a slow machine some of them are forgotten meanwhile.
    for (let i = 0; i < 15; i++) await guess();
    let end = () => {};
    pauses.until = new Promise((resolve) => {
      end = resolve;
    });
    pauses.begun = 0;
    const order: number[] = [];
    const guessed = guess().then(({ status }) => order.push(status));
    await expect.poll(() => pauses.begun).toBe(1);
    await send(endpoint, ping).then(({ status }) => order.push(status));
    end();
    await guessed;
    expect(order).toEqual([200, 401]);
  });
});
