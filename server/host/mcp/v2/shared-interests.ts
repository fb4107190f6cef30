import type { Interest, Subject, UiWatch } from '../watch/ui-watch.js';

interface Shared extends Interest {
  holders: number;
  /** Settles when it is known how the subject was when the first holder came. */
  ready: Promise<void>;
}

/** What all open subscriptions are about; each subject is watched once, however many ask for it. */
export class SharedInterests {
  private readonly interests = new Map<Subject, Shared>();

  constructor(
    private readonly watch: Pick<UiWatch, 'see' | 'add' | 'remove'>,
    private readonly changed: (subject: Subject) => void,
  ) {}

  /** Settles when every change from now on counts; what it returns gives the subjects back, once. */
  async hold(subjects: readonly Subject[]): Promise<() => void> {
    // One after the other: many at once would take the places of calls in the queue.
    for (const subject of subjects) await this.join(subject);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      for (const subject of subjects) this.release(subject);
    };
  }

  private join(subject: Subject): Promise<void> {
    const known = this.interests.get(subject);
    if (known) {
      known.holders++;
      return known.ready;
    }
    const interest: Shared = {
      subject,
      seen: undefined,
      holders: 1,
      ready: this.watch.see(subject).then((seen) => {
        interest.seen = seen;
        this.watch.add(interest);
      }),
      tell: () => this.changed(subject),
    };
    this.interests.set(subject, interest);
    return interest.ready;
  }

  private release(subject: Subject): void {
    const interest = this.interests.get(subject);
    if (!interest || --interest.holders > 0) return;
    this.interests.delete(subject);
    this.watch.remove(interest);
  }
}
