import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baseDir } from '../testing/base-dir.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { PlatformProcess } from '../testing/platform-process.js';

describe('when the input ends', () => {
  test('before anything was configured, the program ends', async () => {
    const platform = await PlatformProcess.start();
    platform.program.child.stdin.end();
    expect(await platform.program.exit).toBe(0);
    expect(readdirSync(platform.program.folder)).toEqual([]);
  });

  test('the program ends with code 0, frontends are told, and nothing listens any more', async () => {
    const platform = await PlatformProcess.start();
    const url = await platform.serve(baseDir({ 'lua/main.lua': 'print(1)' }));
    const frontend = await PlainFrontend.connect(url);
    platform.program.child.stdin.end();
    expect(await platform.program.exit).toBe(0);
    expect((await frontend.closed).code).toBe(1001);
    await expect(fetch(url)).rejects.toThrow();
  });

  test('while Lua spins where nothing stops it, the program ends all the same', async () => {
    const platform = await PlatformProcess.start({}, ['--quiet', '--shutdown-timeout', '100']);
    const config = '[lua]\nsoftTimeoutMs = 600000\nhardTimeoutMs = 1200000\n';
    await platform.serve(baseDir({ 'config/config.toml': config }));
    const code = 'mcp.notify("spinning") while true do end';
    const spinning = platform.request('tools/call', { name: 'ui_run', arguments: { code } });
    await expect.poll(() => platform.notifications.length).toBe(1);
    platform.program.child.stdin.end();
    expect(await platform.program.exit).toBe(0);
    expect((await spinning).error?.message).toBe(
      'The server is shutting down; what the call had begun may still complete.',
    );
  });
});
