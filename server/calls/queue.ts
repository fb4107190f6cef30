import { atDeadline, type Deadline, DeadlinePassed } from './deadline.js';

/** Too many calls are waiting. */
export class QueueFull extends Error {
  constructor(readonly retryAfterMs: number) {
    super('Too many calls are waiting.');
    this.name = 'QueueFull';
  }
}

/** The caller went away before its call began. */
export class CallAborted extends Error {
  constructor() {
    super('The caller cancelled the call.');
    this.name = 'CallAborted';
  }
}

export interface Turn {
  deadline: Deadline;
  /** Callers take turns, however many calls each of them has waiting. */
  client: string;
  signal?: AbortSignal | undefined;
}

interface Waiting extends Turn {
  begin: () => void;
  refuse: (reason: Error) => void;
  forget: () => void;
}

/**
 * Lets one call at a time have its turn. A call whose deadline passes while it waits, or whose caller
 * goes away, never begins.
 */
export class CallQueue {
  private running: Deadline | null = null;
  private waitingCount = 0;
  /** Clients in the order of their next turn; each with its calls in the order of arrival. */
  private readonly lines = new Map<string, Set<Waiting>>();

  /** @param onIdle is told whenever no call has its turn or waits for it. */
  constructor(
    private readonly limit: number,
    private readonly onIdle = () => {},
  ) {}

  async run<T>(turn: Turn, work: () => Promise<T> | T): Promise<T> {
    const isLate = turn.deadline.remaining() <= 0;
    if (turn.signal?.aborted || isLate) {
      if (this.running === null) this.onIdle();
      throw turn.signal?.aborted ? new CallAborted() : new DeadlinePassed(false);
    }
    if (this.running === null) this.running = turn.deadline;
    else await this.wait(turn);
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private wait(turn: Turn): Promise<void> {
    if (this.waitingCount >= this.limit) throw new QueueFull(this.retryAfter());
    return new Promise((resolve, reject) => {
      const refuse = (reason: Error) => {
        this.remove(entry);
        reject(reason);
      };
      const onAbort = () => refuse(new CallAborted());
      const cancelTimer = atDeadline(turn.deadline, () => refuse(new DeadlinePassed(false)));
      turn.signal?.addEventListener('abort', onAbort, { once: true });
      const forget = () => {
        cancelTimer();
        turn.signal?.removeEventListener('abort', onAbort);
      };
      const entry: Waiting = { ...turn, begin: resolve, refuse, forget };
      this.add(entry);
    });
  }

  /** Refuses all that wait; what runs goes on. */
  clear(reason: Error): void {
    for (const line of [...this.lines.values()]) for (const entry of [...line]) entry.refuse(reason);
  }

  private add(entry: Waiting): void {
    const line = this.lines.get(entry.client);
    if (line) line.add(entry);
    else this.lines.set(entry.client, new Set([entry]));
    this.waitingCount++;
  }

  private remove(entry: Waiting): void {
    const line = this.lines.get(entry.client);
    if (!line?.delete(entry)) return;
    entry.forget();
    this.waitingCount--;
    if (line.size === 0) this.lines.delete(entry.client);
  }

  private passOn(): void {
    this.running = null;
    for (const [client, line] of this.lines) {
      const [entry] = line;
      this.remove(entry!);
      if (line.size > 0) {
        // To the end of the round.
        this.lines.delete(client);
        this.lines.set(client, line);
      }
      if (entry!.deadline.remaining() <= 0) {
        entry!.refuse(new DeadlinePassed(false));
        continue;
      }
      this.running = entry!.deadline;
      entry!.begin();
      return;
    }
    this.onIdle();
  }

  /** The running call ends by its deadline, and so makes room. */
  private retryAfter(): number {
    return Math.min(5000, Math.max(100, Math.ceil(this.running?.remaining() ?? 0)));
  }
}

/** Queues by name: within one, calls take turns; two of them do not wait for each other. */
export class Lanes {
  /** Only those that somebody uses. */
  readonly #queues = new Map<string, CallQueue>();

  /** @param limit How many calls may wait in one lane. */
  constructor(private readonly limit: number) {}

  run<T>(lane: string, turn: Turn, work: () => Promise<T> | T): Promise<T> {
    return (this.#queues.get(lane) ?? this.#open(lane)).run(turn, work);
  }

  /** How many lanes are in use. */
  get size(): number {
    return this.#queues.size;
  }

  #open(lane: string): CallQueue {
    const queue = new CallQueue(this.limit, () => this.#queues.delete(lane));
    this.#queues.set(lane, queue);
    return queue;
  }

  /** Refuses all that wait; what runs goes on. */
  clear(reason: Error): void {
    for (const queue of this.#queues.values()) queue.clear(reason);
  }
}
