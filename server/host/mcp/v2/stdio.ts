import { PassThrough, Writable } from 'node:stream';
import { type Server, SUBSCRIPTION_ID_META_KEY } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Refusal } from '../../http/refusal.js';
import type { McpNotification } from '../core/exchange.js';
import type { McpCore } from '../core/mcp-core.js';
import { invalidParams } from '../core/rpc-error.js';
import type { StdioOptions } from '../stdio.js';
import { listenMethod, subjectsOf } from './listen-request.js';
import { v2ParamsProblem } from './params-problem.js';
import { createV2Server } from './v2-server.js';
import { WatchedSubjects } from './watched-subjects.js';

interface Message {
  id?: string | number;
  method?: string;
  params?: { requestId?: unknown; _meta?: Record<string, unknown> };
}

const acknowledged = 'notifications/subscriptions/acknowledged';

/** The 2026-07-28 revision over a pair of streams, of which it gets the lines that are its own. */
export class V2Stdio {
  readonly #lines = new PassThrough();
  readonly #output: Writable;
  readonly #handle: { close(): Promise<void> };
  /** Ids of subscriptions that are open, and what ends them. */
  readonly #held = new Map<unknown, AbortController>();
  readonly #interests: WatchedSubjects;
  #server: Server | undefined;

  constructor(core: McpCore, { output, structured, lineLimit }: Omit<StdioOptions, 'input'>) {
    this.#output = output;
    this.#interests = new WatchedSubjects(core.watch, (uri) => this.#tell(uri));
    const transport = new StdioServerTransport(this.#lines, this.#outgoing(), {
      maxBufferSize: 2 * lineLimit + (1 << 20),
    });
    const factory = () => {
      this.#server = createV2Server(core, { structured, client: 'stdio', streams: true });
      return this.#server;
    };
    this.#handle = serveStdio(factory, { legacy: 'reject', transport });
  }

  receive(message: Message): void {
    const { id, method, params } = message;
    if (method === 'notifications/cancelled') this.#end(params?.requestId);
    const problem = v2ParamsProblem(message) ?? (method === listenMethod ? tooMuch(id, message) : undefined);
    if (problem) this.#output.write(lineOf(problem));
    else this.#lines.write(lineOf(message));
  }

  /** Says something that nobody asked for. */
  announce(notification: McpNotification): void {
    void this.#server?.notification(notification).catch(() => {});
  }

  async close(): Promise<void> {
    for (const id of [...this.#held.keys()]) this.#end(id);
    await this.#handle.close();
  }

  /** What the SDK writes, a line at a time; the acknowledgement of a subscription waits until changes count. */
  #outgoing(): Writable {
    return new Writable({
      decodeStrings: false,
      write: (line: string, encoding, done) => {
        const message = line.includes(acknowledged) ? (JSON.parse(line) as Message) : undefined;
        if (message?.method !== acknowledged) {
          this.#output.write(line, encoding, done);
          return;
        }
        done();
        void this.#begin(message).then(() => this.#output.write(line, encoding));
      },
    });
  }

  async #begin(message: Message): Promise<void> {
    const id = message.params?._meta?.[SUBSCRIPTION_ID_META_KEY];
    this.#end(id);
    const ending = new AbortController();
    // Known before it is there: its end may come first.
    this.#held.set(id, ending);
    await this.#interests.hold(subjectsOf(message), ending.signal);
  }

  #end(id: unknown): void {
    this.#held.get(id)?.abort();
    this.#held.delete(id);
  }

  #tell(uri: string | null): void {
    const told =
      uri === null ? this.#server?.sendResourceListChanged() : this.#server?.sendResourceUpdated({ uri });
    // Whoever has gone in this very moment is not told.
    void told?.catch(() => {});
  }
}

function tooMuch(id: Message['id'], message: Message): object | undefined {
  try {
    subjectsOf(message);
    return undefined;
  } catch (cause) {
    return { jsonrpc: '2.0', id, error: { code: invalidParams, message: (cause as Refusal).message } };
  }
}

function lineOf(message: object): string {
  return `${JSON.stringify(message)}\n`;
}
