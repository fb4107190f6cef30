import type { Done, Task, TaskResult, ThreadMessage, ThreadSettings } from '../thread-messages.js';
import { type LuaFunction, LuaVm, type Outcome } from '../vm/lua-vm.js';
import { HostServices, readApplicationFile } from './host-services.js';
import { runtimeFiles } from './runtime-files.js';

/** Beside what applications may use: the platform has to be able to say that they have used it up. */
const reserve = 8 << 20;
/** Whoever has used up everything needs a little to give it back. */
const headroom = 1 << 20;

/** The Lua state of one session: what it is asked to do, within its limits. */
export class SessionState {
  #settings: ThreadSettings | undefined;
  readonly #host: HostServices;
  /** Who may be watching something. */
  readonly #connections = new Set<string>();
  readonly #operations = new Map<string, LuaFunction>();
  #vm!: LuaVm;
  #find!: (operation: string) => LuaFunction;

  private constructor(post: (message: ThreadMessage) => void) {
    this.#host = new HostServices(post);
  }

  static async start(post: (message: ThreadMessage) => void): Promise<SessionState> {
    const state = new SessionState(post);
    state.#vm = await LuaVm.open(state.#host.call);
    state.#host.time = state.#vm.time;
    for (const [name, source] of runtimeFiles) state.#find = state.#vm.load(name, source);
    return state;
  }

  /** Carries out a task, and then tells frontends what has changed. */
  carryOut(task: Task): Done {
    const result = this.#perform(task);
    if (task.kind !== 'state' && this.#connections.size > 0) this.#recompute();
    return { kind: 'done', result, ...this.#host.take() };
  }

  #perform(task: Task): TaskResult {
    switch (task.kind) {
      case 'open':
        return this.#open(task.settings, task.runMain);
      case 'run':
        return resultOf(this.#application('run', task.code));
      case 'state':
        return resultOf(this.#application('state'));
      case 'disconnect':
        this.#connections.delete(task.connection);
        return resultOf(this.#platform('disconnect', task.connection));
      case 'batch':
        this.#connections.add(task.connection);
        return this.#batch(task.connection, task.frame);
    }
  }

  #open(settings: ThreadSettings, runMain: boolean): TaskResult {
    this.#settings = settings;
    this.#host.baseDir = settings.baseDir;
    this.#platform('name', settings.epoch);
    if (!runMain) return { ok: true, texts: [] };
    try {
      const source = readApplicationFile(settings.baseDir, 'main.lua');
      if (!source) return { ok: true, texts: [] };
      const result = resultOf(this.#application('file', 'lua/main.lua', Buffer.from(source).toString()));
      if (!result.ok) this.#platform('logError', result.message);
      return result;
    } catch (cause) {
      return { ok: false, why: 'failed', message: (cause as Error).message };
    }
  }

  /** A message that uses up the memory is given up alone, as one that takes too long is. */
  #batch(connection: string, frame: string): TaskResult {
    const taken = this.#platform('batch', connection, frame);
    if (taken.kind !== 'done') return resultOf(taken);
    for (;;) {
      const outcome = this.#application('goOn');
      if (outcome.kind === 'done') return resultOf(outcome);
      this.#platform('failMessage', outcome.message);
    }
  }

  #recompute(): void {
    for (;;) {
      const outcome = this.#application('recompute');
      if (outcome.kind === 'done') break;
      this.#platform('logError', outcome.message);
      this.#platform('skipVariable', outcome.message);
    }
  }

  /** Runs code of the application: with its memory, for so long. */
  #application(operation: string, ...texts: string[]): Outcome {
    const { memoryBytes = Number.POSITIVE_INFINITY, softTimeoutMs } = this.#settings ?? {};
    const most = Math.min(this.#vm.memoryUsed + headroom, memoryBytes + reserve / 2);
    this.#vm.limitMemory(Math.max(memoryBytes, most));
    return this.#vm.call(this.#operation(operation), texts, softTimeoutMs);
  }

  /** Runs code of the platform alone. */
  #platform(operation: string, ...texts: string[]): Outcome {
    this.#vm.limitMemory((this.#settings?.memoryBytes ?? Number.POSITIVE_INFINITY) + reserve);
    const outcome = this.#vm.call(this.#operation(operation), texts);
    if (outcome.kind === 'done') return outcome;
    throw new Error(`The Lua runtime failed in ${operation}: ${outcome.message}`);
  }

  #operation(name: string): LuaFunction {
    const known = this.#operations.get(name);
    if (known) return known;
    const found = this.#find(name);
    this.#operations.set(name, found);
    return found;
  }
}

function resultOf(outcome: Outcome): TaskResult {
  if (outcome.kind !== 'done') return { ok: false, why: outcome.kind, message: outcome.message };
  const { results, outOfTime } = outcome;
  if (results[0] !== 'failed') return { ok: true, texts: results.slice(1) };
  const why = outOfTime ? 'out-of-time' : 'failed';
  return { ok: false, why, message: results[1] ?? '', traceback: results[2] };
}
