import type { Connection, McpNotification } from '../core/exchange.js';
import type { LogLevel } from '../core/log-level.js';
import { Subscriptions } from '../watch/subscriptions.js';
import type { UiWatch } from '../watch/ui-watch.js';

/** The way from the server to a client that is not waiting for an answer. */
export interface ServerStream {
  notify(notification: McpNotification): void;
  close(): void;
}

/** What is remembered of a client between its requests. */
export class Session implements Connection {
  level: LogLevel | undefined;
  readonly interests: Subscriptions;
  private readonly running = new Map<string | number, AbortController>();
  private stream: ServerStream | undefined;
  private usedAt: number;

  constructor(
    readonly id: string,
    watch: UiWatch,
    private readonly now: () => number,
  ) {
    this.interests = new Subscriptions(watch);
    this.usedAt = now();
  }

  /** Milliseconds since anything happened; none while a request runs or a stream is open. */
  idleMs(): number {
    return this.running.size > 0 || this.stream ? 0 : this.now() - this.usedAt;
  }

  touch(): void {
    this.usedAt = this.now();
  }

  /** A request of this id runs until `end` is called; the signal says that it was cancelled. */
  begin(id: string | number): { signal: AbortSignal; end(): void } {
    const controller = new AbortController();
    this.running.set(id, controller);
    return {
      signal: controller.signal,
      end: () => {
        if (this.running.get(id) === controller) this.running.delete(id);
        this.touch();
      },
    };
  }

  cancel(id: unknown): void {
    this.running.get(id as string | number)?.abort();
  }

  /** A new stream takes the place of an old one, which a client that reconnects may have lost unnoticed. */
  attach(stream: ServerStream): void {
    this.stream?.close();
    this.stream = stream;
    this.interests.listen((notification) => stream.notify(notification));
  }

  detach(stream: ServerStream): void {
    if (this.stream !== stream) return;
    this.stream = undefined;
    this.interests.pause();
    this.touch();
  }

  close(): void {
    for (const controller of this.running.values()) controller.abort();
    this.interests.close();
    this.stream?.close();
    this.stream = undefined;
  }
}
