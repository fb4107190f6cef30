import type { Middleware } from 'koa';
import readAll from 'raw-body';
import { Refusal, rpc } from './refusal.js';

/** Reads the body up to the limit, whether its length was announced or it comes in chunks. */
export function readBody(limit: number): Middleware {
  return async (ctx, next) => {
    const length = ctx.req.headers['content-length'] ?? null;
    try {
      ctx.state.body = await readAll(ctx.req, { limit, length });
    } catch (cause) {
      throw refusalOf(cause, limit);
    }
    await next();
  };
}

function refusalOf(cause: unknown, limit: number): Refusal {
  const type = (cause as { type?: string }).type;
  if (type === 'entity.too.large') return new Refusal(413, `The body is larger than ${limit} bytes.`);
  return new Refusal(400, 'The body did not arrive as it was announced.', rpc.invalidRequest);
}
