/**
 * Notices when something takes too long. What happens one after the other shares one timer, which looks again
 * when it fires: setting and clearing one for each would cost more than some of what it watches over.
 */
export class Watchdog {
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires. */
  #looksAt = Number.POSITIVE_INFINITY;
  /** When it has been too long; infinite while there is nothing to watch over. */
  #endsAt = Number.POSITIVE_INFINITY;

  constructor(private readonly tooLong: () => void) {}

  /** From now on it may take so many milliseconds. Until `end` this keeps the program alive. */
  begin(limitMs: number): void {
    this.#endsAt = performance.now() + limitMs;
    if (this.#timer && this.#looksAt <= this.#endsAt) this.#timer.ref();
    else this.#lookAfter(limitMs);
  }

  end(): void {
    this.#endsAt = Number.POSITIVE_INFINITY;
    this.#timer?.unref();
  }

  #lookAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#looksAt = performance.now() + ms;
    this.#timer = setTimeout(() => this.#look(), Math.ceil(ms));
  }

  #look(): void {
    this.#timer = undefined;
    if (this.#endsAt === Number.POSITIVE_INFINITY) return;
    const leftMs = this.#endsAt - performance.now();
    if (leftMs > 0) {
      this.#lookAfter(leftMs);
      return;
    }
    this.end();
    this.tooLong();
  }
}
