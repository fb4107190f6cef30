import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Implementation, JSONRPCRequest, LoggingLevel } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { ContractModule, ToolDescriptor } from '../../../generated/runtime/contract-module.js';
import { nearest } from '../../../generated/runtime/nearest.js';
import type { Engine } from '../../engine/engine.js';
import { CallInterrupted, type Calls } from '../calls.js';
import { type Notify, noticesFor, parseLevel } from './call-notices.js';
import { callResult } from './call-result.js';
import { internalError, invalidParams, methodNotFound, RpcError } from './rpc-error.js';
import { parseToolCall } from './tool-call.js';

/** Everything MCP needs to know of this server; the same for every connection. */
export interface McpHost {
  contract: ContractModule;
  engine: Pick<Engine, 'tools' | 'resolveTool'>;
  calls: Calls;
  serverInfo: Implementation;
  /** What a model reads before it sees a tool. */
  instructions: string;
  errors: 'result' | 'jsonrpc';
}

/** What differs between connections. */
export interface McpConnection {
  structured: boolean;
  /** Calls of one client take turns with those of others. */
  client: string;
  /** When the message arrived, by `performance.now()`; absent where each message counts from its own reading. */
  arrivedAt?: number;
}

// One for all connections: a new validator builds an Ajv, which costs as much as the rest of a request.
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** An SDK server for one connection; it is closed with its transport. */
export function createMcpServer(host: McpHost, connection: McpConnection): Server {
  const server = new Server(host.serverInfo, { instructions: host.instructions, jsonSchemaValidator });
  // Afterwards, for it is announced but answered below.
  server.registerCapabilities({ tools: {}, logging: {} });
  let level: LoggingLevel | undefined;
  // Not by the SDK's schemas of requests: they would answer a malformed one with an internal error.
  server.fallbackRequestHandler = async (request, { signal, sendNotification }) => {
    switch (request.method) {
      case 'tools/list':
        return { tools: listedTools(host.engine.tools(), connection.structured) };
      case 'tools/call':
        return callTool(host, connection, request, { signal, notify: sendNotification as Notify, level });
      case 'logging/setLevel':
        level = parseLevel(request);
        return {};
      default:
        throw new RpcError(methodNotFound, `There is no method ${quoted(request.method)}.`);
    }
  };
  return server;
}

interface Exchange {
  signal: AbortSignal;
  notify: Notify;
  level: LoggingLevel | undefined;
}

async function callTool(
  host: McpHost,
  connection: McpConnection,
  request: JSONRPCRequest,
  exchange: Exchange,
) {
  const call = parseToolCall(request);
  const tool = host.engine.resolveTool(call.name);
  if (tool === undefined) throw unknownTool(call.name, host.engine.tools());
  const { client, structured, arrivedAt = performance.now() } = connection;
  const notices = noticesFor(tool, call, exchange.level, exchange.notify);
  if (notices) await notices.began();
  try {
    const reply = await host.calls.run(tool, call.input, { client, arrivedAt, signal: exchange.signal });
    if (notices) await notices.ended(reply.ok ? 'ok' : reply.error.code, performance.now() - arrivedAt);
    return callResult(reply, { contract: host.contract, errors: host.errors, structured });
  } catch (cause) {
    if (cause instanceof RpcError) throw cause;
    // Whatever it was, the caller learns nothing of the server's inside.
    throw new RpcError(
      internalError,
      cause instanceof CallInterrupted ? cause.message : 'The server failed.',
    );
  }
}

function listedTools(tools: readonly ToolDescriptor[], structured: boolean): ToolDescriptor[] {
  return structured ? [...tools] : tools.map(({ outputSchema: _, ...tool }) => tool as ToolDescriptor);
}

function unknownTool(name: string, tools: readonly ToolDescriptor[]): RpcError {
  const known = tools.map((tool) => tool.name);
  const meant = nearest(name, known);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return new RpcError(invalidParams, `There is no tool ${quoted(name)}.${hint} Known: ${known.join(', ')}.`);
}

function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 80));
}
