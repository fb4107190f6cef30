import { join } from 'node:path';
import Koa, { type Context } from 'koa';
import type { SessionManager } from '../sessions/session-manager.js';
import { foreignReason } from './own-origin.js';
import { say, sendPage } from './pages.js';
import { securityHeaders } from './security-headers.js';
import { sendFile } from './static-files.js';

export interface WebParts {
  readonly baseDir: string;
  readonly sessions: SessionManager;
  /** The folder of the built frontend. */
  readonly frontend: string;
  /** Told about faults of this server, which a caller never sees. */
  readonly report: (cause: unknown) => void;
}

const hangUps = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/** All that is answered over HTTP. Nothing here runs code: that is for those who speak MCP. */
export function createWebApp({ baseDir, sessions, frontend, report }: WebParts): Koa {
  const app = new Koa();
  const refuse = (ctx: Context, status: number, sentence: string) => say(ctx, status, sentence, frontend);

  app.on('error', (cause: NodeJS.ErrnoException) => {
    if (!hangUps.has(cause.code ?? '')) report(cause);
  });

  app.use(async (ctx, next) => {
    ctx.set(securityHeaders);
    try {
      await next();
    } catch (cause) {
      report(cause);
      await refuse(ctx, 500, 'The platform failed.');
    }
  });

  app.use(async (ctx, next) => {
    const foreign = foreignReason(ctx.req.headers, ctx.req.socket.localPort ?? 0);
    if (foreign) return refuse(ctx, 403, foreign);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return next();
    ctx.set('Allow', 'GET, HEAD');
    return refuse(ctx, 405, `Expected the method GET or HEAD, got ${ctx.method}.`);
  });

  app.use(async (ctx) => {
    const [, first = '', rest] = /^\/([^/]*)(?:\/(.*))?$/s.exec(ctx.path) ?? [];
    if (first === '' && rest === undefined) return newSession(ctx);
    if (first === 'frontend' || first === 'public') {
      const folder = first === 'frontend' ? frontend : join(baseDir, 'public');
      if (rest !== undefined && (await sendFile(ctx, folder, rest))) return;
      return refuse(ctx, 404, 'There is no such file.');
    }
    if (!/^\d{1,15}$/.test(first)) return refuse(ctx, 404, 'There is nothing at this address.');
    if (!sessions.find(first)) return refuse(ctx, 404, `session ${first} not found`);
    if (rest === undefined) {
      ctx.status = 308;
      ctx.redirect(`/${first}/${ctx.search}`);
      return;
    }
    await sendPage(ctx, frontend);
  });

  async function newSession(ctx: Context): Promise<void> {
    if (ctx.method === 'HEAD') {
      ctx.body = '';
      return;
    }
    const session = await sessions.create();
    if (!session) {
      return refuse(
        ctx,
        429,
        'There are as many sessions as there may be; use one of them, or wait for one to end.',
      );
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(`/${session.id}/${ctx.search}`);
  }

  return app;
}
