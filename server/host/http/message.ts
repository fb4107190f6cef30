import { isUtf8 } from 'node:buffer';
import type { Check } from './checks.js';
import { Refusal, rpc } from './refusal.js';

/** One JSON-RPC message a request; a call counts as arrived once its message is whole. */
export const parseMessage: Check = (ctx) => {
  ctx.state.message = parse(ctx.state.body as Buffer);
  ctx.state.arrivedAt = performance.now();
};

function parse(body: Buffer): object {
  let message: unknown;
  try {
    message = isUtf8(body) ? JSON.parse(body.toString()) : undefined;
  } catch {
    message = undefined;
  }
  if (message === undefined) throw new Refusal(400, 'The body is not JSON in UTF-8.', rpc.parseError);
  if (Array.isArray(message)) {
    const sentence = 'Batches are not accepted, nothing was executed; send one message a request.';
    throw new Refusal(400, sentence, rpc.invalidRequest);
  }
  if (typeof message !== 'object' || message === null) {
    throw new Refusal(400, 'Expected a JSON-RPC message, an object.', rpc.invalidRequest);
  }
  return message;
}
