import type { Audit } from './audit.js';
import type { CallContext, Engine, ToolReply } from './engine.js';
import { platform } from './platform.js';

/** The server is closing and could not wait for this call any longer. */
export class CallInterrupted extends Error {
  constructor() {
    super('The server is shutting down; what the call had begun may still complete.');
    this.name = 'CallInterrupted';
  }
}

/** The running calls of all transports: each is written down, and none goes unanswered at the end. */
export class Calls {
  private readonly interrupts = new Set<() => void>();
  private readonly whenIdle: (() => void)[] = [];

  constructor(
    private readonly engine: Pick<Engine, 'call'>,
    private readonly audit: Audit,
  ) {}

  async run(tool: string, input: unknown, context: CallContext): Promise<ToolReply> {
    const startedAt = platform.now();
    let outcome = 'failed';
    let interrupt = () => {};
    try {
      const reply = await new Promise<ToolReply>((resolve, reject) => {
        interrupt = () => reject(new CallInterrupted());
        this.interrupts.add(interrupt);
        this.engine.call(tool, input, context).then(resolve, reject);
      });
      outcome = reply.ok ? 'ok' : reply.error.code;
      return reply;
    } catch (cause) {
      if (cause instanceof CallInterrupted) outcome = 'interrupted';
      throw cause;
    } finally {
      this.interrupts.delete(interrupt);
      this.audit({ tool, outcome, ms: platform.now() - startedAt });
      if (this.interrupts.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve();
    }
  }

  /** Whether somebody's call is running or waiting. */
  get busy(): boolean {
    return this.interrupts.size > 0;
  }

  /** Lets the running calls end by themselves for so long, then interrupts those that are left. */
  async drain(graceMs: number): Promise<void> {
    if (this.interrupts.size === 0) return;
    const idle = new Promise<void>((resolve) => this.whenIdle.push(resolve));
    const cancel = platform.later(graceMs, () => {
      for (const interrupt of this.interrupts) interrupt();
    });
    await idle;
    cancel();
  }
}
