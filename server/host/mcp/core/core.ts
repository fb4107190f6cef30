import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import type { Engine } from '../../../engine/engine.js';
import type { Calls } from '../../calls.js';
import type { Exchange, McpRequest, McpResult } from './exchange.js';
import { parseLevel } from './log-level.js';
import { quoted } from './names.js';
import { methodNotFound, RpcError } from './rpc-error.js';
import { callTool, listTools } from './tools.js';

/** Everything MCP needs to know of this server; the same for every connection. */
export interface McpHost {
  contract: ContractModule;
  engine: Pick<Engine, 'tools' | 'resolveTool'>;
  calls: Calls;
  serverInfo: ServerInfo;
  /** What a model reads before it sees a tool. */
  instructions: string;
  errors: 'result' | 'jsonrpc';
}

export interface ServerInfo {
  name: string;
  title?: string;
  version: string;
}

/** What this server has to say over MCP, whatever the revision and the transport. It knows no SDK. */
export interface McpCore {
  serverInfo: ServerInfo;
  instructions: string;
  /** What a connection is offered; `lasting` means that it can be told of changes. */
  capabilities(lasting: boolean): Record<string, object>;
  /** Whether there is such a method. */
  has(method: string): boolean;
  /** @throws RpcError and nothing else. */
  answer(request: McpRequest, exchange: Exchange): Promise<McpResult>;
}

type Method = (host: McpHost, request: McpRequest, exchange: Exchange) => Promise<McpResult> | McpResult;

const methods: Readonly<Record<string, Method>> = {
  'tools/list': (host, _, exchange) => listTools(host, exchange),
  'tools/call': callTool,
  'logging/setLevel': (_, request, { connection }) => {
    connection.level = parseLevel(request);
    return {};
  },
};

export function createCore(host: McpHost): McpCore {
  return {
    serverInfo: host.serverInfo,
    instructions: host.instructions,
    capabilities: () => ({ tools: {}, logging: {} }),
    has: (method) => Object.hasOwn(methods, method),
    async answer(request, exchange) {
      if (!Object.hasOwn(methods, request.method)) {
        throw new RpcError(methodNotFound, `There is no method ${quoted(request.method)}.`);
      }
      return methods[request.method]!(host, request, exchange);
    },
  };
}
