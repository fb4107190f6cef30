/** So many mistakes are nobody's attack: a client with an old token tries a few times. */
const free = 10;
const stepMs = 100;
const longestMs = 1000;
/** How long it takes until one failure is forgotten. */
const forgetMs = 5000;

/** Slows down who guesses tokens. Who knows the token is never held up, whatever others do. */
export class FailedAttempts {
  private count = 0;
  private countedAt = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts one more, and says how long its answer has to wait, in milliseconds. */
  add(): number {
    const now = this.now();
    const forgotten = (now - this.countedAt) / forgetMs;
    this.count = Math.max(0, this.count - forgotten) + 1;
    this.countedAt = now;
    return Math.min(longestMs, stepMs * Math.max(0, Math.ceil(this.count - free)));
  }
}
