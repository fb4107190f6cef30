import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const cli = join(import.meta.dirname, '../../../dist/cli.js');

export interface Served {
  child: ChildProcessWithoutNullStreams;
  /** What it wrote so far. */
  out: { stdout: string; stderr: string };
  exit: Promise<number | null>;
  runtimeDir: string;
  /** The next line of standard output. */
  line(): Promise<string>;
}

/** `mcp-javafx-ui serve …` as a user runs it, from an empty folder and with a run folder of its own. */
export function spawnServe(args: string[], env: Record<string, string> = {}): Served {
  const runtimeDir = mkdtempSync(join(tmpdir(), 'mcp-serve-'));
  const child = spawn(process.execPath, [cli, 'serve', ...args], {
    cwd: runtimeDir,
    env: { PATH: process.env.PATH, HOME: runtimeDir, XDG_RUNTIME_DIR: runtimeDir, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    out.stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    out.stderr += chunk;
  });
  const lines = createInterface({ input: child.stdout });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, out, exit, runtimeDir, line: async () => String((await once(lines, 'line'))[0]) };
}

/** Serves with `--json` and waits until it is there. */
export async function spawnHttp(args: string[], env?: Record<string, string>) {
  const served = spawnServe([...args, '--json'], env);
  const line = await Promise.race([served.line(), served.exit]);
  if (typeof line !== 'string') throw new Error(`serve ended: ${served.out.stderr}`);
  return { ...served, ...(JSON.parse(line) as { endpoint: string; token: string; pid: number }) };
}
