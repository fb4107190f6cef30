import { Worker } from 'node:worker_threads';
import { type Done, inFull, type Task, type ThreadMessage } from './thread-messages.js';
import { Watchdog } from './watchdog.js';
import { workerPath } from './worker-path.js';

/** A task took longer than it may, and its thread was ended. */
export class ThreadEnded extends Error {
  constructor(readonly why: 'out-of-time' | 'died') {
    super(why === 'died' ? 'The thread ended by itself.' : 'The thread was ended.');
    this.name = 'ThreadEnded';
  }
}

interface Waiting {
  resolve: (done: Done) => void;
  reject: (cause: ThreadEnded) => void;
}

export interface ThreadOptions {
  /** Takes what is written by anything in the thread, which is never MCP. */
  log: (text: string) => void;
  /** Another program than the built one. */
  file?: string;
}

/** A thread with a Lua state, ready for one task at a time. */
export class LuaThread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  readonly #watchdog = new Watchdog(() => {
    const waiting = this.#settle();
    void this.end().then(() => waiting?.reject(new ThreadEnded('out-of-time')));
  });
  #waiting: Waiting | undefined;
  #isReady = false;
  #over = false;
  onNotify: (method: string, params: string) => void = () => {};
  /** Told when the thread ends without having been asked to, while it has nothing to do. */
  onDeath: () => void = () => {};

  constructor({ log, file = workerPath() }: ThreadOptions) {
    this.#worker = new Worker(file, {
      stdout: true,
      stderr: true,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 },
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.setEncoding('utf8').on('data', log);
    }
    let ready = () => {};
    let failed: (cause: Error) => void = () => {};
    this.#ready = new Promise((resolve, reject) => {
      ready = resolve;
      failed = reject;
    });
    // Whoever gives it a task will see.
    this.#ready.catch(() => {});
    this.#worker.on('message', (message: ThreadMessage) => {
      if (typeof message === 'string' || message.kind === 'done') this.#settle()?.resolve(inFull(message));
      else if (message.kind === 'notify') this.onNotify(message.method, message.params);
      else {
        this.#isReady = true;
        ready();
      }
    });
    this.#worker.on('error', (cause) => log(`A Lua thread failed: ${cause.stack ?? cause.message}\n`));
    this.#worker.on('exit', () => {
      const unexpected = !this.#over;
      this.#over = true;
      failed(new ThreadEnded('died'));
      const waiting = this.#settle();
      if (waiting) waiting.reject(new ThreadEnded('died'));
      else if (unexpected) this.onDeath();
    });
    // It serves the platform, and never keeps it alive.
    this.#worker.unref();
  }

  /** Settles when the machine is there. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  get isOver(): boolean {
    return this.#over;
  }

  /** Gives it a task; after so many milliseconds the thread is ended. */
  perform(task: Task, limitMs: number): Promise<Done> {
    return this.#isReady ? this.#give(task, limitMs) : this.#ready.then(() => this.#give(task, limitMs));
  }

  #give(task: Task, limitMs: number): Promise<Done> {
    if (this.#over) return Promise.reject(new ThreadEnded('died'));
    return new Promise<Done>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#watchdog.begin(limitMs);
      this.#worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#worker.terminate();
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#watchdog.end();
    return waiting;
  }
}
