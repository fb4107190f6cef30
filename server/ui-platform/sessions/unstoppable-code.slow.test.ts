import { describe, expect, test } from 'vitest';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { servedPlatform } from '../testing/served-platform.js';

const app = { 'lua/main.lua': 'print("main") app = {n = 0} session:createAppVariable(app)' };
// Only what never ends may take so long, however slow the machine is.
const limits = {
  'config/config.toml':
    '[lua]\nsoftTimeoutMs = 200\nhardTimeoutMs = 10000\n[logging]\nlevel = "error"\noutput = "log/server.log"\n',
};

describe('code that can not be stopped from inside', () => {
  const finalizer = 'setmetatable({}, {__gc = function() while true do end end}) collectgarbage()';
  const search = 'return (("a"):rep(34)):find(("a?"):rep(34) .. ("a"):rep(34) .. "b")';

  test.each([
    ['a finalizer', finalizer],
    ['a search', search],
  ])('%s is ended with its thread, and the session begins again', async (_, code) => {
    const served = await servedPlatform({ ...app, ...limits });
    const frontend = await PlainFrontend.connect(served.url);
    await served.run('app.n = 5');
    expect(await served.call('ui_run', { code })).toEqual({
      ok: false,
      error: {
        code: 'UI_TIMEOUT',
        message: 'The code did not stop and was ended after 10000 ms; session 1 was reset.',
        details: { limitMs: 10_000, sessionReset: true },
      },
      text: 'The code did not stop and was ended after 10000 ms; session 1 was reset.',
    });
    expect((await frontend.closed).code).toBe(4001);
    expect(await served.run('return app.n')).toBe('0');
  });

  test('in an action of a frontend ends the thread as well', async () => {
    const main = `app = {n = 0} function app:spin() ${finalizer} end session:createAppVariable(app)`;
    const served = await servedPlatform({ 'lua/main.lua': main, ...limits });
    const frontend = await PlainFrontend.connect(served.url);
    const properties = { path: 'spin()', access: 'action' };
    await frontend.ask({ type: 'create', data: { requestId: 1, parentId: 1, properties } }, 1);
    frontend.socket.send(JSON.stringify({ type: 'update', data: { varId: 2 } }));
    expect((await frontend.closed).code).toBe(4001);
    expect(await served.run('return app.n')).toBe('0');
  });

  test('in main.lua leaves a session without an application', async () => {
    const served = await servedPlatform({ 'lua/main.lua': `kept = 1 ${finalizer}`, ...limits });
    expect(await served.run('return {kept == nil, session:getApp() == nil}')).toBe('[true,true]');
    expect(served.notified).toEqual([
      {
        method: 'notifications/message',
        params: {
          level: 'error',
          logger: 'lua',
          data: {
            sessionId: '1',
            message:
              'main.lua failed: The code did not stop and was ended after 10000 ms; session 1 was reset.',
          },
        },
      },
    ]);
  });
});
