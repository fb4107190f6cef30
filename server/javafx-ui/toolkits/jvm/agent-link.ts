import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { atDeadline } from '../../../calls/deadline.js';
import { type ActionOutcome, type Deadline, ToolkitGone, ToolkitTimeout } from '../../scene/port.js';
import { encodeFrame, type Frame, type FrameReader } from './frames.js';
import type { AgentHello } from './hello.js';

/** How long after a deadline the agent may still say whether the work had begun. */
const LAST_WORD_MS = 60;

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
  deadline: Deadline;
  /** Stops the timer. */
  disarm(): void;
  /** Set once an action was delivered and only its effect is awaited. */
  delivered?: ActionOutcome;
}

interface Reply {
  id: number;
  result?: unknown;
  error?: string;
  delivered?: number;
  timeout?: { begun: boolean; details: Record<string, unknown> };
}

/** One connected agent. Every call ends by its deadline, whatever becomes of the application. */
export class AgentLink {
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private gone = false;
  private readonly goneListeners: (() => void)[] = [];

  constructor(
    private readonly socket: Socket,
    readonly hello: AgentHello,
    private readonly reader: FrameReader,
  ) {
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.end());
    if (socket.destroyed) this.end();
  }

  get open(): boolean {
    return !this.gone;
  }

  whenGone(listener: () => void): void {
    if (this.gone) listener();
    else this.goneListeners.push(listener);
  }

  call(method: string, params: unknown, deadline: Deadline): Promise<unknown> {
    if (this.gone) return Promise.reject(exited(this.hello));
    const budget = deadline.remaining();
    if (budget <= 0) return Promise.reject(new ToolkitTimeout(false));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const disarm = atDeadline(deadline, () => this.giveUp(id), LAST_WORD_MS);
      this.pending.set(id, { resolve, reject, deadline, disarm });
      this.socket.write(encodeFrame({ id, method, sent: performance.now(), budget, params }));
    });
  }

  close(): void {
    this.socket.destroy();
    this.end();
  }

  private receive(chunk: Buffer): void {
    try {
      for (const frame of this.reader.read(chunk)) this.handle(frame);
    } catch {
      this.close();
    }
  }

  private handle(frame: Frame): void {
    if (frame.kind === 'bytes') {
      this.take(frame.id)?.resolve(frame.body);
      return;
    }
    const reply = frame.body as Reply;
    if (reply.delivered !== undefined) {
      const call = this.pending.get(reply.id);
      if (call) call.delivered = { ok: true, window: reply.delivered || null };
      return;
    }
    const call = this.take(reply.id);
    if (!call) return;
    if (reply.timeout) rejectAtDeadline(call, new ToolkitTimeout(reply.timeout.begun, reply.timeout.details));
    else if (reply.error !== undefined) call.reject(new Error(reply.error));
    else call.resolve(reply.result);
  }

  /** The agent did not even say that it was too late: the process is stopped, or busy with itself. */
  private giveUp(id: number): void {
    const call = this.take(id);
    if (!call) return;
    this.socket.write(encodeFrame({ id, cancel: true }));
    // Whether it had begun is not known; that it may have is the safe thing to say.
    call.reject(new ToolkitTimeout(true));
  }

  private take(id: number): Pending | undefined {
    const call = this.pending.get(id);
    this.pending.delete(id);
    call?.disarm();
    return call;
  }

  private end(): void {
    if (this.gone) return;
    this.gone = true;
    for (const id of [...this.pending.keys()]) {
      const call = this.take(id);
      // A click on "Quit" has done what it should.
      if (call?.delivered) call.resolve(call.delivered);
      else call?.reject(exited(this.hello));
    }
    for (const listener of this.goneListeners) listener();
  }
}

/** The agent's clock may be a little ahead of ours; a timeout never comes early. */
function rejectAtDeadline(call: Pending, error: ToolkitTimeout): void {
  if (call.deadline.remaining() <= 0) call.reject(error);
  else atDeadline(call.deadline, () => call.reject(error));
}

function exited(hello: AgentHello): ToolkitGone {
  const name = hello.mainClass ? ` (${hello.mainClass}, pid ${hello.pid})` : ` (pid ${hello.pid})`;
  return new ToolkitGone(`The JavaFX application${name} has gone.`);
}
