import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { createEngine } from '../server/ui-platform/engine.js';
import { Platform } from '../server/ui-platform/platform.js';
import { compare } from './compare.js';
import { onOneCore } from './one-core.js';
import type { Bench, Row } from './row.js';

const callsARound = 300;
/** The optimiser of the engine is done with both after so many. */
const warmUp = 20_000;
const code = 'return session:getApp().contacts[1].name';

/**
 * The time of one `ui_run` next to a thread that sends back what it gets.
 *
 * Ours is the whole call, from the arguments to the answer: the state of the platform, the input, the turn, the
 * limits of time and memory, Lua, the output. All that it shares with the yardstick is what two threads need to
 * exchange two messages; what it does beyond that may cost as much again.
 *
 * The yardstick has one listener for its whole life and sends what our threads are sent. It makes no promise
 * about time and has no turns, because a bare echo needs neither; so these count as ours.
 *
 * Code is compiled when it is new, and kept for a while. Whoever explores an application sends new code with each
 * call, whoever watches it sends the same again, hence two rows with the same limit. The look at what changed
 * takes longer the more a page shows, hence a row without one.
 *
 * On one core nothing is hidden: what one thread does while the other one waits for it adds to the time, and so
 * does what it does after the answer.
 */
export const bench: Bench = {
  title: 'Lua (ui_run of a UI platform, both threads on one core)',
  run: () => onOneCore(measure),
};

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ui-platform-bench-'));
  const env = { UI_PLATFORM_LOG_LEVEL: 'error' };
  const engine = createEngine({ platform: new Platform({ speaksMcp: true, env }) });
  const call = (tool: string, input: object) => engine.call(tool, input, { arrivedAt: performance.now() });
  await call('ui_configure', { base_dir: folder });
  const { text: url } = await call('ui_start', {});
  await call('ui_run', { code: 'session:createAppVariable({contacts = {{name = "Ann"}}})' });
  let count = 0;
  const newCode = () => `${code} -- ${++count}`;
  for (const sent of [code, newCode()]) {
    const { text } = await call('ui_run', { code: sent });
    if (text !== '"Ann"') throw new Error(`Lua answered ${text}.`);
  }

  const echo = new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (message) => parentPort.postMessage(message));`,
    { eval: true },
  );
  let answered: (message: unknown) => void = () => {};
  echo.on('message', (message) => answered(message));
  const echoed = (sent: string) =>
    new Promise((resolve) => {
      answered = resolve;
      echo.postMessage({ kind: 'run', code: sent });
    });
  const run = (sent: string) => call('ui_run', { code: sent });

  const timeOf = async (
    work: (code: string) => Promise<unknown>,
    codes: () => string,
    times = callsARound,
  ) => {
    const start = performance.now();
    for (let i = 0; i < times; i++) await work(codes());
    return (performance.now() - start) / times;
  };
  const rows: Row[] = [];
  for (const { name, codes, values, limit } of [
    { name: 'new code each time', codes: newCode, values: 0, limit: { limit: 2 } },
    { name: 'the same code again', codes: () => code, values: 0, limit: { limit: 2 } },
    { name: 'the same while a page shows 10 values', codes: () => code, values: 10, limit: {} },
  ]) {
    if (values > 0) await showValues(url, values);
    await timeOf(run, codes, warmUp);
    await timeOf(echoed, codes, warmUp);
    rows.push(
      await compare({
        name: `ui_run, with every check, ${name} / a bare worker echo`,
        ...limit,
        samples: 60,
        ours: () => timeOf(run, codes),
        yardstick: () => timeOf(echoed, codes),
      }),
    );
  }
  await Promise.all([engine.close(), echo.terminate()]);
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** A frontend with so many variables; it stays until the platform goes. */
async function showValues(url: string, count: number): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/1`);
  await once(socket, 'open');
  const messages = Array.from({ length: count }, (_, requestId) => ({
    type: 'create',
    data: { requestId, parentId: 1, properties: { path: 'contacts.0.name' } },
  }));
  const shown = new Promise<void>((resolve) => {
    socket.on('message', (frame) => {
      if (String(frame).includes('"create"')) resolve();
    });
  });
  socket.send(JSON.stringify(messages));
  await shown;
}
