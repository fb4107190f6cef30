import { expect, test } from 'vitest';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { servedPlatform } from '../testing/served-platform.js';

test('sessions that nobody uses end, those with a frontend stay', async () => {
  // So long a busy machine may take between two steps; then it is waited for.
  const config = '[session]\ntimeout = "20s"\n[logging]\nlevel = "error"\n';
  const { call, run, url } = await servedPlatform({ 'lua/main.lua': 'n = 0', 'config/config.toml': config });
  const frontend = await PlainFrontend.connect(url);
  await fetch(url, { redirect: 'manual' });
  expect(await run('return n', '2')).toBe('0');
  await expect.poll(async () => (await fetch(`${url}/2/`)).status, { interval: 500 }).toBe(404);
  expect(await call('ui_run', { code: '', sessionId: '2' })).toMatchObject({
    ok: false,
    error: { code: 'UI_SESSION_NOT_FOUND', details: { sessionId: '2', sessions: ['1'] } },
    text: 'session 2 not found',
  });
  expect(await run('return n')).toBe('0');
  frontend.socket.close();
  await expect.poll(async () => (await fetch(`${url}/1/`)).status, { interval: 500 }).toBe(404);
});
