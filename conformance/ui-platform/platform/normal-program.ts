import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '../../kit/connection/end-process.js';
import type { CheckContext } from '../check.js';
import { askHttp } from '../web/http.js';
import { type Files, temporaryFolder, writeFiles } from './project.js';

/** The platform as an ordinary program: started without `--mcp`. */
export interface NormalProgram {
  readonly folder: string;
  readonly url: string;
  /** What it has written so far. */
  output(): string;
  write(text: string): void;
}

/** Starts the target without `--mcp` and waits until its web server answers. *Ends the check* where that can't be. */
export async function startNormally(
  t: CheckContext,
  config: string,
  files: Files = {},
): Promise<NormalProgram & { serves: boolean }> {
  const { command } = t.raw;
  if (!command?.includes('--mcp')) return t.skip('the command has no argument --mcp that could be left out');
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  writeFiles(folder, { ...files, 'config/config.toml': `[server]\nport = ${port}\n${config}` });
  const [program = '', ...args] = command.filter((argument) => argument !== '--mcp');
  const child: ChildProcess = spawn(program, [...args, '--dir', folder], {
    stdio: 'pipe',
    detached: process.platform !== 'win32',
  });
  child.on('error', () => {});
  child.stdin!.on('error', () => {});
  t.afterCheck(async () => {
    await endProcess(child, 500);
    remove();
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  child.stderr!.resume();
  const url = `http://127.0.0.1:${port}`;
  return {
    folder,
    url,
    serves: await servesAt(url, child),
    output: () => output,
    write: (text) => void child.stdin!.write(text),
  };
}

/** A program that nobody talks to does not say when it is ready: it is asked again and again. */
async function servesAt(url: string, child: ChildProcess): Promise<boolean> {
  for (let i = 0; i < 150 && child.exitCode === null; i++) {
    if ((await askHttp(url, '/')).status > 0) return true;
    await sleep(100);
  }
  return false;
}

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
