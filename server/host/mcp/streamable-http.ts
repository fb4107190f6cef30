import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Context, Middleware } from 'koa';
import { Refusal, rpc } from '../http/refusal.js';
import { createMcpServer, type McpHost } from './mcp-server.js';
import { askedFor } from './tool-call.js';

/** Hands a message that passed all checks to the SDK: a server and a transport of its own for each. */
export function speakMcp(host: McpHost, structured: 'on' | 'off'): Middleware {
  return async (ctx) => {
    const server = createMcpServer(host, {
      structured: (structuredOf(ctx) ?? structured) === 'on',
      client: `${ctx.req.socket.remoteAddress}:${ctx.req.socket.remotePort}`,
      arrivedAt: ctx.state.arrivedAt as number,
    });
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: !wantsStream(ctx) });
    ctx.res.once('close', () => {
      // Without an answer this is the only sign that the caller has gone, and ends what runs for it. With
      // one there is nothing to end; but a transport that is left open is a burden to the collector.
      if (ctx.res.writableFinished) transport.onclose = undefined;
      void transport.close();
    });
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    ctx.respond = false;
    await transport.handleRequest(ctx.req, ctx.res, ctx.state.message);
  };
}

/** A JSON answer drops notifications, so a call that asked for them is streamed. */
function wantsStream(ctx: Context): boolean {
  const { json, stream } = ctx.state.accepts as { json: boolean; stream: boolean };
  if (!json || !stream) return stream;
  const { progressToken, logLevel } = askedFor((ctx.state.message as { params?: unknown }).params);
  return progressToken !== undefined || logLevel !== undefined;
}

function structuredOf(ctx: Context): 'on' | 'off' | undefined {
  if (ctx.querystring === '') return undefined;
  const { structured } = ctx.query;
  if (structured === undefined || structured === 'on' || structured === 'off') return structured;
  throw new Refusal(400, 'Expected "structured" in the URL to be on or off.', rpc.invalidRequest);
}
