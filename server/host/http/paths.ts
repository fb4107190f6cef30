import type { Check } from './checks.js';
import { Refusal } from './refusal.js';

export const endpointPath = '/mcp';
export const healthPath = '/health';

/** Only these paths exist, and each takes only its methods; asking with another needs no token to be told. */
export function checkMethod(endpointMethods: readonly string[]): Check {
  const methods = new Map<string, readonly string[]>([
    [endpointPath, endpointMethods],
    [healthPath, ['GET', 'HEAD']],
  ]);
  return (ctx) => {
    const allowed = ctx.url.startsWith('/') ? methods.get(ctx.path) : undefined;
    if (!allowed) {
      throw new Refusal(404, `There is nothing at this path; MCP is spoken at ${endpointPath}.`);
    }
    if (!allowed.includes(ctx.method)) {
      const allow = allowed.join(', ');
      throw new Refusal(
        405,
        `Expected the method ${allowed.join(' or ')} at ${ctx.path}, got ${ctx.method}.`,
        undefined,
        { Allow: allow },
      );
    }
  };
}
