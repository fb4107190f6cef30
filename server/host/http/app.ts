import Koa from 'koa';
import type { McpHttp } from '../mcp/speak-mcp.js';
import { answerRefusals } from './answer-refusals.js';
import { requireToken } from './authorization.js';
import { readBody } from './body.js';
import { inOrder } from './checks.js';
import { answerHealth, type Health } from './health.js';
import { checkMediaTypes } from './media-types.js';
import { parseMessage } from './message.js';
import { checkOrigin, type OriginRules } from './origin.js';
import { checkMethod } from './paths.js';

export interface AppOptions extends OriginRules {
  mcp: McpHttp;
  health: () => Health;
  /** The empty text asks for none. */
  token: string;
  bodyLimit: number;
  /** Told about faults of this server, which a caller never sees. */
  report: (cause: unknown) => void;
}

const hangUps = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The HTTP side of the server. It reads as the contract's order of checks, top to bottom. */
export function createApp(options: AppOptions): Koa {
  const app = new Koa();
  app.on('error', (cause: NodeJS.ErrnoException) => {
    // A caller that is gone before its answer is out is no fault of this server.
    if (!hangUps.has(cause.code ?? '')) options.report(cause);
  });
  app.use(answerRefusals(options.report, 4 * options.bodyLimit));
  app.use(
    inOrder(
      checkMethod(options.mcp.methods), // 404, 405
      checkOrigin(options), // 403
    ),
  );
  app.use(answerHealth(options.health));
  if (options.token !== '') app.use(inOrder(requireToken(options.token))); // 401
  app.use(options.mcp.speakWithoutBody);
  app.use(readBody(options.bodyLimit)); // 413
  app.use(
    inOrder(
      checkMediaTypes, // 415, 406
      parseMessage, // 400
    ),
  );
  app.use(options.mcp.speak);
  return app;
}
