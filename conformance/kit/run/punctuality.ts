const tickMs = 20;

/**
 * Watches how late a timer of this very program is. While it is late, the machine is busy and says nothing
 * about how quick a target is.
 */
export class Punctuality {
  #worstMs = 0;
  #due: number;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;

  constructor(now: () => number) {
    this.#now = now;
    this.#due = now() + tickMs;
    this.#timer = setInterval(() => this.#look(), tickMs).unref();
  }

  /** Ends the watch; the longest delay of the timer in milliseconds. */
  end(): number {
    clearInterval(this.#timer);
    this.#look();
    return this.#worstMs;
  }

  #look(): void {
    const now = this.#now();
    this.#worstMs = Math.max(this.#worstMs, now - this.#due);
    this.#due = now + tickMs;
  }
}
