import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { ServerNotification } from '@modelcontextprotocol/sdk/types.js';
import type { Context } from 'koa';
import type { McpCore } from '../core/mcp-core.js';
import type { ServerStream, Session } from '../sessions/session.js';
import { createV1Server } from './v1-server.js';

/** Answers a GET with the stream of a session, until either side ends it. */
export async function openServerStream(core: McpCore, ctx: Context, session: Session): Promise<void> {
  const server = createV1Server(core, { structured: true, client: session.id, state: session });
  const transport = new StreamableHTTPServerTransport({});
  const stream: ServerStream = {
    // Whoever has gone in this very moment is not told.
    notify: (notification) => void server.notification(notification as ServerNotification).catch(() => {}),
    close: () => void transport.close(),
  };
  const silence = core.announcements.listen((told) => stream.notify(told));
  ctx.res.once('close', () => {
    silence();
    session.detach(stream);
    void transport.close();
  });
  // The SDK insists on these words, also where the caller said */*.
  ctx.req.headers.accept = 'text/event-stream';
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  session.attach(stream);
  ctx.respond = false;
  ctx.res.setHeader('Mcp-Session-Id', session.id);
  await transport.handleRequest(ctx.req, ctx.res);
}
