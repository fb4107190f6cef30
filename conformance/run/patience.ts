/** After so many calls without a reply a target is taken for silent. */
const silent = 5;
const shortMs = 1000;

/**
 * How long to wait for a reply. A target that has not answered for a while is not waited for so long any
 * more, so that a run against one that hangs still ends; one reply, and it gets all the time again.
 */
export class Patience {
  private unanswered = 0;

  constructor(private readonly fullMs: number) {}

  get ms(): number {
    return this.unanswered < silent ? this.fullMs : Math.min(shortMs, this.fullMs);
  }

  heard(reply: boolean): void {
    this.unanswered = reply ? 0 : this.unanswered + 1;
  }
}
