import {
  type JSONRPCMessage,
  type Server,
  SUBSCRIPTION_ID_META_KEY,
  type Transport,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Refusal } from '../../http/refusal.js';
import type { McpCore } from '../core/core.js';
import { invalidParams } from '../core/rpc-error.js';
import { listenMethod, subjectsOf } from './listen-request.js';
import { SharedInterests } from './shared-interests.js';
import { createV2Server } from './v2-server.js';

interface Message {
  id?: string | number;
  method?: string;
  params?: { requestId?: unknown };
}

/** The 2026-07-28 revision over a pair of streams that somebody else reads and writes. */
export class V2Stdio {
  private readonly transport: Transport;
  private readonly handle: { close(): Promise<void> };
  /** Ids of subscriptions that are open, and what ends them. */
  private readonly held = new Map<unknown, AbortController>();
  private readonly interests: SharedInterests;
  private server: Server | undefined;

  constructor(
    core: McpCore,
    structured: boolean,
    private readonly write: (message: object) => void,
  ) {
    this.interests = new SharedInterests(core.watch, (uri) => this.tell(uri));
    this.transport = {
      start: async () => {},
      send: async (message) => {
        await this.begin(message);
        write(message);
      },
      close: async () => this.transport.onclose?.(),
    };
    const factory = () => {
      this.server = createV2Server(core, { structured, client: 'stdio', streams: true });
      return this.server;
    };
    this.handle = serveStdio(factory, { legacy: 'reject', transport: this.transport });
  }

  receive(message: object): void {
    const { id, method, params } = message as Message;
    if (method === 'notifications/cancelled') this.end(params?.requestId);
    if (method === listenMethod) {
      try {
        subjectsOf(message);
      } catch (cause) {
        const error = { code: invalidParams, message: (cause as Refusal).message };
        this.write({ jsonrpc: '2.0', id, error });
        return;
      }
    }
    this.transport.onmessage?.(message as JSONRPCMessage);
  }

  async close(): Promise<void> {
    for (const id of [...this.held.keys()]) this.end(id);
    await this.handle.close();
  }

  /** A subscription counts from the moment in which it is acknowledged. */
  private async begin(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message) || message.method !== 'notifications/subscriptions/acknowledged') return;
    const id = (message.params?._meta as Record<string, unknown> | undefined)?.[SUBSCRIPTION_ID_META_KEY];
    this.end(id);
    const ending = new AbortController();
    // Known before it is there: its end may come first.
    this.held.set(id, ending);
    await this.interests.hold(subjectsOf(message), ending.signal);
  }

  private end(id: unknown): void {
    this.held.get(id)?.abort();
    this.held.delete(id);
  }

  private tell(uri: string | null): void {
    const told =
      uri === null ? this.server?.sendResourceListChanged() : this.server?.sendResourceUpdated({ uri });
    // Whoever has gone in this very moment is not told.
    void told?.catch(() => {});
  }
}
