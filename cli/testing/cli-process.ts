import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const program = join(import.meta.dirname, '../../dist/cli.js');

/** A command of ours as a user runs it, from an empty folder and with a run folder of its own. */
export class CliProcess {
  readonly out = { stdout: '', stderr: '' };
  readonly child: ChildProcessWithoutNullStreams;
  readonly exit: Promise<number | null>;
  /** Where it runs. */
  readonly folder = mkdtempSync(join(tmpdir(), 'mcp-cli-'));

  constructor(args: string[], env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [program, ...args], {
      cwd: this.folder,
      env: { ...process.env, XDG_RUNTIME_DIR: this.folder, ...env },
    });
    this.child.stdout.on('data', (chunk: Buffer) => {
      this.out.stdout += chunk;
    });
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.out.stderr += chunk;
    });
    this.exit = once(this.child, 'close').then(([code]) => code as number | null);
    onTestFinished(async () => {
      await this.end();
    });
  }

  /** Ends it as Ctrl-C does, so that it can end what it started. */
  async end(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exit;
  }

  /** What `--json` prints once it serves. */
  async served(): Promise<{ endpoint: string; token: string; pid: number }> {
    for (;;) {
      // Whatever an application printed before, it may not have ended its line.
      const line = /\{"endpoint".*\}/.exec(this.out.stdout)?.[0];
      if (line) return JSON.parse(line) as { endpoint: string; token: string; pid: number };
      const ended = await Promise.race([
        once(this.child.stdout, 'data').then(() => false),
        this.exit.then(() => true),
      ]);
      if (ended) throw new Error(`It ended: ${this.out.stderr}`);
    }
  }
}
