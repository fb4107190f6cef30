import type { Connection } from '../connection/connection.js';
import type {
  Properties,
  RequestId,
  ToBackend,
  ToFrontend,
  Update,
  VariableError,
} from '../connection/messages.js';
import { RemoteVariable } from './remote-variable.js';

export type Answer = Update | { readonly error: string };

export interface StoreEvents {
  /** The state of the session is not the one that this page was built from. */
  renewed(): void;
  viewdefs(changed: Record<string, string>): void;
}

const appId = 1;

/** The variables that the page shows, and the messages that keep them as the backend has them. */
export class VariableStore {
  readonly app: RemoteVariable;
  readonly #byId = new Map<number, RemoteVariable>();
  readonly #objects = new Map<number, RemoteVariable>();
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #lastRequest = 0;
  #stale: number[] = [];
  #isInSync = false;

  constructor(
    readonly connection: Connection,
    private readonly events: StoreEvents,
  ) {
    this.app = new RemoteVariable(this, { id: appId }).acquire();
    this.#byId.set(appId, this.app);
  }

  /** The variable of an object that a value named. The caller releases it. */
  object(id: number): RemoteVariable {
    if (id === appId) return this.app.acquire();
    let variable = this.#objects.get(id);
    if (!variable) {
      variable = new RemoteVariable(this, { id });
      this.#objects.set(id, variable);
      this.#byId.set(id, variable);
      this.request(variable);
    }
    return variable.acquire();
  }

  /** Sends a message that is answered once, by an update or an error. */
  ask(message: ToBackend & { type: 'update' | 'create' }, answered: (answer: Answer) => void): void {
    this.#lastRequest += 1;
    message.data.requestId = this.#lastRequest;
    this.#asked.set(this.#lastRequest, answered);
    this.connection.send(message);
  }

  request(variable: RemoteVariable): void {
    if (!this.#isInSync) return;
    const { origin } = variable;
    if ('id' in origin) {
      this.connection.send({ type: 'watch', data: { varId: origin.id } });
      this.#attach(variable, origin.id);
    } else if (origin.parent.id !== undefined) this.#create(variable, origin.parent.id, origin.properties);
  }

  #create(variable: RemoteVariable, parentId: number, properties: Properties): void {
    this.ask({ type: 'create', data: { requestId: 0, parentId, properties } }, (answer) => {
      if ('error' in answer) variable.fail(answer.error);
      else if (!variable.isUsed) this.connection.send({ type: 'destroy', data: { varId: answer.varId } });
      else {
        this.#attach(variable, answer.varId);
        variable.apply({ value: null, ...answer });
      }
    });
  }

  /** Nobody shows it any more. */
  forget(variable: RemoteVariable): void {
    const { origin, id } = variable;
    if ('id' in origin) {
      this.#objects.delete(origin.id);
      this.#byId.delete(origin.id);
      this.connection.send({ type: 'unwatch', data: { varId: origin.id } });
      return;
    }
    for (const [key, child] of origin.parent.children) {
      if (child === variable) origin.parent.children.delete(key);
    }
    if (id === undefined) return;
    this.#byId.delete(id);
    this.connection.send({ type: 'destroy', data: { varId: id } });
  }

  /** What was typed goes out before an action that may read it. */
  sendWrites(): void {
    for (const variable of this.#byId.values()) variable.writes.send();
  }

  connectionOpened(): void {
    this.connection.send({ type: 'watch', data: { varId: appId } });
  }

  connectionLost(): void {
    this.#isInSync = false;
    this.#asked.clear();
    this.#byId.clear();
    for (const top of [this.app, ...this.#objects.values()]) {
      if ('id' in top.origin) this.#byId.set(top.origin.id, top);
      for (const variable of top.withAllBelow()) {
        variable.id = undefined;
        variable.writes.connectionLost();
        variable.calls.connectionLost();
      }
    }
  }

  receive(messages: readonly ToFrontend[]): void {
    for (const message of messages) {
      if (message.type === 'error') this.#failed(message.data);
      else if (message.type === 'destroy') this.#destroyed(message.data.varId);
      else this.#changed(message.data);
    }
    if (this.#stale.length > 0) this.connection.send({ type: 'get', data: { varIds: this.#stale } });
    this.#stale = [];
  }

  #changed(update: Update): void {
    const { varId, value, properties, requestId } = update;
    const answered = this.#takeAnswer(requestId);
    const variable = this.#byId.get(varId);
    if (answered) answered(update);
    else if (varId === appId && properties?.viewdefs) {
      const { viewdefs, ...others } = properties;
      this.events.viewdefs(viewdefs);
      this.#changed({ ...update, properties: others });
    } else if (!variable) return;
    else if (value === undefined && properties === undefined) this.#stale.push(varId);
    else if (varId === appId && value !== undefined && !this.#isInSync) this.#synchronize(update);
    else this.#arrived(variable, update);
  }

  #takeAnswer(requestId: RequestId | null | undefined): ((answer: Answer) => void) | undefined {
    if (typeof requestId !== 'number') return undefined;
    const answered = this.#asked.get(requestId);
    this.#asked.delete(requestId);
    return answered;
  }

  #arrived(variable: RemoteVariable, update: Update): void {
    if (variable.id === undefined) this.#attach(variable, update.varId);
    variable.apply(update);
  }

  /** The first answer on a connection: asks for all that is shown, or has it built anew. */
  #synchronize(update: Update): void {
    const before = this.app.properties.epoch;
    if (this.app.isKnown && update.properties?.epoch !== before) {
      this.events.renewed();
      return;
    }
    this.#isInSync = true;
    this.app.id = undefined;
    for (const variable of this.#objects.values()) this.request(variable);
    this.#arrived(this.app, update);
  }

  #attach(variable: RemoteVariable, id: number): void {
    variable.id = id;
    this.#byId.set(id, variable);
    for (const child of variable.children.values()) this.request(child);
    variable.writes.send();
    variable.calls.send();
  }

  #failed({ varId, requestId, description }: VariableError): void {
    const answered = this.#takeAnswer(requestId);
    if (answered) answered({ error: description });
    else if (varId) this.#byId.get(varId)?.fail(description);
  }

  #destroyed(varId: number): void {
    const variable = this.#byId.get(varId);
    if (!variable || varId === appId) return;
    this.#byId.delete(varId);
    variable.id = undefined;
    variable.properties = {};
    variable.apply({ varId, value: null });
  }
}
