import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { ToFrontend } from '../../../generated/mcp-ui-platform/1.0/messages.js';
import type { Done, Task, ThreadMessage, ThreadSettings } from '../lua/thread-messages.js';
import { SessionState } from '../lua/worker/session-state.js';
import { type AtEnd, baseDir } from './base-dir.js';

export interface LuaState {
  readonly folder: string;
  readonly notified: { method: string; params: unknown }[];
  perform(task: Task): Promise<Done>;
  /** The JSON of the first result, or what went wrong. */
  run(code: string): Promise<string>;
  /** Sends messages as the connection `a`, or another one; gives what each connection is told. */
  send(messages: readonly object[], connection?: string): Promise<Record<string, ToFrontend[]>>;
  /** What connections are told when the code has run. */
  told(code: string): Promise<Record<string, ToFrontend[]>>;
}

/** A Lua state as a session has one, without the thread around it. */
export async function luaState(
  files: Readonly<Record<string, string>> = {},
  given: Partial<ThreadSettings> = {},
  atEnd: AtEnd = onTestFinished as AtEnd,
): Promise<LuaState> {
  const folder = baseDir(files, atEnd);
  const notified: LuaState['notified'] = [];
  const state = await SessionState.start((message: ThreadMessage) => {
    if (typeof message === 'string' || message.kind !== 'notify') return;
    notified.push({ method: message.method, params: JSON.parse(message.params) as unknown });
  });
  const settings = {
    sessionId: '1',
    baseDir: folder,
    softTimeoutMs: 60_000,
    hardTimeoutMs: 120_000,
    memoryBytes: 64 << 20,
    epoch: 'first',
    ...given,
  };
  const perform = async (task: Task) => state.carryOut(task);
  const opened = await perform({ kind: 'open', settings, runMain: true });
  if (!opened.result.ok) throw new Error(opened.result.message);
  return {
    folder,
    notified,
    perform,
    async run(code) {
      const { result } = await perform({ kind: 'run', code });
      return result.ok ? result.texts[0]! : `${result.why}: ${result.message}`;
    },
    send: async (messages, connection = 'a') =>
      byConnection(await perform({ kind: 'batch', connection, frame: JSON.stringify(messages) })),
    told: async (code) => byConnection(await perform({ kind: 'run', code })),
  };
}

/** One for all tests of a file, which leave nothing behind in it. */
export function sharedLuaState(
  files: Readonly<Record<string, string>> = {},
  given: Partial<ThreadSettings> = {},
): () => LuaState {
  const ends: (() => unknown)[] = [];
  let state: LuaState;
  beforeAll(async () => {
    state = await luaState(files, given, (work) => ends.push(work));
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return () => state;
}

function byConnection({ result, outgoing }: Done): Record<string, ToFrontend[]> {
  if (!result.ok) throw new Error(result.message);
  const told: Record<string, ToFrontend[]> = {};
  for (const { connections, message } of outgoing ?? []) {
    for (const connection of connections) {
      told[connection] = [...(told[connection] ?? []), JSON.parse(message) as ToFrontend];
    }
  }
  return told;
}
