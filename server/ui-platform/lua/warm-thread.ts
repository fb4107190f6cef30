import { LuaThread, type ThreadOptions } from './lua-thread.js';

/** Keeps one thread ready: starting a machine takes longer than everything else that a new session does. */
export class WarmThread {
  #warm: LuaThread | undefined;
  #closed = false;

  constructor(private readonly options: ThreadOptions) {}

  warmUp(): void {
    if (this.#closed || (this.#warm && !this.#warm.isOver)) return;
    this.#warm = new LuaThread(this.options);
  }

  take(): LuaThread {
    const thread = this.#warm && !this.#warm.isOver ? this.#warm : new LuaThread(this.options);
    this.#warm = undefined;
    // Not while the one that was taken begins its work.
    setTimeout(() => this.warmUp(), 100).unref();
    return thread;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#warm?.end();
  }
}
