/** The list of all resources, or the resource of a URI. */
export type Subject = string | null;

/** A digest of what is there now; undefined when that could not be found out. */
export type Look = (subject: Subject, signal: AbortSignal) => Promise<string | undefined>;

/** Somebody who wants to be told when a subject is not any more as it was seen. */
export interface Interest {
  readonly subject: Subject;
  seen: string | undefined;
  tell(): void;
}

export interface WatchOptions {
  intervalMs: number;
  /** Whether calls are under way, which are more important. */
  busy(): boolean;
}

/** Of the time at most so much goes to looking: a twentieth. */
const rest = 20;
/** A look at an application that hung for a while was long, too; what comes after it is not to be missed for minutes. */
const longestRestMs = 5000;
/** So many rounds in a row give way to calls. */
const patience = 10;

/**
 * Looks at the user interface again and again, for as long as somebody has an interest: no toolkit
 * tells of every change, and a digest cannot miss one that lasts.
 */
export class UiWatch {
  private readonly interests = new Set<Interest>();
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private skipped = 0;

  constructor(
    private readonly look: Look,
    private readonly options: WatchOptions,
  ) {}

  /** How many interests there are. */
  get size(): number {
    return this.interests.size;
  }

  /** What is there now, as something to have seen; undefined when nobody wants to know it any more. */
  async see(subject: Subject, signal?: AbortSignal): Promise<string | undefined> {
    if (!signal) return this.look(subject, this.closing.signal);
    const looking = new AbortController();
    const stop = () => looking.abort();
    const reasons = [signal, this.closing.signal];
    // By hand: what AbortSignal.any leaves behind in a signal that lives long is not collected everywhere.
    for (const reason of reasons) reason.addEventListener('abort', stop);
    if (reasons.some(({ aborted }) => aborted)) stop();
    try {
      return await this.look(subject, looking.signal);
    } finally {
      for (const reason of reasons) reason.removeEventListener('abort', stop);
    }
  }

  add(interest: Interest): void {
    if (this.closing.signal.aborted) return;
    this.interests.add(interest);
    if (!this.looking && this.timer === undefined) this.schedule(this.options.intervalMs);
  }

  remove(interest: Interest): void {
    this.interests.delete(interest);
    if (this.interests.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  close(): void {
    this.closing.abort();
    for (const interest of this.interests) this.remove(interest);
  }

  private schedule(ms: number): void {
    this.timer = setTimeout(() => void this.round(), ms);
    // Nobody waits for this alone.
    this.timer.unref();
  }

  private async round(): Promise<void> {
    this.timer = undefined;
    this.looking = true;
    const startedAt = performance.now();
    if (this.options.busy() && this.skipped < patience) this.skipped++;
    else await this.lookAround();
    this.looking = false;
    if (this.interests.size === 0) return;
    const restMs = Math.min(longestRestMs, rest * (performance.now() - startedAt));
    this.schedule(Math.max(this.options.intervalMs, restMs));
  }

  private async lookAround(): Promise<void> {
    this.skipped = 0;
    for (const subject of new Set([...this.interests].map((interest) => interest.subject))) {
      const digest = await this.look(subject, this.closing.signal);
      if (digest === undefined) continue;
      for (const interest of this.interests) {
        if (interest.subject !== subject || interest.seen === digest) continue;
        interest.seen = digest;
        interest.tell();
      }
    }
  }
}
