import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createEngine } from '../server/ui-platform/engine.js';
import { Platform } from '../server/ui-platform/platform.js';
import { compare } from './compare.js';
import type { Bench } from './row.js';

const callsARound = 300;
/** The optimiser of the engine is done with both after so many. */
const warmUp = 5000;
const code = 'return session:getApp().contacts[1].name';

/** The time of one ui_run, from the arguments to the answer, next to a thread that sends back what it gets. */
export const bench: Bench = {
  title: 'Lua (ui_run of a UI platform)',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'ui-platform-bench-'));
    const env = { UI_PLATFORM_LOG_LEVEL: 'error' };
    const engine = createEngine({ platform: new Platform({ speaksMcp: true, env }) });
    const call = (tool: string, input: object) => engine.call(tool, input, { arrivedAt: performance.now() });
    await call('ui_configure', { base_dir: folder });
    await call('ui_start', {});
    await call('ui_run', { code: 'session:createAppVariable({contacts = {{name = "Ann"}}})' });
    const { text } = await call('ui_run', { code });
    if (text !== '"Ann"') throw new Error(`Lua answered ${text}.`);

    const echo = new Worker(
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', (message) => parentPort.postMessage(message));`,
      { eval: true },
    );
    const echoed = async () => {
      echo.postMessage({ kind: 'run', code });
      await once(echo, 'message');
    };
    const timeOf = async (work: () => Promise<unknown>, times: number) => {
      const start = performance.now();
      for (let i = 0; i < times; i++) await work();
      return (performance.now() - start) / times;
    };
    const run = () => call('ui_run', { code });
    await timeOf(run, warmUp);
    await timeOf(echoed, warmUp);
    const rows = [
      await compare({
        name: 'ui_run, with every check / a bare worker echo',
        limit: 2,
        samples: 60,
        ours: () => timeOf(run, callsARound),
        yardstick: () => timeOf(echoed, callsARound),
      }),
    ];
    await Promise.all([engine.close(), echo.terminate()]);
    rmSync(folder, { recursive: true, force: true });
    return rows;
  },
};
