import {
  LOG_LEVEL_META_KEY,
  Server,
  type ServerCapabilities,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { Exchange } from '../core/exchange.js';
import { asLogLevel } from '../core/log-level.js';
import type { CoreRequest, McpCore } from '../core/mcp-core.js';

/** What differs between exchanges. */
export interface V2Exchange {
  structured: boolean;
  client: string;
  arrivedAt?: number;
  /** False where the answer can carry nothing but the result. */
  streams: boolean;
}

const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** An SDK server of the 2026-07-28 revision, over the same core. */
export function createV2Server(core: McpCore, given: V2Exchange): Server {
  const server = new Server(core.serverInfo, {
    instructions: core.instructions,
    jsonSchemaValidator,
    capabilities: core.capabilities(true) as ServerCapabilities,
  });
  const answer = (request: CoreRequest, context: ServerContext) =>
    core.answer(request, {
      client: given.client,
      structured: given.structured,
      arrivedAt: given.arrivedAt ?? performance.now(),
      signal: context.mcpReq.signal,
      notify: given.streams ? (context.mcpReq.notify as Exchange['notify']) : async () => {},
      connection: { level: levelOf(context) },
    });
  for (const method of core.methods) server.setRequestHandler(method, answer as never);
  return server;
}

/** This revision has no level of a connection: each request says what it wants to see, or gets nothing. */
function levelOf({ mcpReq }: ServerContext): Exchange['connection']['level'] {
  const envelope = mcpReq.envelope as Record<string, unknown> | undefined;
  return asLogLevel(envelope?.[LOG_LEVEL_META_KEY]) ?? 'none';
}
