import type { Middleware } from 'koa';
import { Refusal, rpc } from './refusal.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** One JSON-RPC message a request; a call counts as arrived once its message is whole. */
export const parseMessage: Middleware = async (ctx, next) => {
  ctx.state.message = parse(ctx.state.body as Buffer);
  ctx.state.arrivedAt = performance.now();
  await next();
};

function parse(body: Buffer): object {
  let message: unknown;
  try {
    message = JSON.parse(utf8.decode(body));
  } catch {
    throw new Refusal(400, 'The body is not JSON in UTF-8.', rpc.parseError);
  }
  if (Array.isArray(message)) {
    const sentence = 'Batches are not accepted, nothing was executed; send one message a request.';
    throw new Refusal(400, sentence, rpc.invalidRequest);
  }
  if (typeof message !== 'object' || message === null) {
    throw new Refusal(400, 'Expected a JSON-RPC message, an object.', rpc.invalidRequest);
  }
  return message;
}
