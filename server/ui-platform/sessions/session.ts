import { randomUUID } from 'node:crypto';
import { internal, luaError, timeout } from '../errors.js';
import { type LuaThread, ThreadEnded } from '../lua/lua-thread.js';
import type { Done, Task, TaskResult } from '../lua/thread-messages.js';
import { framesOf, refreshMessage, viewdefsMessage } from './frames.js';
import { closing, type FrontendPort } from './frontend-port.js';
import { KnownTypes } from './known-types.js';
import type { SessionSurroundings } from './surroundings.js';

/** A Lua state on a thread of its own, and the frontends that show it. */
export class Session {
  readonly #frontends = new Map<string, FrontendPort>();
  readonly #types = new KnownTypes();
  #thread: LuaThread;
  /** Whether somebody has the turn: the thread takes one task at a time. */
  #isBusy = false;
  /** Those who wait for their turn, in order. */
  readonly #waiting: (() => void)[] = [];
  #usedAt = performance.now();
  #over = false;

  constructor(
    readonly id: string,
    private readonly surroundings: SessionSurroundings,
  ) {
    this.#thread = this.#newThread();
  }

  /** Runs `main.lua`, once. */
  async open(): Promise<void> {
    await this.#inTurn(() => this.#openThread(true));
  }

  /** The JSON of the first result, and the form of it in which all integers fit into doubles. */
  async run(code: string): Promise<{ json: string; safeJson: string }> {
    const [json = 'null', safeJson = json] = await this.#texts({ kind: 'run', code });
    return { json, safeJson };
  }

  /** Variable 1 as JSON. */
  async state(): Promise<string> {
    const [json = 'null'] = await this.#texts({ kind: 'state' });
    return json;
  }

  get frontendCount(): number {
    return this.#frontends.size;
  }

  connect(frontend: FrontendPort): void {
    this.#frontends.set(frontend.id, frontend);
    frontend.send(viewdefsMessage(this.surroundings.viewdefs.json()));
  }

  disconnect({ id }: FrontendPort): void {
    if (!this.#frontends.delete(id) || this.#over) return;
    void this.#inTurn(() => this.#perform({ kind: 'disconnect', connection: id })).catch(() => {});
  }

  /** Carries out a frame of messages that were found to be valid; settles when it is done, however it went. */
  async receive({ id }: FrontendPort, frame: string): Promise<void> {
    await this.#inTurn(async () => {
      // It may have gone while others had their turn.
      if (this.#frontends.has(id)) await this.#perform({ kind: 'batch', connection: id, frame });
    }).catch((cause: Error) => this.surroundings.log('warn', `Session ${this.id}: ${cause.message}`));
  }

  /** Gives every frontend a new view, and lets them ask for what it concerns; needs no Lua. */
  pushViewdef(type: string, viewdefs: string): { frontends: number; variables: number } {
    for (const frontend of this.#frontends.values()) {
      frontend.send(viewdefsMessage(viewdefs));
      for (const id of this.#types.of(type, frontend.id)) frontend.send(refreshMessage(id));
    }
    return { frontends: this.#frontends.size, variables: this.#types.count(type) };
  }

  /** Milliseconds since it was used; none while somebody is connected or something is done. */
  idleMs(): number {
    return this.#frontends.size > 0 || this.#isBusy ? 0 : performance.now() - this.#usedAt;
  }

  async end(code: number, reason: string): Promise<void> {
    this.#over = true;
    this.#hangUp(code, reason);
    await this.#thread.end();
  }

  async #texts(task: Task): Promise<readonly (string | undefined)[]> {
    const result = await this.#inTurn(() => this.#perform(task));
    if (result.ok) return result.texts;
    if (result.why === 'failed') throw luaError(result.message, result.traceback);
    const { softTimeoutMs } = this.surroundings.config.lua;
    throw timeout(
      `The code was stopped after ${softTimeoutMs} ms; what it had done stays done, and the session goes on.`,
      softTimeoutMs,
      false,
    );
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#usedAt = performance.now();
      const next = this.#waiting.shift();
      // It stays busy for the next one, so that nobody gets in between.
      if (next) next();
      else this.#isBusy = false;
    }
  }

  async #perform(task: Task): Promise<TaskResult> {
    try {
      return this.#deliver(await this.#thread.perform(task, this.surroundings.config.lua.hardTimeoutMs));
    } catch (cause) {
      if (!(cause instanceof ThreadEnded) || this.#over) throw cause;
      // An application that never gets through its beginning would end every new thread as well.
      const isOpening = task.kind === 'open';
      const began = isOpening && !task.runMain ? undefined : await this.#reset(!isOpening);
      throw this.#lost(cause, began);
    }
  }

  /** What became of a task; and of the application, if its new beginning failed. */
  #lost({ why }: ThreadEnded, failure: string | undefined): Error {
    const { hardTimeoutMs } = this.surroundings.config.lua;
    const empty = failure === undefined ? '' : ` It is empty, because its main.lua failed: ${failure}`;
    if (why === 'died')
      return internal(`The Lua of session ${this.id} ended unexpectedly; the session was reset.${empty}`);
    return timeout(
      `The code did not stop and was ended after ${hardTimeoutMs} ms; session ${this.id} was reset.${empty}`,
      hardTimeoutMs,
      true,
    );
  }

  /** Begins anew on another thread, and returns why the application could not, if so. */
  async #reset(runMain: boolean): Promise<string | undefined> {
    this.surroundings.log('warn', `Session ${this.id} was reset.`);
    this.#hangUp(closing.reset, 'The session was reset.');
    this.#types.clear();
    void this.#thread.end();
    this.#thread = this.#newThread();
    try {
      return await this.#openThread(runMain);
    } catch (cause) {
      const { message } = cause as Error;
      this.surroundings.onMainFailed(this.id, message);
      return message;
    }
  }

  async #openThread(runMain: boolean): Promise<string | undefined> {
    const { baseDir, config } = this.surroundings;
    const { memoryMb, ...limits } = config.lua;
    const settings = {
      sessionId: this.id,
      baseDir,
      ...limits,
      memoryBytes: memoryMb << 20,
      epoch: randomUUID(),
    };
    const result = await this.#perform({ kind: 'open', settings, runMain });
    if (result.ok) return undefined;
    this.surroundings.onMainFailed(this.id, result.message);
    return result.message;
  }

  #newThread(): LuaThread {
    const thread = this.surroundings.takeThread();
    thread.onNotify = this.surroundings.onNotify;
    thread.onDeath = () => {
      if (!this.#over && thread === this.#thread) void this.#inTurn(() => this.#reset(true));
    };
    return thread;
  }

  #deliver({ result, outgoing, types }: Done): TaskResult {
    if (types) this.#types.learn(types);
    if (outgoing) {
      for (const [connection, frame] of framesOf(outgoing, () => this.surroundings.viewdefs.json())) {
        this.#frontends.get(connection)?.send(frame);
      }
    }
    return result;
  }

  #hangUp(code: number, reason: string): void {
    const frontends = [...this.#frontends.values()];
    this.#frontends.clear();
    for (const frontend of frontends) frontend.close(code, reason);
  }
}
