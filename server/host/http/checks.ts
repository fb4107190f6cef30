import type { Context, Middleware } from 'koa';

/** Lets a request pass, or throws a Refusal. */
export type Check = (ctx: Context) => void;

/** Checks that need no waiting, one after the other, as one step of the chain. */
export function inOrder(...checks: Check[]): Middleware {
  return (ctx, next) => {
    for (const check of checks) check(ctx);
    return next();
  };
}
