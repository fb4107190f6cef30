import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Context } from 'koa';
import type { McpCore } from '../core/mcp-core.js';
import { askedFor } from '../core/tool-call.js';
import { paramsProblem, withoutIdleParams } from '../request-params.js';
import { createV1Server, type V1Connection } from './v1-server.js';

/** Of a session there is more to say than of a request alone. */
export type V1Exchange = Pick<V1Connection, 'structured'> & Partial<V1Connection>;

/** Hands a message that passed all checks to the SDK: a server and a transport of its own for each. */
export async function speakV1(core: McpCore, ctx: Context, exchange: V1Exchange): Promise<void> {
  const message = withoutIdleParams(ctx.state.message as object);
  const problem = paramsProblem(message);
  if (problem) {
    ctx.body = problem;
    return;
  }
  const { req, res } = ctx;
  const server = createV1Server(core, {
    client: `${req.socket.remoteAddress}:${req.socket.remotePort}`,
    arrivedAt: ctx.state.arrivedAt as number,
    method: (message as { method?: unknown }).method ?? null,
    ...exchange,
  });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: !wantsStream(ctx, exchange) });
  res.once('close', () => {
    // Without an answer this is the only sign that the caller has gone, and ends what runs for it. With
    // one there is nothing to end; but a transport that is left open is a burden to the collector.
    if (res.writableFinished) transport.onclose = undefined;
    void transport.close();
  });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  ctx.respond = false;
  await transport.handleRequest(req, res, message);
}

/** A JSON answer drops notifications, so a call that asked for them is streamed. */
function wantsStream(ctx: Context, { state }: V1Exchange): boolean {
  const { json, stream } = ctx.state.accepts as { json: boolean; stream: boolean };
  if (!json || !stream) return stream;
  const { progressToken, logLevel } = askedFor((ctx.state.message as { params?: unknown }).params);
  return progressToken !== undefined || logLevel !== undefined || state?.level !== undefined;
}
