import { randomUUID } from 'node:crypto';
import type { Change } from '../../home/change.js';
import type { HomeRecords } from '../../home/records.js';
import { changedRecords } from './changed-records.js';
import { emptyHome } from './empty-home.js';

/** How many steps can be undone. */
const undoLimit = 1000;

interface Step {
  label: string;
  before: HomeRecords;
  after: HomeRecords;
}

/** A home that is plain data: what it is now, what it was, and what somebody wants to come back to. */
export class EmbeddedHome {
  path: string | null = null;
  modified = false;
  #records: HomeRecords = emptyHome;
  #undo: Step[] = [];
  #redo: Step[] = [];
  #group: { label: string; before: HomeRecords; wasModified: boolean } | null = null;
  readonly #snapshots = new Map<string, HomeRecords>();

  get records(): HomeRecords {
    return this.#records;
  }

  apply(label: string, changes: readonly Change[]): void {
    if (changes.length > 0) this.#become(label, changedRecords(this.#records, changes));
  }

  /** All of it at once, as one step. */
  replace(label: string, records: HomeRecords): void {
    this.#become(label, records);
  }

  begin(label: string): void {
    if (this.#group) throw new Error('A group of changes is open already.');
    this.#group = { label, before: this.#records, wasModified: this.modified };
  }

  commit(): void {
    const { label, before } = this.#endGroup();
    this.#remember({ label, before, after: this.#records });
  }

  rollback(): void {
    const { before, wasModified } = this.#endGroup();
    this.#records = before;
    this.modified = wasModified;
  }

  /** A copy, so that nothing that happens to the home can reach it. */
  snapshot(): string {
    const handle = randomUUID();
    this.#snapshots.set(handle, structuredClone(this.#records));
    return handle;
  }

  restore(handle: string, label: string): void {
    const kept = this.#snapshots.get(handle);
    if (!kept) throw new Error('There is no such snapshot.');
    this.#become(label, structuredClone(kept));
  }

  drop(handle: string): void {
    this.#snapshots.delete(handle);
  }

  undo(): boolean {
    return this.#step(this.#undo, this.#redo, 'before');
  }

  redo(): boolean {
    return this.#step(this.#redo, this.#undo, 'after');
  }

  #become(label: string, records: HomeRecords): void {
    const before = this.#records;
    this.#records = records;
    this.modified = true;
    if (!this.#group) this.#remember({ label, before, after: records });
  }

  #remember(step: Step): void {
    if (onlyViewsDiffer(step.before, step.after)) return;
    this.#undo.push(step);
    if (this.#undo.length > undoLimit) this.#undo.shift();
    this.#redo = [];
  }

  /** Views stay where they are: whoever undoes looks at what changes. */
  #step(from: Step[], to: Step[], side: 'before' | 'after'): boolean {
    const step = from.pop();
    if (!step) return false;
    to.push(step);
    this.#records = { ...step[side], cameras: this.#records.cameras };
    this.modified = true;
    return true;
  }

  #endGroup() {
    const group = this.#group;
    if (!group) throw new Error('No group of changes is open.');
    this.#group = null;
    return group;
  }
}

/** Moves of a camera are no steps of undo. Lists are compared as such: what was not changed is the same one. */
function onlyViewsDiffer(before: HomeRecords, after: HomeRecords): boolean {
  return (Object.keys(before) as (keyof HomeRecords)[]).every(
    (key) => key === 'cameras' || before[key] === after[key],
  );
}
