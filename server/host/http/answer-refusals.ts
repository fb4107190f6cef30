import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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
      if (refusal.afterMs > 0) await pause(refusal.afterMs, undefined, { ref: false });
      // Whoever sends without end is cut off with the answer.
      if (!(await discardBody(ctx.req, discardLimit))) ctx.set('Connection', 'close');
      if (ctx.res.destroyed) return;
      ctx.respond = true;
      ctx.status = refusal.status;
      ctx.set(refusal.headers);
      ctx.body = errorBody(refusal.code, refusal.message);
    }
  };
}

/**
 * Whether the whole body was read. A caller that is still sending reads its answer only afterwards; answering and closing before that
 * would reset the connection, and the answer with it. So the rest is read and dropped first, but not
 * without end.
 */
async function discardBody(request: IncomingMessage, limit: number): Promise<boolean> {
  if (request.complete || request.destroyed) return true;
  return new Promise((resolve) => {
    let discarded = 0;
    request.on('data', (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > limit) resolve(false);
    });
    for (const event of ['end', 'error', 'close']) request.once(event, () => resolve(true));
    request.resume();
  });
}
