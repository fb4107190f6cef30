import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../../package-root.js';

/** The reference server with the standard fixture, as a user starts it. */
export class ReferenceServer {
  readonly endpoint: string;
  readonly token: string;
  readonly #child: ChildProcess;
  readonly #home: string;

  private constructor(served: { endpoint: string; token: string }, child: ChildProcess, home: string) {
    this.endpoint = served.endpoint;
    this.token = served.token;
    this.#child = child;
    this.#home = home;
  }

  static async start(...flags: string[]): Promise<ReferenceServer> {
    const home = mkdtempSync(join(tmpdir(), 'mcp-clients-'));
    const cli = join(packageRoot(), 'dist', 'cli.js');
    const child = spawn(process.execPath, [cli, 'serve', '--quiet', '--json', '--port', '0', ...flags], {
      cwd: home,
      env: { ...process.env, XDG_RUNTIME_DIR: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>,
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
    ]);
    return new ReferenceServer(JSON.parse(line), child, home);
  }

  async close(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    rmSync(this.#home, { recursive: true, force: true });
  }
}
