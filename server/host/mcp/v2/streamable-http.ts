import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import {
  classifyInboundRequest,
  createMcpHandler,
  InMemoryServerEventBus,
  type McpHttpHandler,
  ProtocolError,
} from '@modelcontextprotocol/server';
import type { Context } from 'koa';
import { Refusal } from '../../http/refusal.js';
import type { McpCore } from '../core/mcp-core.js';
import { withoutIdleParams } from '../request-params.js';
import { listenMethod, subjectsOf } from './listen-request.js';
import { v2ParamsProblem } from './params-problem.js';
import { createV2Server, type V2Exchange } from './v2-server.js';
import { WatchedSubjects } from './watched-subjects.js';

/** What the caller is to blame for, the SDK reports as well; it is no fault of this server. */
const callersFault = /^(Rejected inbound request|Rejected 2025-era request)/;

export interface V2Options {
  /** Told about faults of this server. */
  report: (cause: unknown) => void;
  /** How many streams of subscriptions there may be. */
  maxSubscriptions: number;
}

/** The 2026-07-28 revision over HTTP: an SDK server for each request, nothing between them. */
export class V2Http {
  private readonly exchanges = new WeakMap<Request, V2Exchange>();
  private readonly bus = new InMemoryServerEventBus();
  /** Answers with JSON unless there is something to tell before the result. */
  private readonly json: McpHttpHandler;
  /** For who accepts nothing but a stream. */
  private readonly stream: McpHttpHandler;

  private readonly interests: WatchedSubjects;
  private readonly maxSubscriptions: number;
  /** How many streams of subscriptions there are. */
  private listening = 0;

  constructor(core: McpCore, { report, maxSubscriptions }: V2Options) {
    this.maxSubscriptions = maxSubscriptions;
    this.interests = new WatchedSubjects(core.watch, (uri) =>
      this.bus.publish(uri === null ? { kind: 'resources_list_changed' } : { kind: 'resource_updated', uri }),
    );
    const factory = ({ requestInfo }: { requestInfo?: Request }) =>
      createV2Server(core, this.exchanges.get(requestInfo!)!);
    const onerror = (cause: Error) => {
      if (!(cause instanceof ProtocolError) && !callersFault.test(cause.message)) report(cause);
    };
    const options = { legacy: 'reject', bus: this.bus, onerror } as const;
    this.json = createMcpHandler(factory, { ...options, maxSubscriptions });
    this.stream = createMcpHandler(factory, { ...options, responseMode: 'sse' });
  }

  /** Whether the SDK leaves this message to those who speak the revisions of 2025. */
  leaves(ctx: Context): boolean {
    const version = ctx.req.headers['mcp-protocol-version'];
    const header = typeof version === 'string' ? { protocolVersionHeader: version } : {};
    return (
      classifyInboundRequest({ httpMethod: 'POST', ...header, body: ctx.state.message }).kind === 'legacy'
    );
  }

  async speak(ctx: Context, structured: boolean): Promise<void> {
    const { json, stream } = ctx.state.accepts as { json: boolean; stream: boolean };
    const message = withoutIdleParams(ctx.state.message as { method?: string });
    const problem = v2ParamsProblem(message);
    if (problem) {
      ctx.body = problem;
      return;
    }
    const listens = message.method === listenMethod;
    // Who has gone would never say so again.
    if (ctx.res.destroyed) return;
    if (listens && !stream) {
      throw new Refusal(
        406,
        'Expected the header "Accept: text/event-stream", for a subscription is a stream.',
      );
    }
    const hangUp = new AbortController();
    const request = new Request(`http://127.0.0.1${ctx.path}`, {
      method: 'POST',
      headers: headersOf(ctx),
      signal: hangUp.signal,
    });
    this.exchanges.set(request, {
      structured,
      client: `${ctx.req.socket.remoteAddress}:${ctx.req.socket.remotePort}`,
      arrivedAt: ctx.state.arrivedAt as number,
      streams: stream,
    });
    // Without an answer this is the only sign that the caller has gone, and ends what runs for it.
    ctx.res.once('close', () => hangUp.abort());
    if (listens) this.admit(ctx);
    // A subscription is a stream by either, and one of them keeps all.
    const handler = json || listens ? this.json : this.stream;
    const response = await handler.fetch(request, { parsedBody: message });
    // The acknowledgement waits in the stream until every change from now on counts.
    if (listens && isStream(response)) await this.interests.hold(subjectsOf(message), hangUp.signal);
    if (!hangUp.signal.aborted) await send(ctx, response);
  }

  /** Counts from the arrival: who waits for the acknowledgement takes a place, too. */
  private admit(ctx: Context): void {
    // Says what is too much before anything begins.
    subjectsOf(ctx.state.message);
    if (this.listening >= this.maxSubscriptions) {
      throw new Refusal(
        429,
        `All streams of subscriptions are taken (maxSessions is ${this.maxSubscriptions}); hang up on one, or raise maxSessions.`,
      );
    }
    this.listening++;
    ctx.res.once('close', () => this.listening--);
  }

  /** Ends what is still open: running exchanges and subscriptions. */
  async close(): Promise<void> {
    await Promise.all([this.json.close(), this.stream.close()]);
  }
}

function headersOf(ctx: Context): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(ctx.req.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value);
  }
  return headers;
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

async function send(ctx: Context, response: Response): Promise<void> {
  const { body, status, headers } = response;
  if (body && isStream(response)) {
    ctx.respond = false;
    ctx.res.writeHead(status, Object.fromEntries(headers));
    ctx.res.flushHeaders();
    // A caller that hangs up ends the stream; that is nobody's fault.
    await pipeline(Readable.fromWeb(body as ReadableStream), ctx.res).catch(() => {});
    return;
  }
  headers.forEach((value, name) => {
    ctx.set(name, value);
  });
  ctx.body = body ? Buffer.from(await response.arrayBuffer()) : null;
  ctx.status = status;
}
