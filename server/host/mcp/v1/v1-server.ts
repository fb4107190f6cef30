import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { ServerCapabilities } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Connection, Exchange } from '../core/exchange.js';
import type { CoreRequest, McpCore } from '../core/mcp-core.js';
import { requestSchemas } from '../request-params.js';

/** What differs between connections. */
export interface V1Connection {
  structured: boolean;
  /** Calls of one client take turns with those of others. */
  client: string;
  /** When the message arrived, by `performance.now()`; absent where each message counts from its own reading. */
  arrivedAt?: number;
  /** The only method that is called, where this server is for one message. */
  method?: unknown;
  /** What outlives the connection of the SDK; without it nothing does. */
  state?: Connection;
  /** Aborted when the caller cancels from another request. */
  signal?: AbortSignal;
}

type Extra = Parameters<Parameters<Server['setRequestHandler']>[1]>[1];

// One for all connections: a new validator builds an Ajv, which costs as much as the rest of a request.
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** An SDK server for one connection with a client of 2025; it is closed with its transport. */
export function createV1Server(core: McpCore, { state = {}, ...connection }: V1Connection): Server {
  const server = new Server(core.serverInfo, { instructions: core.instructions, jsonSchemaValidator });
  // Afterwards: the constructor would bring a handler of its own for the level of the log.
  server.registerCapabilities(core.capabilities(state.interests !== undefined) as ServerCapabilities);
  const answer = (request: CoreRequest, { signal, sendNotification }: Extra) =>
    core.answer(request, {
      client: connection.client,
      structured: connection.structured,
      arrivedAt: connection.arrivedAt ?? performance.now(),
      signal: connection.signal ? AbortSignal.any([signal, connection.signal]) : signal,
      notify: sendNotification as Exchange['notify'],
      connection: state,
    });
  for (const method of core.methods) {
    if (connection.method !== undefined && method !== connection.method) continue;
    server.setRequestHandler(requestSchemas[method], answer);
  }
  return server;
}
