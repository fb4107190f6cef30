import type { TypeNotice } from '../lua/thread-messages.js';

/**
 * Which variables have which type, as the thread last said: a view that changes concerns them even while
 * their Lua is busy.
 */
export class KnownTypes {
  readonly #variables = new Map<number, { type: string; owner: string }>();

  learn(notices: readonly TypeNotice[]): void {
    for (const { id, type, owner } of notices) {
      if (type) this.#variables.set(id, { type, owner });
      else this.#variables.delete(id);
    }
  }

  /** The variables of a type that a connection may know: its own and those of the application, in order. */
  of(type: string, connection: string): number[] {
    return [...this.#variables]
      .filter(([, known]) => known.type === type && (known.owner === '' || known.owner === connection))
      .map(([id]) => id)
      .sort((a, b) => a - b);
  }

  /** How many variables have the type, whoever knows them. */
  count(type: string): number {
    return [...this.#variables.values()].filter((known) => known.type === type).length;
  }

  clear(): void {
    this.#variables.clear();
  }
}
