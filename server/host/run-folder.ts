import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { ConfigError } from './options/config-error.js';

/** What a running server tells local commands about itself. */
export interface RunningServer {
  endpoint: string;
  token: string;
  pid: number;
  /** Contract and version: `<id>/<version>`. */
  contract: string;
}

const entryName = /^(\d+)-\d+\.json$/;

/**
 * Writes the entry of this process, readable by this user alone, and returns what removes it. Entries of
 * processes that are gone are swept away.
 */
export function register(server: RunningServer, env: NodeJS.ProcessEnv = process.env): () => void {
  const folder = openRunFolder(env);
  sweep(folder);
  const file = join(folder, `${server.pid}-${new URL(server.endpoint).port}.json`);
  // Written aside and renamed, so that a reader sees all of it or nothing.
  const draft = `${file}.${server.pid}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(server)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
  const remove = () => rmSync(file, { force: true });
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/** The servers of this user that are running on this machine. */
export function listRunning(env: NodeJS.ProcessEnv = process.env): RunningServer[] {
  const folder = openRunFolder(env);
  sweep(folder);
  return entries(folder).flatMap(({ name }) => readEntry(join(folder, name)));
}

/** The folder of this user, 0700; made when it is not there. */
export function openRunFolder(env: NodeJS.ProcessEnv = process.env): string {
  for (const folder of candidates(env)) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      if (exists(folder)) refuse(folder, 'is not a folder');
      continue;
    }
    checkFolder(folder);
    return folder;
  }
  throw new ConfigError(
    'There is no place for the run folder; set XDG_RUNTIME_DIR, or start with --no-register.',
  );
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const runtime = env.XDG_RUNTIME_DIR;
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return [
    ...(runtime ? [join(runtime, packageJson.name)] : []),
    join(cache, packageJson.name, 'run'),
    join(tmpdir(), `${packageJson.name}-${userInfo().uid}`),
  ];
}

/** Whoever owns the folder could read the tokens in it, or replace them. */
function checkFolder(folder: string): void {
  const stat = lstatSync(folder);
  if (stat.isSymbolicLink() || !stat.isDirectory()) refuse(folder, 'is not a folder');
  if (process.getuid === undefined) return;
  if (stat.uid !== process.getuid()) refuse(folder, 'belongs to another user');
  if ((stat.mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

function refuse(folder: string, problem: string): never {
  throw new ConfigError(`The run folder ${folder} ${problem}; remove it, or start with --no-register.`);
}

function entries(folder: string): { name: string; pid: number }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const pid = entryName.exec(name)?.[1];
      return pid === undefined ? [] : [{ name, pid: Number(pid) }];
    });
}

function sweep(folder: string): void {
  for (const { name, pid } of entries(folder)) {
    if (!isAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

/** A process of another user is not the one that wrote into this folder. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readEntry(file: string): RunningServer[] {
  try {
    const { endpoint, token, pid, contract } = JSON.parse(readFileSync(file, 'utf8')) as RunningServer;
    const texts = [endpoint, token, contract].every((text) => typeof text === 'string');
    return texts && typeof pid === 'number' ? [{ endpoint, token, pid, contract }] : [];
  } catch {
    // Half-written by something else, or removed since it was listed.
    return [];
  }
}
