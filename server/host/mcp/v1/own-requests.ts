import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { quoted } from '../core/names.js';
import { invalidParams, RpcError } from '../core/rpc-error.js';

/** The SDK offers no way to wrap a handler that it has made. */
interface Handlers {
  _requestHandlers: Map<string, (request: unknown, extra: unknown) => Promise<unknown>>;
}

/**
 * What the SDK answers itself (`initialize`, `ping`) it reads by its own schemas, and a request that does
 * not fit them it calls an internal error, with the schema's complaints as the message. It is the caller's.
 */
export function blameCaller(server: Server): void {
  const handlers = (server as unknown as Handlers)._requestHandlers;
  for (const [method, handle] of handlers) {
    handlers.set(method, async (request, extra) => {
      try {
        return await handle(request, extra);
      } catch (cause) {
        if (!(cause instanceof Error) || !/ZodError$/.test(cause.name)) throw cause;
        throw new RpcError(invalidParams, `Expected the params of ${quoted(method)} as MCP defines them.`);
      }
    });
  }
}
