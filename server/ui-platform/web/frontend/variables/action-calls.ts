import type { RemoteVariable } from './remote-variable.js';

export type Finished = (error: string | undefined) => void;

interface Call {
  readonly argument: unknown;
  readonly finished: Finished;
}

const notConnected =
  'Not connected to the session, so nothing was done. Try again once the connection is back.';
const lost =
  'The connection was lost before the answer came. Look whether it was done, and try again if not.';

/** Calls of an action. They are never repeated by themselves: doing twice may be worse than not doing. */
export class ActionCalls {
  #waiting: Call[] = [];
  #underWay = new Set<Call>();

  constructor(private readonly variable: RemoteVariable) {}

  add(argument: unknown, finished: Finished): void {
    if (this.variable.store.connection.isOpen) {
      this.#waiting.push({ argument, finished });
      this.send();
    } else finished(notConnected);
  }

  /** Sends what a person did before the backend had answered with the id of the action. */
  send(): void {
    const { id, store } = this.variable;
    if (id === undefined) return;
    store.sendWrites();
    for (const call of this.#waiting.splice(0)) {
      this.#underWay.add(call);
      store.ask({ type: 'update', data: { varId: id, value: call.argument } }, (answer) => {
        this.#underWay.delete(call);
        call.finished('error' in answer ? answer.error : undefined);
      });
    }
  }

  connectionLost(): void {
    const calls = [...this.#waiting, ...this.#underWay];
    this.#waiting = [];
    this.#underWay.clear();
    for (const { finished } of calls) finished(lost);
  }
}
