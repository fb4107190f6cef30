import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Emitter } from '../emitter.js';
import type { ContractIr } from '../model/ir.js';

/**
 * What the tests of the clients need to know about a language.
 *
 * `runner` gives the command line of a small program over the generated client of mcp-javafx-ui/1.0, whose
 * sources stand in `testing/<lang>/`. It is started as
 *
 * - `… vectors`: reads lines `{"type": "UiNode", "value": …}` and writes for each of them one line
 *   `{"type": "UiNode", "value": …}` with what its models make of the value: decoded, and encoded again;
 * - `… scenario <url> <token>`: does what `scenario.ts` says and writes its lines;
 * - `… future <url> <token>`: does what `future.ts` says and writes its lines.
 *
 * It ends with 0. Whatever it writes to standard error is shown when it doesn't.
 */
export interface Language {
  readonly emitter: Emitter;
  /** Tools that are not installed, as people call them; where one is missing the tests are left out. */
  readonly missing: readonly string[];
  /** What `--package` says for the second contract. */
  readonly packageName: string;
  /** There is no compiler at hand: `build` only parses the package. The names of the tests then say so. */
  readonly parsedOnly?: true;
  /** Compiles the package in the folder with warnings as errors, and checks its format. */
  build(folder: string, contract: ContractIr): Promise<void> | void;
  /** Compiles the runner against the package in the folder and gives its command line. */
  runner?(folder: string, contract: ContractIr): Promise<readonly string[]> | readonly string[];
  /** The same for any other contract, and for `vectors` alone. */
  vectors?(folder: string, contract: ContractIr): Promise<readonly string[]> | readonly string[];
}

/** Which of these programs are not to be had. */
export function missingPrograms(...programs: string[]): string[] {
  return programs.filter((program) => spawnSync('which', [program]).status !== 0);
}

/** Where the tests keep what takes long to make or to download; survives from run to run. */
export function languageCache(id: string): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'mcp-javafx-ui', 'clients', id);
}

/** Runs a tool to its end; throws what it wrote when it fails. */
export function tool(
  command: readonly string[],
  { cwd, env = {}, input }: { cwd?: string; env?: Record<string, string>; input?: string } = {},
): string {
  const [program, ...args] = command;
  const { status, stdout, stderr, error } = spawnSync(program!, args, {
    cwd,
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 15 * 60_000,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`"${command.join(' ')}" ended with ${status}.\n${stdout}\n${stderr}`);
  return stdout;
}
