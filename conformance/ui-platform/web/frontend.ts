import type { WebSocket } from 'ws';
import { validateToFrontend } from '../../../generated/mcp-ui-platform/1.0/messages.js';
import { explain } from '../../../generated/runtime/explain.js';
import type { CheckContext as AnyContext } from '../../kit/check.js';
import { asArray, asObject, isObject, type JsonObject, parseJson } from '../../kit/reading/json.js';
import type { Shared } from '../platform/shared.js';

/** So long a frontend waits for what has to come. */
const patienceMs = 10_000;
/** So long it waits for it after a question that was asked later has been answered. */
const graceMs = 3000;

export interface Message {
  readonly type: string;
  readonly data: JsonObject;
}

/** How a connection ended. */
export interface Closed {
  readonly code: number;
  readonly reason: string;
}

type Stating = Pick<AnyContext, 'demand' | 'given' | 'expect'>;

/** A program in the place of a page: it speaks by messages alone, and keeps all that it is sent. */
export class Frontend {
  /** All that came, in its order. */
  readonly messages: Message[] = [];
  closed: Closed | null = null;
  #requests = 0;
  #read = 0;
  readonly #fences = new Set<unknown>();
  readonly #passed = new Set<unknown>();
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly t: Stating,
    private readonly socket: WebSocket,
    shared: Shared,
  ) {
    socket.on('message', (data, isBinary) => {
      const frame = parseJson(String(data));
      const messages = Array.isArray(frame) ? frame : [frame];
      for (const message of messages) {
        shared.messages++;
        if (isBinary || !validateToFrontend(message))
          shared.strangeMessages.push(`${String(data).slice(0, 300)}: ${strangeness(message, isBinary)}`);
        const { type, data: content } = asObject(message);
        const { requestId } = asObject(content);
        // What was asked only to know that all before it has come is no part of the conversation.
        if (this.#fences.has(requestId)) this.#passed.add(requestId);
        else this.messages.push({ type: String(type), data: asObject(content) });
      }
      this.#wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wake();
    });
    socket.on('error', () => {});
  }

  #wake(): void {
    for (const one of [...this.#waiting]) one();
  }

  /** Sends messages: one as it is, several as a batch. */
  send(...messages: { type: string; data: object }[]): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(JSON.stringify(messages.length === 1 ? messages[0] : messages));
  }

  /** Sends any text in the place of a message. */
  sendRaw(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** A number for a request. */
  request(): number {
    return ++this.#requests;
  }

  /** Waits until something holds; whether it does at the end. */
  async until(holds: () => boolean, waitMs = patienceMs): Promise<boolean> {
    const over = Date.now() + waitMs;
    while (!holds() && this.closed === null && Date.now() < over) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(wake, Math.max(1, over - Date.now()));
        const waiting = this.#waiting;
        function wake(): void {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        }
        waiting.add(wake);
      });
    }
    return holds();
  }

  /** The first message from the place `from` on that fits. *Ends the check* when none comes. */
  async next(what: string, fits: (message: Message) => boolean, from = 0): Promise<Message> {
    const find = (): Message | undefined => this.messages.slice(from).find(fits);
    const found = (await this.comes(() => find() !== undefined)) ? find() : undefined;
    this.t.demand(found !== undefined, what, this.seen(from));
    return found!;
  }

  /**
   * Waits for something that has to come: until it is there, or until a question that is asked now has been answered
   * and a little time has passed. Whether it came.
   */
  async comes(isThere: () => boolean): Promise<boolean> {
    if (isThere()) return true;
    const isAnswered = this.#fence();
    await this.until(() => isThere() || isAnswered());
    return this.until(isThere, graceMs);
  }

  /** Asks something that is answered after all that the platform has said before; whether it is. */
  #fence(): () => boolean {
    const requestId = `fence ${this.request()}`;
    this.#fences.add(requestId);
    this.send({ type: 'get', data: { varIds: [1], requestId } });
    return () => this.#passed.has(requestId);
  }

  /** What came from that place on, for findings. */
  seen(from = 0): string {
    const shown = this.messages.slice(from).map(({ type, data }) => `${type} ${JSON.stringify(data)}`);
    const end = this.closed ? [`closed with ${this.closed.code} ${this.closed.reason}`] : [];
    return [...shown.slice(-6), ...end].join('; ').slice(0, 600) || 'nothing';
  }

  /** The answer to a request, or the error. *Ends the check* without one. */
  async answer(requestId: number, what: string): Promise<Message> {
    return this.next(what, ({ data }) => data.requestId === requestId);
  }

  /** Asks for something and waits for the answer to it. */
  async ask(type: string, data: object, what = `an answer to ${type}`): Promise<Message> {
    const requestId = this.request();
    this.send({ type, data: { ...data, requestId } });
    return this.answer(requestId, what);
  }

  /** Creates a variable where only what comes after it is judged. */
  async create(path: string, properties: object = {}, parentId = 1): Promise<Created> {
    return this.t.given('create-answer', async () => {
      const { type, data } = await this.ask('create', { parentId, properties: { path, ...properties } });
      this.t.demand(type === 'create' && typeof data.varId === 'number', `a variable for ${path}`, data);
      const { varId, value } = data;
      return { varId: varId as number, value, properties: asObject(data.properties) };
    });
  }

  /** Value and properties of a variable, as they are now. */
  async get(varId: number): Promise<JsonObject> {
    return this.t.given('get-answer', async () => {
      const { type, data } = await this.ask('get', { varIds: [varId] });
      this.t.demand(type === 'update', `an update of variable ${varId}`, data);
      return data;
    });
  }

  /**
   * All that came since the last time, up to the answer of a question that is asked now: whatever the platform had
   * to say before has been said by then.
   */
  async settled(): Promise<Message[]> {
    const isAnswered = this.#fence();
    await this.t.given('get-answer', async () =>
      this.t.demand(await this.until(isAnswered), 'an answer to get', this.seen(this.#read)),
    );
    const news = this.messages.slice(this.#read);
    this.#read = this.messages.length;
    return news;
  }

  /** Ends the connection, and waits for it. */
  async close(): Promise<void> {
    this.socket.close();
    if (!(await this.until(() => this.closed !== null))) this.socket.terminate();
  }

  /** Ends it without a word. */
  drop(): void {
    this.socket.terminate();
  }
}

export interface Created {
  readonly varId: number;
  readonly value: unknown;
  readonly properties: JsonObject;
}

function strangeness(message: unknown, isBinary: boolean): string {
  if (isBinary) return 'a binary frame';
  if (!isObject(message)) return 'not a message';
  return explain(validateToFrontend.errors ?? [], message).text;
}

/** The numbers of the variables that updates among these messages are about. */
export const updated = (messages: readonly Message[]): unknown[] =>
  messages.filter(({ type }) => type === 'update').map(({ data }) => data.varId);

/** The view definitions that messages carry. */
export const viewdefsIn = (messages: readonly Message[]): JsonObject =>
  Object.assign(
    {},
    ...messages.map(({ data }) => asObject(asObject(data.properties).viewdefs)),
  ) as JsonObject;

export const errorsIn = (messages: readonly Message[]): unknown[] =>
  asArray(messages.filter(({ type }) => type === 'error').map(({ data }) => data.code));
