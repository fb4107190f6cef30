import { describe, expect, test } from 'vitest';
import { baseDir } from '../testing/base-dir.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { PlatformProcess } from '../testing/platform-process.js';

const main = 'app = {n = 0} session:createAppVariable(app)';
const limits = (softMs: number, hardMs: number) =>
  `[lua]\nsoftTimeoutMs = ${softMs}\nhardTimeoutMs = ${hardMs}\n`;
const serve = (platform: PlatformProcess, config: string) =>
  platform.serve(baseDir({ 'lua/main.lua': main, 'config/config.toml': config }));
const create = { type: 'create', data: { requestId: 1, parentId: 1, properties: { path: 'n' } } };

const runaways = {
  'a loop inside pcall': 'while true do pcall(function() while true do end end) end',
  'a loop in a coroutine': 'coroutine.wrap(function() while true do end end)() while true do end',
  'a finalizer':
    'setmetatable({}, {__gc = function() while true do end end}) collectgarbage() while true do end',
  'a search that tries everything': 'return (("a"):rep(34)):find(("a?"):rep(34) .. ("a"):rep(34) .. "b")',
};

describe('while one session is busy with', () => {
  test.each(Object.entries(runaways))('%s, everybody else is answered', async (_, code) => {
    const platform = await PlatformProcess.start();
    // Nobody ends it meanwhile, however slow the machine is.
    const url = await serve(platform, limits(600_000, 900_000));
    await fetch(url, { redirect: 'manual' });
    const other = await PlainFrontend.connect(url, '2');
    let isOver = false;
    void platform.request('tools/call', { name: 'ui_run', arguments: { code } }).then(() => {
      isOver = true;
    });
    await Promise.all([
      platform.request('ping'),
      platform.run('app.n = 5 return app.n', '2'),
      other.ask(create, 1),
      fetch(`${url}/1/`),
      fetch(url, { redirect: 'manual' }),
      platform.request('tools/list'),
      platform.call('ui_upload_viewdef', { type: 'A', namespace: 'B', content: '<template></template>' }),
    ]);
    expect(isOver).toBe(false);
  });
});

describe('a session that is busy with', () => {
  test.each(Object.entries(runaways))('%s is ended, and begins anew', async (_, code) => {
    const platform = await PlatformProcess.start();
    // A busy machine may need seconds for the new beginning, too.
    await serve(platform, limits(1000, 20_000));
    expect(await platform.call('ui_run', { code })).toMatchObject({
      isError: true,
      structured: { error: { code: 'UI_TIMEOUT' } },
    });
    expect(await platform.run('return app.n')).toBe('0');
  });

  test('a string of 64 MB is stopped, and all goes on', async () => {
    const platform = await PlatformProcess.start();
    await platform.serve(baseDir({ 'lua/main.lua': main }));
    expect(await platform.call('ui_run', { code: 'app.s = ("x"):rep(64 << 20)' })).toMatchObject({
      isError: true,
      text: 'not enough memory',
      structured: { error: { code: 'UI_LUA_ERROR' } },
    });
    expect(await platform.run('return {app.n, app.s == nil}')).toBe('[0,true]');
  });
});
