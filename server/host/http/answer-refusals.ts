import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { errorBody, Refusal, rpc } from './refusal.js';

/**
 * Turns everything thrown below into a JSON-RPC error object. What is not a refusal is a fault of
 * this server: the caller learns only that, the cause goes to `report`.
 */
export function answerRefusals(report: (cause: unknown) => void, discardLimit: number): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      if (ctx.res.headersSent || ctx.res.destroyed) return;
      if (!(cause instanceof Refusal)) report(cause);
      const refusal = cause instanceof Refusal ? cause : new Refusal(500, 'The server failed.', rpc.internal);
      ctx.respond = true;
      ctx.status = refusal.status;
      ctx.set(refusal.headers);
      ctx.body = errorBody(refusal.code, refusal.message);
      if (!ctx.req.complete) discardBody(ctx.req, discardLimit);
    }
  };
}

/**
 * A caller that is still sending reads its answer only afterwards; closing at once would reset the
 * connection before. So the rest is read and dropped, but not without end.
 */
function discardBody(request: IncomingMessage, limit: number): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > limit) request.destroy();
  });
  request.on('error', () => {});
  request.resume();
}
