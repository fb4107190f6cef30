import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { ServerCapabilities } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { McpCore } from '../core/core.js';
import type { Connection, Exchange } from '../core/exchange.js';
import { blameCaller } from './own-requests.js';

/** What differs between connections. */
export interface V1Connection {
  structured: boolean;
  /** Calls of one client take turns with those of others. */
  client: string;
  /** When the message arrived, by `performance.now()`; absent where each message counts from its own reading. */
  arrivedAt?: number;
  /** What outlives the connection of the SDK; without it nothing does. */
  state?: Connection;
  /** Aborted when the caller cancels from another request. */
  signal?: AbortSignal;
}

// One for all connections: a new validator builds an Ajv, which costs as much as the rest of a request.
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** An SDK server for one connection with a client of 2025; it is closed with its transport. */
export function createV1Server(core: McpCore, { state = {}, ...connection }: V1Connection): Server {
  const server = new Server(core.serverInfo, { instructions: core.instructions, jsonSchemaValidator });
  blameCaller(server);
  // Afterwards, for it is announced but answered below.
  server.registerCapabilities(core.capabilities(state.interests !== undefined) as ServerCapabilities);
  // Not by the SDK's schemas of requests: they would answer a malformed one with an internal error.
  server.fallbackRequestHandler = (request, { signal, sendNotification }) =>
    core.answer(request, {
      client: connection.client,
      structured: connection.structured,
      arrivedAt: connection.arrivedAt ?? performance.now(),
      signal: connection.signal ? AbortSignal.any([signal, connection.signal]) : signal,
      notify: sendNotification as Exchange['notify'],
      connection: state,
    });
  return server;
}
