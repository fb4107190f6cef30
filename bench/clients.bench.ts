import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './compare.js';
import type { Bench } from './row.js';

const twoSeconds = 2000;

export const bench: Bench = {
  title: 'Clients in every language',
  async run() {
    return [
      await compare({
        name: 'generate --lang all / two seconds',
        limit: 1,
        samples: 11,
        ours: wallTime,
        yardstick: () => twoSeconds,
      }),
    ];
  },
};

/** The whole command, into a new folder. */
function wallTime(): number {
  const out = mkdtempSync(join(tmpdir(), 'bench-clients-'));
  try {
    const args = ['dist/cli.js', 'generate', '--lang', 'all', '--out', out];
    const start = performance.now();
    const { status } = spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 60_000 });
    const took = performance.now() - start;
    if (status !== 0) throw new Error(`Expected "generate --lang all" to end with 0, got ${status}.`);
    return took;
  } finally {
    rmSync(out, { recursive: true });
  }
}
