import type { HomePort, PortCall } from '../../home/port.js';
import { Timeline, type TimelineMark } from '../history/timeline.js';
import { Ids } from '../ids.js';

/** What the engine itself knows of one home, as long as that is open. */
export class HomeMemory {
  readonly ids = new Ids();
  readonly timeline = new Timeline();
  /** Snapshots that a running batch no longer needs, unless it is rolled back. */
  #dispensable: string[] | null = null;

  /** Lets go of snapshots: at once, or in a batch at its end. */
  async forget(home: string, handles: readonly string[], port: HomePort, call: PortCall): Promise<void> {
    if (this.#dispensable) this.#dispensable.push(...handles);
    else for (const handle of handles) await port.drop(home, handle, call);
  }

  beginBatch(): TimelineMark {
    this.#dispensable = [];
    return this.timeline.mark();
  }

  /** Answers which snapshots nobody needs any more. */
  commitBatch(): string[] {
    const handles = this.#dispensable ?? [];
    this.#dispensable = null;
    return handles;
  }

  rollbackBatch(mark: TimelineMark): string[] {
    const before = new Set(mark.entries.map(({ handle }) => handle));
    const made = [...this.timeline.entries.map(({ handle }) => handle), ...(this.#dispensable ?? [])];
    this.timeline.reset(mark);
    this.#dispensable = null;
    return [...new Set(made)].filter((handle) => !before.has(handle));
  }
}
