import {
  LOG_LEVEL_META_KEY,
  Server,
  type ServerCapabilities,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { McpCore } from '../core/core.js';
import type { Exchange } from '../core/exchange.js';
import { asLogLevel } from '../core/log-level.js';

/** What differs between exchanges. */
export interface V2Exchange {
  structured: boolean;
  client: string;
  arrivedAt?: number;
  /** False where the answer can carry nothing but the result. */
  streams: boolean;
  /** The method that is called, where this server is for one request only. */
  method?: string;
}

const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** An SDK server of the 2026-07-28 revision, over the same core. */
export function createV2Server(core: McpCore, given: V2Exchange): Server {
  const server = new Server(core.serverInfo, {
    instructions: core.instructions,
    jsonSchemaValidator,
    capabilities: core.capabilities(true) as ServerCapabilities,
  });
  // Without a handler the SDK says 404 to a method that is not there, as this revision wants it.
  if (given.method !== undefined && !core.has(given.method)) return server;
  server.fallbackRequestHandler = (request, context) =>
    core.answer(request, {
      client: given.client,
      structured: given.structured,
      arrivedAt: given.arrivedAt ?? performance.now(),
      signal: context.mcpReq.signal,
      notify: given.streams ? (context.mcpReq.notify as Exchange['notify']) : async () => {},
      connection: { level: levelOf(context) },
    });
  return server;
}

/** This revision has no level of a connection: each request says what it wants to see, or gets nothing. */
function levelOf({ mcpReq }: ServerContext): Exchange['connection']['level'] {
  const envelope = mcpReq.envelope as Record<string, unknown> | undefined;
  return asLogLevel(envelope?.[LOG_LEVEL_META_KEY]) ?? 'none';
}
