/** A state of a home that somebody wants to come back to. */
export interface TimelineEntry {
  id: string;
  description: string | null;
  /** RFC 3339. */
  createdAt: string;
  /** What the port keeps it under. */
  handle: string;
  /** Tells whether a home is in this state. */
  digest: string;
}

/** How many are kept. */
export const timelineLimit = 32;

/**
 * The checkpoints of one home, the oldest first, and a cursor: the one that was taken or restored last. A
 * new one follows the cursor; what came after it is gone then.
 */
export class Timeline {
  #entries: readonly TimelineEntry[] = [];
  #cursor = -1;
  #made = 0;

  get entries(): readonly TimelineEntry[] {
    return this.#entries;
  }

  get current(): TimelineEntry | null {
    return this.#entries[this.#cursor] ?? null;
  }

  get previous(): TimelineEntry | null {
    return this.#entries[this.#cursor - 1] ?? null;
  }

  find(id: string): TimelineEntry | null {
    return this.#entries.find((entry) => entry.id === id) ?? null;
  }

  /** Numbers go on, whatever is forgotten. */
  nextId(): string {
    this.#made += 1;
    return `checkpoint-${this.#made}`;
  }

  /** Answers what is forgotten for it. */
  add(entry: TimelineEntry): TimelineEntry[] {
    const kept = [...this.#entries.slice(0, this.#cursor + 1), entry];
    const forgotten = [...this.#entries.slice(this.#cursor + 1), ...kept.slice(0, -timelineLimit)];
    this.#entries = kept.slice(-timelineLimit);
    this.#cursor = this.#entries.length - 1;
    return forgotten;
  }

  moveTo(entry: TimelineEntry): void {
    this.#cursor = this.#entries.indexOf(entry);
  }

  /** What it is now; `reset` makes it that again. Ids that were given out are not given out again. */
  mark(): TimelineMark {
    return { entries: this.#entries, cursor: this.#cursor };
  }

  reset({ entries, cursor }: TimelineMark): void {
    this.#entries = entries;
    this.#cursor = cursor;
  }
}

export interface TimelineMark {
  readonly entries: readonly TimelineEntry[];
  readonly cursor: number;
}
