import type { Middleware } from 'koa';
import { healthPath } from './paths.js';

export interface Health {
  ok: boolean;
  schema: string;
  tools: string[];
  transport: string;
  attached: boolean;
}

/** Answers for everyone on this machine, without the token and without the UI thread. */
export function answerHealth(health: () => Health): Middleware {
  return (ctx, next) => {
    if (ctx.path !== healthPath) return next();
    ctx.body = health();
  };
}
