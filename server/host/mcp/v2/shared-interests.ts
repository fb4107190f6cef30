import type { Interest, Subject, UiWatch } from '../watch/ui-watch.js';

/** What all open subscriptions are about; each subject is watched once, however many ask for it. */
export class SharedInterests {
  private readonly interests = new Map<Subject, Interest & { holders: number }>();

  constructor(
    private readonly watch: UiWatch,
    private readonly changed: (subject: Subject) => void,
  ) {}

  /** Settles when every change from now on counts; what it returns gives the subjects back, once. */
  async hold(subjects: readonly Subject[]): Promise<() => void> {
    for (const subject of subjects) {
      const known = this.interests.get(subject);
      if (known) known.holders++;
      else await this.begin(subject);
    }
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      for (const subject of subjects) this.release(subject);
    };
  }

  private async begin(subject: Subject): Promise<void> {
    const interest = {
      subject,
      seen: undefined,
      holders: 1,
      tell: () => this.changed(subject),
    } as Interest & {
      holders: number;
    };
    this.interests.set(subject, interest);
    interest.seen = await this.watch.see(subject);
    if (this.interests.get(subject) === interest) this.watch.add(interest);
  }

  private release(subject: Subject): void {
    const interest = this.interests.get(subject);
    if (!interest || --interest.holders > 0) return;
    this.interests.delete(subject);
    this.watch.remove(interest);
  }
}
