import type { Properties, Update } from '../connection/messages.js';
import { ActionCalls } from './action-calls.js';
import { PendingWrites } from './pending-writes.js';
import type { VariableStore } from './variable-store.js';

/** How the backend is asked for a variable: by the path from its parent, or by the id that a value named. */
export type Origin =
  | { readonly parent: RemoteVariable; readonly properties: Properties }
  | { readonly id: number };

/** A variable of the session as this page knows it. Those who show the same one share it. */
export class RemoteVariable {
  /** Known once the backend has answered. */
  id: number | undefined;
  value: unknown;
  properties: Properties = {};
  error: string | undefined;
  readonly writes = new PendingWrites(this);
  readonly calls = new ActionCalls(this);
  readonly children = new Map<string, RemoteVariable>();
  #listeners = new Set<() => void>();
  #users = 0;

  constructor(
    readonly store: VariableStore,
    readonly origin: Origin,
  ) {}

  /** What a person should see: what was typed here counts until the backend has answered to it. */
  get shown(): unknown {
    return this.writes.value === undefined ? this.value : this.writes.value.typed;
  }

  get type(): string | undefined {
    const { type } = this.properties;
    return typeof type === 'string' && type !== '' ? type : undefined;
  }

  get isKnown(): boolean {
    return this.value !== undefined;
  }

  /** The variable of a path below this one. The caller releases it. */
  child(properties: Properties): RemoteVariable {
    const key = JSON.stringify(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)));
    let child = this.children.get(key);
    if (!child) {
      child = new RemoteVariable(this.store, { parent: this, properties });
      this.children.set(key, child);
      this.store.request(child);
    }
    return child.acquire();
  }

  *withAllBelow(): Generator<RemoteVariable> {
    yield this;
    for (const child of this.children.values()) yield* child.withAllBelow();
  }

  acquire(): this {
    this.#users += 1;
    return this;
  }

  release(): void {
    this.#users -= 1;
    if (this.#users === 0) this.store.forget(this);
  }

  get isUsed(): boolean {
    return this.#users > 0;
  }

  /** Calls back after each change of value, type or error; returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  apply({ value, properties }: Update): void {
    if (properties) {
      for (const [name, property] of Object.entries(properties)) {
        if (property === null) delete this.properties[name];
        else this.properties[name] = property;
      }
    }
    if (value !== undefined) {
      this.value = value;
      this.error = undefined;
    }
    // While what was typed is under way this may be older than it; the answer to it brings the value that counts.
    if (!this.writes.areUnderWay) {
      this.writes.settle();
      this.notify();
    }
  }

  fail(description: string): void {
    this.error = description;
    this.notify();
  }

  notify(): void {
    for (const listener of [...this.#listeners]) if (this.#listeners.has(listener)) listener();
  }
}
