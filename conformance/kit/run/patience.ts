/** After so many calls without a reply a target is taken for silent. */
const silent = 5;
const shortMs = 500;

/**
 * How long to wait for a reply. A target that has not answered for a while is not waited for so long any
 * more, so that a run against one that hangs still ends; one reply, and it gets all the time again.
 */
export class Patience {
  private unanswered = 0;

  constructor(private readonly fullMs: number) {}

  get ms(): number {
    return this.lost ? Math.min(shortMs, this.fullMs) : this.fullMs;
  }

  /** The target has been silent for so long that a check need not ask twice. */
  get lost(): boolean {
    return this.unanswered >= silent;
  }

  heard(reply: boolean): void {
    this.unanswered = reply ? 0 : this.unanswered + 1;
  }
}
