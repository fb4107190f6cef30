import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './paths.js';

export interface Ran {
  readonly code: number | null;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

/** A copy of this repository as it stands, in which a test may do what a contributor does. */
export class ScratchClone {
  readonly root = mkdtempSync(join(tmpdir(), 'clone-'));

  constructor() {
    const known = this.#git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
    for (const path of known.split('\0').filter((one) => one !== '' && existsSync(join(root, one))))
      this.#take(path);
    // Built once is enough; the build looks whether it still fits.
    for (const path of ['agent/target/mcp-javafx-agent.jar', 'agent/target/.stamp'])
      if (existsSync(join(root, path))) this.#take(path);
    // Each package by itself: what a build leaves beside them stays apart.
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
      symlinkSync(join(root, 'node_modules', name), join(this.root, 'node_modules', name));
    this.#git(this.root, 'init', '--quiet');
    this.#git(this.root, 'add', '--all');
    const author = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
    this.#git(this.root, ...author, 'commit', '--quiet', '--no-verify', '--message', 'As it stands');
  }

  /** Runs a command line in it; `until` ends one that would go on, once its output matches. */
  async run(line: string, until?: RegExp): Promise<Ran> {
    const child = spawn('bash', ['-c', line], {
      cwd: this.root,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which Ctrl-C reaches as a whole.
      detached: true,
    });
    let output = '';
    let ended = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (ended || !until?.test(output)) return;
        ended = true;
        process.kill(-child.pid!, 'SIGINT');
      });
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output };
  }

  text(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  names(folder: string): string[] {
    return readdirSync(join(this.root, folder)).sort();
  }

  /** What differs from this repository: files, and folders that are new. */
  changed(): string[] {
    const lines = this.#git(this.root, 'status', '--porcelain').split('\n');
    return lines.filter((line) => line !== '').map((line) => line.slice(3));
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  #take(path: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    cpSync(join(root, path), join(this.root, path), { preserveTimestamps: true });
  }

  /** That of a contributor, who is in no test. */
  #environment(): NodeJS.ProcessEnv {
    const ours = /^(VITEST|MCP_|NODE_ENV$|TEST$|CI$|npm_)/;
    const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
    return { ...Object.fromEntries(kept), XDG_RUNTIME_DIR: this.root, NO_COLOR: '1' };
  }

  #git(cwd: string, ...args: string[]): string {
    return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  }
}
