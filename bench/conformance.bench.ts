import { spawn } from 'node:child_process';
import type { Bench } from './row.js';
import { ServerProcess } from './server-process.js';

const minute = 60_000;
/** Short, because the suite lets every tool run into it. */
const fxTimeoutMs = '1000';

/** The whole suite with every profile against our own server, once: most of it is waiting for deadlines on purpose. */
export const bench: Bench = {
  title: 'The conformance suite',
  async run() {
    const server = await ServerProcess.start('reference', '', fxTimeoutMs);
    const start = performance.now();
    await judge(server.endpoint, server.token);
    const ours = performance.now() - start;
    server.close();
    const ratio = ours / minute;
    const row = { ratio, low: ratio, high: ratio, samples: 1, ours, yardstick: minute, unit: 'ms' };
    return [{ name: 'one run of the whole suite / one minute', ...row }];
  },
};

function judge(endpoint: string, token: string): Promise<void> {
  const args = ['dist/cli.js', 'conformance', endpoint, '--token', token, '--fx-timeout', fxTimeoutMs];
  const child = spawn(process.execPath, args, { stdio: 'ignore', timeout: 10 * minute });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0 || code === 1) resolve();
      else reject(new Error(`Expected the suite to end, got ${code}.`));
    });
  });
}
