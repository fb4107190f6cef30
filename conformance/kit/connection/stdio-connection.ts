import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Era } from '../protocol/era.js';
import { era2025 } from '../protocol/era-2025.js';
import { isObject, parseJson } from '../reading/json.js';
import { endProcess } from './end-process.js';
import type { Exchange, StdioConnection } from './exchange.js';
import { readRpc } from './incoming.js';
import { notificationMessage, requestMessage } from './outgoing.js';
import { splitLines } from './split-lines.js';

const patienceMs = 30_000;
const mostStderr = 20_000;

interface Waiter {
  /** Tells whether a line is what this one waits for. */
  wants(message: unknown): boolean;
  done(line: string | null, failure: string | null): void;
}

/** What may differ from one process of a command to the next. */
export interface StartOptions {
  /** Laid over the environment of this program; undefined takes a variable away. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** Stands between the suite and the process: for tests of the suite itself. */
export interface Between {
  /** A line on its way to the process; `back` answers in its place. */
  sent(line: string, onward: (line: string) => void, back: (line: string) => void): void;
  /** A line that the process wrote. */
  came(line: string, back: (line: string) => void): void;
  /** The process is gone. */
  ended?(): void;
}

export interface StdioSettings extends StartOptions {
  era?: Era;
  between?: Between | undefined;
  /** Changes what the process writes, line by line: for tests of the suite itself. */
  through?: ((line: string) => readonly string[]) | undefined;
}

/** Starts a command and speaks MCP over its standard input and output; every byte of it is kept. */
export function connectStdio(
  command: readonly string[],
  clock: () => number,
  { era = era2025, through = (line) => [line], between, env = {} }: StdioSettings = {},
): StdioConnection {
  const [program = '', ...args] = command;
  // A group of its own, so that a wrapper such as npx ends together with what it started.
  const child = spawn(program, args, {
    stdio: 'pipe',
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const waiting = new Set<Waiter>();
  let stderr = '';
  let gone: string | null = null;
  let nextId = 1;

  const end = (why: string): void => {
    if (gone === null) between?.ended?.();
    gone ??= why;
    for (const waiter of [...waiting]) waiter.done(null, gone);
  };
  child.on('error', (error) =>
    end(`the command could not be started (${(error as NodeJS.ErrnoException).code})`),
  );
  child.on('exit', (code, signal) => {
    const why = `the process ended with ${signal ?? `exit code ${code}`}`;
    // What it said last may still be on its way.
    child.once('close', () => end(why));
    // A program that stood still until then reads what has come in the meantime before it gives up.
    setTimeout(() => setImmediate(() => end(why)), 500).unref();
  });
  child.stdin.on('error', () => {});
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(-mostStderr);
  });
  const received = (line: string): void => {
    lines.push(line);
    const message = parseJson(line);
    if (answerRequest(child, message)) return;
    for (const waiter of [...waiting]) if (waiter.wants(message)) waiter.done(line, null);
  };
  splitLines(child.stdout, (line) =>
    between ? between.came(line, received) : through(line).forEach(received),
  );

  const write = (body: string, wants: ((message: unknown) => boolean) | null, timeoutMs: number) =>
    new Promise<Exchange>((resolve) => {
      const at = clock();
      const done = (line: string | null, failure: string | null): void => {
        waiting.delete(waiter);
        clearTimeout(timer);
        resolve({
          at,
          elapsedMs: clock() - at,
          request: { line: 'stdin', headers: {}, body },
          response: line === null ? null : { status: 0, headers: {}, body: line },
          failure,
        });
      };
      const waiter: Waiter = { wants: wants ?? (() => false), done };
      const timer = setTimeout(() => done(null, `no reply within ${timeoutMs} ms`), timeoutMs);
      if (gone !== null) return done(null, gone);
      waiting.add(waiter);
      const onward = (line: string): void => {
        child.stdin.write(`${line}\n`, () => {
          if (wants === null) done(null, null);
        });
      };
      if (between) between.sent(body, onward, received);
      else onward(body);
    });

  return {
    kind: 'stdio',
    era,
    address: command.join(' '),
    lines,
    pid: child.pid ?? null,
    get stderr() {
      return stderr;
    },
    get exited() {
      return gone !== null;
    },
    async rpc(method, params, options = {}) {
      const id = nextId++;
      const isReply = (message: unknown): boolean =>
        isObject(message) && message.id === id && ('result' in message || 'error' in message);
      const body = requestMessage(id, method, era.params(params));
      return readRpc(id, await write(body, isReply, options.timeoutMs ?? patienceMs));
    },
    notify: (method, params) => write(notificationMessage(method, params), null, patienceMs),
    send: (body, options = {}) => write(body, isReplyToAnything, options.timeoutMs ?? patienceMs),
    async endInput(waitMs) {
      if (gone !== null) return child.exitCode;
      child.stdin.end();
      await Promise.race([once(child, 'exit'), sleep(waitMs, null, { ref: false })]);
      return child.exitCode;
    },
    close: () => endProcess(child),
  };
}

const isReplyToAnything = (message: unknown): boolean =>
  Array.isArray(message) || (isObject(message) && ('result' in message || 'error' in message));

/** A server may ask its client, too: a ping is answered, anything else is not offered. */
function answerRequest(child: ChildProcessWithoutNullStreams, message: unknown): boolean {
  if (!isObject(message) || typeof message.method !== 'string' || !('id' in message)) return false;
  const { id, method } = message;
  const answer = method === 'ping' ? { result: {} } : { error: { code: -32601, message: 'Not offered.' } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
  return true;
}
