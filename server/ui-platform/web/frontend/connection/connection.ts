import { waitBefore } from './back-off.js';
import { readFrame, type ToBackend, type ToFrontend } from './messages.js';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

export interface ConnectionEvents {
  opened(): void;
  received(messages: ToFrontend[]): void;
  changed(state: ConnectionState): void;
}

/** What the server says when it closes a socket for good or with a fresh Lua state. */
const wasReset = 4001;
const hasEnded = 4004;

/** A frame of more messages than this is cut, so that none comes near the limit of the server. */
const longestBatch = 2000;

/** The socket of the session: messages of one turn go out as one batch, and a lost connection is sought again. */
export class Connection {
  #socket: WebSocket | undefined;
  #batch: ToBackend[] = [];
  #attempt = 0;

  constructor(
    private readonly url: string,
    private readonly sessionExists: () => Promise<boolean>,
    private readonly events: ConnectionEvents,
  ) {}

  open(): void {
    this.events.changed(this.#attempt === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.events.changed('open');
      this.events.opened();
    };
    socket.onmessage = ({ data }) => {
      // Only now: a server that takes sockets and closes them at once must not be asked without a pause.
      this.#attempt = 0;
      this.events.received(readFrame(String(data)));
    };
    socket.onclose = ({ code }) => void this.#closed(code);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sent at the end of this turn, with all else that is sent until then. */
  send(message: ToBackend): void {
    if (!this.isOpen) return;
    this.#batch.push(message);
    if (this.#batch.length === 1) queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    const batch = this.#batch;
    this.#batch = [];
    if (!this.isOpen) return;
    for (let from = 0; from < batch.length; from += longestBatch) {
      const part = batch.slice(from, from + longestBatch);
      this.#socket!.send(JSON.stringify(part.length === 1 ? part[0] : part));
    }
  }

  async #closed(code: number): Promise<void> {
    this.#batch = [];
    if (code === hasEnded) return this.events.changed('ended');
    this.events.changed('lost');
    await new Promise((resolve) => setTimeout(resolve, waitBefore(this.#attempt)));
    this.#attempt += 1;
    if (code !== wasReset && !(await this.sessionExists())) return this.events.changed('ended');
    this.open();
  }
}
