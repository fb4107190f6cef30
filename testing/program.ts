import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { cli } from './paths.js';

/** What `--json` prints of a server. */
export interface Served {
  endpoint: string;
  token: string;
  pid: number;
}

export interface ProgramOptions {
  env?: Readonly<Record<string, string>>;
  /** Another one that was built than the program of the package's name. */
  script?: string;
  /** Where it runs and keeps what others may find; without it an empty folder of its own. */
  folder?: string;
}

/** Our program as a user runs it. */
export class Program {
  readonly folder: string;
  readonly child: ChildProcessWithoutNullStreams;
  /** What it wrote so far. */
  readonly out = { stdout: '', stderr: '' };
  readonly exit: Promise<number | null>;
  readonly #lines: Interface;

  constructor(args: readonly string[], { env, folder, script = cli }: ProgramOptions = {}) {
    this.folder = folder ?? mkdtempSync(join(tmpdir(), 'mcp-program-'));
    this.child = spawn(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: { ...ownEnvironment(), ...patience, XDG_RUNTIME_DIR: this.folder, ...env },
    });
    for (const stream of ['stdout', 'stderr'] as const) {
      this.child[stream].setEncoding('utf8').on('data', (text: string) => {
        this.out[stream] += text;
      });
    }
    this.#lines = createInterface({ input: this.child.stdout });
    this.exit = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** The next line of standard output. */
  async line(): Promise<string> {
    return String((await once(this.#lines, 'line'))[0]);
  }

  /** Where it serves, once it does; it was started with `--json`. */
  async served(): Promise<Served> {
    for (;;) {
      // Whatever an application printed before, it may not have ended its line.
      const line = /\{"endpoint".*\}/.exec(this.out.stdout)?.[0];
      if (line) return JSON.parse(line) as Served;
      const ended = await Promise.race([
        once(this.child.stdout, 'data').then(() => false),
        this.exit.then(() => true),
      ]);
      if (ended) throw new Error(`It ended: ${this.out.stderr}`);
    }
  }

  /** What it wrote, once it has ended by itself. */
  async result(): Promise<{ code: number | null; stdout: string; stderr: string }> {
    this.child.stdin.end();
    return { code: await this.exit, ...this.out };
  }

  /** Ends it as Ctrl-C does, so that it can end what it started. */
  async end(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exit;
  }
}

const patientMs = '60000';

/** No server gives up on its application because the machine is busy, unless it is told to. */
const patience = { MCP_FX_TIMEOUT_MS: patientMs };

/** The same for a server that a test does not start as a `Program`. */
export const patient = ['--fx-timeout', patientMs] as const;

/** A program that ends with the test. */
export function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script?: string,
): Program {
  const program = new Program(args, { env, ...(script === undefined ? {} : { script }) });
  onTestFinished(async () => {
    await program.end();
  });
  return program;
}

/** Without the settings that whoever runs the tests has made for servers and terminals. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(MCP_|FORCE_COLOR$|NO_COLOR$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
