import type { Subject, UiWatch } from '../watch/ui-watch.js';
import { WatchedSubject } from './watched-subject.js';

/** So long a subscriber waits for the first looks at most, however many there are and whatever they meet. */
const firstLooksMs = 5000;

/** What all open subscriptions are about; each subject is watched once, however many ask for it. */
export class WatchedSubjects {
  private readonly interests = new Map<Subject, WatchedSubject>();

  constructor(
    private readonly watch: Pick<UiWatch, 'see' | 'add' | 'remove'>,
    private readonly changed: (subject: Subject) => void,
    private readonly patienceMs = firstLooksMs,
  ) {}

  /** Settles when every change from now on counts, or when the subjects are given back: they are by `until`. */
  async hold(subjects: readonly Subject[], until: AbortSignal): Promise<void> {
    if (until.aborted) return;
    const joined = subjects.map((subject) => this.join(subject));
    until.addEventListener('abort', () => this.release(joined), { once: true });
    const impatience = setTimeout(() => {
      for (const interest of joined) interest.begin(undefined);
    }, this.patienceMs);
    // One after the other: many at once would take the places of calls in the queue.
    for (const interest of joined) if (!until.aborted) await interest.look();
    clearTimeout(impatience);
  }

  private join(subject: Subject): WatchedSubject {
    let interest = this.interests.get(subject);
    if (!interest) {
      interest = new WatchedSubject(subject, this.watch, () => this.changed(subject));
      this.interests.set(subject, interest);
    }
    interest.holders++;
    return interest;
  }

  private release(joined: readonly WatchedSubject[]): void {
    for (const interest of joined) {
      if (--interest.holders > 0) continue;
      this.interests.delete(interest.subject);
      interest.end();
    }
  }
}
