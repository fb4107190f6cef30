import type { RemoteVariable } from './remote-variable.js';

/**
 * What a person has typed and the backend has not yet answered to. One write is under way at a time and only the
 * newest one waits, so that a slow application is never flooded; an action makes it go out at once.
 */
export class PendingWrites {
  value: { readonly typed: unknown } | undefined;
  #waits = false;
  #underWay = 0;

  constructor(private readonly variable: RemoteVariable) {}

  get areUnderWay(): boolean {
    return this.#underWay > 0 || this.#waits;
  }

  add(typed: unknown): void {
    this.value = { typed };
    this.#waits = true;
    if (this.#underWay === 0) this.send();
  }

  /** Sends what waits, if the backend knows the variable; else it goes out when it does. */
  send(): void {
    const { id, store } = this.variable;
    if (!this.#waits || !this.value || id === undefined || !store.connection.isOpen) return;
    this.#waits = false;
    this.#underWay += 1;
    store.ask({ type: 'update', data: { varId: id, value: this.value.typed } }, (answer) => {
      this.#underWay -= 1;
      if ('error' in answer) this.variable.error = answer.error;
      else {
        this.variable.error = undefined;
        if (answer.value !== undefined) this.variable.value = answer.value;
      }
      if (this.#waits) return this.send();
      // What was refused stays to be seen and corrected.
      if (this.#underWay === 0 && !('error' in answer)) this.settle();
      this.variable.notify();
    });
  }

  settle(): void {
    this.value = undefined;
  }

  /** No answer will come any more; what was typed is sent again on the next connection. */
  connectionLost(): void {
    this.#underWay = 0;
    this.#waits = this.value !== undefined;
  }
}
