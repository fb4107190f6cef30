import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../testing/base-dir.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { servedPlatform } from '../testing/served-platform.js';

const dying = { workerFile: join(import.meta.dirname, '../testing/dying-worker.mjs') };
const app = { 'lua/main.lua': 'print("main") app = {n = 0} session:createAppVariable(app)' };
const quick = (more = '') => ({
  'config/config.toml': `[lua]\nsoftTimeoutMs = 200\nhardTimeoutMs = 10000\n[logging]\nlevel = "error"\noutput = "log/server.log"\n${more}`,
});

const epochOf = async ({ call }: Awaited<ReturnType<typeof servedPlatform>>, sessionId = '1') => {
  const reply = await call('ui_get_state', { sessionId });
  return reply.ok ? (reply.output as { properties: { epoch: string } }).properties.epoch : reply.text;
};

describe('a thread that dies', () => {
  test.each([
    ['ends itself', '-- exit'],
    ['throws', '-- throw'],
    ['runs out of memory', '-- heap'],
  ])('because it %s is an error that says so, and the session begins again', async (_, code) => {
    const patient = { 'config/config.toml': '[lua]\nhardTimeoutMs = 300000\n' };
    const served = await servedPlatform({ ...app, ...patient }, dying);
    const frontend = await PlainFrontend.connect(served.url);
    const epoch = await epochOf(served);
    await served.run('app.n = 5');
    expect(await served.call('ui_run', { code })).toMatchObject({
      ok: false,
      error: { code: 'UI_INTERNAL' },
      text: 'The Lua of session 1 ended unexpectedly; the session was reset.',
    });
    expect(await frontend.closed).toEqual({ code: 4001, reason: 'The session was reset.' });
    expect(await served.run('return app.n')).toBe('0');
    expect(await epochOf(served)).not.toBe(epoch);
    expect(contentOf(served.folder, 'log/lua.log')).toBe('main\nmain\n');
    expect(served.faults).toEqual([]);
  });

  test('while nobody asks for anything is replaced as well', async () => {
    const served = await servedPlatform(app, dying);
    const frontend = await PlainFrontend.connect(served.url);
    const epoch = await epochOf(served);
    await served.run('-- later');
    expect((await frontend.closed).code).toBe(4001);
    expect(await served.run('return app.n')).toBe('0');
    expect(await epochOf(served)).not.toBe(epoch);
  });
});

test('a session whose main.lua fails when it begins again says so to the caller and to the agent', async () => {
  const served = await servedPlatform(app, dying);
  writeFileSync(join(served.folder, 'lua/main.lua'), 'error("broken")');
  expect((await served.call('ui_run', { code: '-- exit' })).text).toBe(
    'The Lua of session 1 ended unexpectedly; the session was reset. It is empty, because its main.lua failed: lua/main.lua:1: broken',
  );
  expect(served.notified).toMatchObject([
    { params: { data: { sessionId: '1', message: 'main.lua failed: lua/main.lua:1: broken' } } },
  ]);
  expect(await served.run('return app == nil')).toBe('true');
});

test('code that runs too long is stopped, and what it did stays', async () => {
  const { call, run } = await servedPlatform({ ...app, ...quick() });
  expect(await call('ui_run', { code: 'app.n = 7 while true do end' })).toMatchObject({
    ok: false,
    error: { code: 'UI_TIMEOUT', details: { limitMs: 200, sessionReset: false } },
    text: 'The code was stopped after 200 ms; what it had done stays done, and the session goes on.',
  });
  expect(await run('return app.n')).toBe('7');
});

test('main.lua that fails is told to the agent and the log, and the platform runs', async () => {
  const { run, notified, folder } = await servedPlatform({ 'lua/main.lua': 'x = 1\nerror("broken")' });
  expect(await run('return x')).toBe('1');
  expect(notified).toMatchObject([
    { params: { data: { sessionId: '1', message: 'main.lua failed: lua/main.lua:2: broken' } } },
  ]);
  expect(contentOf(folder, 'log/lua-err.log')).toBe('lua/main.lua:2: broken\n');
  expect(contentOf(folder, 'log/server.log')).toContain(
    'main.lua failed in session 1: lua/main.lua:2: broken',
  );
});

describe('sessions', () => {
  test('do not see each other', async () => {
    const { run, url } = await servedPlatform(app);
    const { headers } = await fetch(url, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/2/');
    await run('app.n = 1');
    expect([await run('return app.n'), await run('return app.n', '2')]).toEqual(['1', '0']);
  });

  test('are not more than there may be', async () => {
    const { url } = await servedPlatform({ ...app, ...quick('[server]\nmaxSessions = 2\n') });
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(302);
    const refused = await fetch(url, { redirect: 'manual', headers: { accept: 'text/plain' } });
    expect([refused.status, await refused.text()]).toEqual([
      429,
      'There are as many sessions as there may be; use one of them, or wait for one to end.',
    ]);
  });
});
