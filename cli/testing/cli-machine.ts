import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const cli = join(import.meta.dirname, '../../dist/cli.js');

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A machine of its own: a run folder, the servers in it, and the command line beside them. */
export class CliMachine {
  private readonly home = mkdtempSync(join(tmpdir(), 'mcp-cli-'));
  private readonly children: ReturnType<typeof spawn>[] = [];

  /** Serves the standard fixture; the command line finds it by itself. */
  async serve(...args: string[]): Promise<{ endpoint: string; token: string; pid: number }> {
    const child = this.spawn(['serve', '--quiet', '--json', ...args]);
    const [line] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>,
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`serve ended with ${code}`))),
    ]);
    return JSON.parse(line);
  }

  /** Runs a command to its end. */
  async run(args: readonly string[], env: Record<string, string> = {}): Promise<CliResult> {
    const child = this.spawn(args, env);
    const result = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (result.stdout += chunk));
    child.stderr.on('data', (chunk) => (result.stderr += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, ...result };
  }

  /** Starts a command that goes on. */
  spawn(args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: this.home,
      env: { PATH: process.env.PATH, HOME: this.home, XDG_RUNTIME_DIR: this.home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.push(child);
    return child;
  }

  async close(): Promise<void> {
    const running = this.children.filter((child) => child.exitCode === null && child.signalCode === null);
    await Promise.all(
      running.map((child) => {
        child.kill('SIGKILL');
        return once(child, 'exit');
      }),
    );
    rmSync(this.home, { recursive: true, force: true });
  }
}
