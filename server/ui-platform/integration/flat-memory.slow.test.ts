import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseDir, patientLua } from '../testing/base-dir.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { PlatformProcess } from '../testing/platform-process.js';

const kilobytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

test.skipIf(process.platform !== 'linux')(
  '20,000 calls, each of which a frontend sees, leave the memory as it was',
  async () => {
    const platform = await PlatformProcess.start();
    const url = await platform.serve(
      baseDir({
        'lua/main.lua': 'app = {n = 0, list = {}} session:createAppVariable(app)',
        'config/config.toml': patientLua,
      }),
    );
    const frontend = await PlainFrontend.connect(url);
    const create = (requestId: number, path: string) => ({
      type: 'create',
      data: { requestId, parentId: 1, properties: { path } },
    });
    await frontend.ask([create(1, 'n'), create(2, 'list')], 2);
    const pid = platform.program.child.pid!;
    const luaKilobytes = async () =>
      Number(await platform.run('collectgarbage() collectgarbage() return collectgarbage("count")'));
    const rounds = async (from: number, to: number) => {
      for (let i = from; i < to; i++) {
        const code = `app.n = ${i} app.list = {{id = ${i}}, {id = ${i}}} return {n = app.n, text = ("x"):rep(100)}`;
        const text = await platform.run(code);
        if (!text.includes(`"n":${i}`)) throw new Error(text);
      }
    };
    await rounds(0, 5000);
    const before = { process: kilobytes(pid), lua: await luaKilobytes() };
    await rounds(5000, 20_000);
    const after = { process: kilobytes(pid), lua: await luaKilobytes() };
    await expect.poll(() => frontend.received.length).toBeGreaterThan(40_000);
    expect(after.lua - before.lua).toBeLessThan(300);
    expect(after.process - before.process).toBeLessThan(40_000);
  },
);
