import type { Middleware } from 'koa';
import { healthPath } from './paths.js';

/** What every server tells; a contract may add to it. */
export interface Health extends Readonly<Record<string, unknown>> {
  ok: boolean;
  schema: string;
  tools: string[];
  transport: string;
}

/** Answers for everyone on this machine, without the token and without waiting for what is served. */
export function answerHealth(health: () => Health): Middleware {
  return (ctx, next) => {
    if (ctx.path !== healthPath) return next();
    ctx.body = health();
  };
}
