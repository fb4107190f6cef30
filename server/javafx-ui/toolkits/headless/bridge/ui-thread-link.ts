import { Worker } from 'node:worker_threads';
import { type Deadline, type RawException, ToolkitGone, ToolkitTimeout } from '../../../scene/port.js';
import { CallStates } from './call-state.js';
import type { CallMessage, CallName, Calls, ThreadData, ThreadMessage, ThreadSetup } from './messages.js';
import { workerPath } from './worker-path.js';

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
  word: number;
}

/** An application that does not show by then never will. */
const START_MS = 30_000;
const LATE = `Expected the application to show within ${START_MS / 1000} seconds. Does its behaviour module hang?`;

/** A UI thread as its callers see it: calls with deadlines, and its end. */
export class UiThreadLink {
  private readonly waiting = new Map<number, Waiting>();
  private nextCall = 1;
  private gone: ToolkitGone | undefined;

  private constructor(
    private readonly worker: Worker,
    private readonly states: CallStates,
  ) {}

  /** Starts a thread and waits until its application shows; throws what kept it from starting. */
  static async start(
    setup: ThreadSetup,
    onProblem: (problem: string, exception?: RawException) => void,
  ): Promise<UiThreadLink> {
    // Standard output may carry a protocol: what the application prints goes to standard error.
    const states = new CallStates();
    const workerData: ThreadData = { setup, words: states.words };
    const worker = new Worker(workerPath(), { workerData, stdout: true });
    worker.stdout.on('data', (chunk) => process.stderr.write(chunk));
    const link = new UiThreadLink(worker, states);
    let late: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve, reject) => {
      late = setTimeout(() => reject(new Error(LATE)), START_MS);
      worker.on('message', (message: ThreadMessage) => {
        if ('call' in message) link.answer(message);
        else if ('ready' in message) resolve();
        else if ('failed' in message) reject(new Error(message.failed));
        else onProblem(message.problem, message.exception);
      });
      worker.on('error', (error: Error) => {
        onProblem(error.message);
        link.end(new ToolkitGone('The UI thread has crashed.'));
        reject(error);
      });
      worker.on('exit', () => {
        link.end(new ToolkitGone('The application has exited.'));
        reject(new Error('The application exited while it was starting.'));
      });
    })
      .catch(async (error: unknown) => {
        await worker.terminate();
        throw error;
      })
      .finally(() => clearTimeout(late));
    // The server decides how long the process lives.
    worker.unref();
    return link;
  }

  get alive(): boolean {
    return this.gone === undefined;
  }

  call<N extends CallName>(name: N, args: Calls[N]['args'], deadline: Deadline): Promise<Calls[N]['result']> {
    if (this.gone) return Promise.reject(this.gone);
    if (deadline.remaining() <= 0) return Promise.reject(new ToolkitTimeout(false));
    const call = this.nextCall++;
    return new Promise((resolve, reject) => {
      const word = this.states.take(call);
      const expire = () => {
        const left = deadline.remaining();
        // A timer may come a little early; a deadline doesn't.
        if (left > 0) {
          entry.timer = setTimeout(expire, Math.ceil(left));
          return;
        }
        const begun = !this.states.tryCancel(word, call);
        this.forget(call, entry);
        reject(new ToolkitTimeout(begun));
      };
      const timer = setTimeout(expire, Math.ceil(deadline.remaining()));
      const entry: Waiting = { resolve, reject, timer, word };
      this.waiting.set(call, entry);
      this.worker.postMessage({ call, name, args, word } satisfies CallMessage);
    });
  }

  /** Ends the thread, even one that hangs. */
  async terminate(): Promise<void> {
    this.end(new ToolkitGone('The UI thread was ended.'));
    await this.worker.terminate();
  }

  private answer(message: Extract<ThreadMessage, { call: number }>): void {
    const entry = this.waiting.get(message.call);
    // Answers to calls whose deadline has passed are of no use to anyone.
    if (!entry) return;
    this.forget(message.call, entry);
    if ('error' in message) entry.reject(new Error(message.error));
    else entry.resolve(message.result as never);
  }

  private end(reason: ToolkitGone): void {
    this.gone ??= reason;
    for (const [call, entry] of this.waiting) {
      this.forget(call, entry);
      entry.reject(reason);
    }
  }

  private forget(call: number, { timer, word }: Waiting): void {
    clearTimeout(timer);
    this.waiting.delete(call);
    this.states.release(word);
  }
}
