import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import type { Context } from 'koa';
import { Refusal, rpc } from '../../http/refusal.js';
import type { McpCore } from '../core/mcp-core.js';
import { openServerStream } from '../v1/server-stream.js';
import { speakV1 } from '../v1/streamable-http.js';
import type { Session } from './session.js';
import { type SessionLimits, SessionTable } from './session-table.js';

const header = 'mcp-session-id';

/** The profile `stateful`: clients of 2025 have sessions, by the header `Mcp-Session-Id`. */
export class SessionRequests {
  private readonly table: SessionTable;

  constructor(
    private readonly core: McpCore,
    private readonly limits: SessionLimits,
  ) {
    this.table = new SessionTable(core.watch, limits);
  }

  async post(ctx: Context, structured: boolean): Promise<void> {
    const { message } = ctx.state as { message: { id?: unknown; method?: unknown; params?: unknown } };
    const begins: boolean = isInitializeRequest(message);
    // A handshake that is none opens no session, and is answered by what is wrong with it.
    if (message.method === 'initialize' && !begins) return speakV1(this.core, ctx, { structured });
    const session = begins ? this.opened(ctx) : this.named(ctx);
    if (message.method === 'notifications/cancelled') {
      session.cancel((message.params as { requestId?: unknown } | undefined)?.requestId);
    }
    const exchange = { structured, client: session.id, state: session };
    if (typeof message.id !== 'string' && typeof message.id !== 'number') {
      return speakV1(this.core, ctx, exchange);
    }
    const { signal, end } = session.begin(message.id);
    ctx.res.once('close', end);
    await speakV1(this.core, ctx, { ...exchange, signal });
  }

  /** A stream for what the server has to tell without being asked. */
  async get(ctx: Context): Promise<void> {
    if (ctx.accepts('text/event-stream') === false) {
      throw new Refusal(406, 'Expected the header "Accept: text/event-stream".');
    }
    await openServerStream(this.core, ctx, this.named(ctx));
  }

  delete(ctx: Context): void {
    this.table.end(this.named(ctx).id);
    ctx.status = 204;
  }

  close(): void {
    this.table.close();
  }

  private opened(ctx: Context): Session {
    if (ctx.get(header) !== '') {
      throw new Refusal(
        400,
        'A session is initialized once; leave out Mcp-Session-Id to open another.',
        rpc.invalidRequest,
      );
    }
    const session = this.table.open();
    if (!session) {
      const { maxSessions, sessionTtlMs } = this.limits;
      throw new Refusal(
        429,
        `All sessions are taken (maxSessions is ${maxSessions}); end one with DELETE, or raise maxSessions.`,
        undefined,
        { 'Retry-After': String(Math.ceil(sessionTtlMs / 1000)) },
      );
    }
    ctx.res.setHeader('Mcp-Session-Id', session.id);
    return session;
  }

  private named(ctx: Context): Session {
    const id = ctx.get(header);
    if (id === '') {
      throw new Refusal(
        400,
        'Expected the header Mcp-Session-Id; this server keeps sessions, call initialize first.',
        rpc.invalidRequest,
      );
    }
    const session = this.table.find(id);
    if (!session) {
      throw new Refusal(404, 'There is no such session, or it has ended; call initialize to open one.');
    }
    return session;
  }
}
