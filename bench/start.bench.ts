import { spawnSync } from 'node:child_process';
import { compare } from './compare.js';
import type { Bench } from './row.js';

export const bench: Bench = {
  title: 'Start of the command line',
  async run() {
    return [
      await compare({
        name: 'mcp-javafx-ui --help / node -e 0',
        limit: 3,
        samples: 25,
        ours: () => wallTime('dist/cli.js', '--help'),
        yardstick: () => wallTime('-e', '0'),
      }),
    ];
  },
};

function wallTime(...args: string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 60_000 });
  if (status !== 0) throw new Error(`Expected "node ${args.join(' ')}" to end with 0, got ${status}.`);
  return performance.now() - start;
}
