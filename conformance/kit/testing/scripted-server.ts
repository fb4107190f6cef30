import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonObject } from '../reading/json.js';
import { lamps } from './lamps.js';

export interface ScriptedServer {
  url: string;
  close(): Promise<void>;
}

/** Answers any request by hand. */
export async function startHttp(
  handle: (request: IncomingMessage, body: string, response: ServerResponse) => void,
): Promise<ScriptedServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    handle(request, Buffer.concat(chunks).toString('utf8'), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a scripted server says; `call` gets a tool and its arguments and gives the `result` or throws an error. */
export interface Script {
  tools?: readonly JsonObject[];
  call?: (tool: string, input: JsonObject, response: ServerResponse) => JsonObject | RpcFailure | undefined;
  serverInfo?: JsonObject;
  /** The revision of MCP that it chooses, whatever is asked for. */
  protocolVersion?: string;
}

export class RpcFailure {
  constructor(
    readonly code: number,
    readonly message: string,
    readonly data?: unknown,
  ) {}
}

/** An MCP server that keeps the protocol and says in its tools whatever a test wants. */
export function startScripted(script: Script = {}): Promise<ScriptedServer> {
  const tools = script.tools ?? Object.values(lamps.tools).map((tool) => tool.descriptor);
  const answer = (message: JsonObject, response: ServerResponse): JsonObject | RpcFailure | undefined => {
    const params = (message.params ?? {}) as { name?: string; arguments?: JsonObject };
    switch (message.method) {
      case 'initialize':
        return {
          protocolVersion: script.protocolVersion ?? '2025-11-25',
          capabilities: { tools: {}, logging: {} },
          serverInfo: script.serverInfo ?? { name: 'scripted', version: '1' },
        };
      case 'tools/list':
        return { tools };
      case 'tools/call':
        return script.call ? script.call(params.name ?? '', params.arguments ?? {}, response) : {};
      case 'ping':
        return {};
      default:
        return new RpcFailure(-32601, 'Method not found');
    }
  };
  return startHttp((request, body, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const message = JSON.parse(body) as JsonObject;
    if (!('id' in message)) return void response.writeHead(202).end();
    const said = answer(message, response);
    // The script has answered by itself, or means never to answer.
    if (said === undefined) return;
    const { id } = message;
    const reply =
      said instanceof RpcFailure
        ? { jsonrpc: '2.0', id, error: { ...said } }
        : { jsonrpc: '2.0', id, result: said };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
}
