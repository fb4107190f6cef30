import type { Interest, Subject, UiWatch } from '../watch/ui-watch.js';

/** One subject, from the first look at it until nobody holds it any more. */
export class WatchedSubject implements Interest {
  seen: string | undefined;
  holders = 0;
  private state: 'new' | 'looking' | 'watched' | 'ended' = 'new';
  private readonly ending = new AbortController();
  private settle = () => {};
  private readonly settled = new Promise<void>((resolve) => {
    this.settle = resolve;
  });

  constructor(
    readonly subject: Subject,
    private readonly watch: Pick<UiWatch, 'see' | 'add' | 'remove'>,
    readonly tell: () => void,
  ) {}

  /** Looks unless somebody has; settles when it is watched, or has ended. */
  look(): Promise<void> {
    if (this.state === 'new') {
      this.state = 'looking';
      void this.watch.see(this.subject, this.ending.signal).then((seen) => this.begin(seen));
    }
    return this.settled;
  }

  /** From now on changes count. Where it is unknown what is there, the first look that succeeds is one. */
  begin(seen: string | undefined): void {
    if (this.state === 'watched' || this.state === 'ended') return;
    this.state = 'watched';
    this.seen = seen;
    this.watch.add(this);
    this.settle();
  }

  end(): void {
    this.state = 'ended';
    this.ending.abort();
    this.watch.remove(this);
    this.settle();
  }
}
