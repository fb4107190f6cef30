import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import type { Engine } from '../../../engine/engine.js';
import { CallInterrupted, type Calls } from '../../calls.js';
import { lookAt } from '../watch/look.js';
import { UiWatch } from '../watch/ui-watch.js';
import { capabilitiesOf } from './capabilities.js';
import type { Exchange, McpRequest, McpResult } from './exchange.js';
import { listTemplates } from './list-resources.js';
import { parseLevel } from './log-level.js';
import { quoted } from './names.js';
import { getPrompt, listPrompts } from './prompts.js';
import { ResourceCatalog } from './resource-catalog.js';
import { answerList, answerRead, answerSubscription } from './resources.js';
import { internalError, methodNotFound, RpcError } from './rpc-error.js';
import { callTool, listTools } from './tools.js';

/** Everything MCP needs to know of this server; the same for every connection. */
export interface McpHost {
  contract: ContractModule;
  engine: Pick<Engine, 'tools' | 'resolveTool' | 'call'>;
  calls: Calls;
  serverInfo: ServerInfo;
  /** What a model reads before it sees a tool. */
  instructions: string;
  errors: 'result' | 'jsonrpc';
  /** How often the UI is looked at while somebody wants to be told of changes. */
  watchIntervalMs: number;
  /** Told about faults of this server, which a caller never sees. */
  report: (cause: unknown) => void;
}

export interface ServerInfo {
  name: string;
  title?: string;
  version: string;
}

/** What this server has to say over MCP, whatever the revision and the transport. It knows no SDK. */
export interface McpCore {
  readonly serverInfo: ServerInfo;
  readonly instructions: string;
  /** What a connection is offered; `lasting` means that it can be told of changes. */
  capabilities(lasting: boolean): Readonly<Record<string, object>>;
  /** Whether there is such a method. */
  has(method: string): boolean;
  /** Looks for changes while somebody wants to be told of them. */
  readonly watch: UiWatch;
  /** @throws RpcError and nothing else. */
  answer(request: McpRequest, exchange: Exchange): Promise<McpResult>;
}

type Method = (request: McpRequest, exchange: Exchange) => Promise<McpResult> | McpResult;

export function createCore(host: McpHost): McpCore {
  const { prompts, resources } = host.contract;
  const catalog = new ResourceCatalog(resources);
  const methods = new Map<string, Method>([
    ['tools/list', (_, exchange) => listTools(host, exchange)],
    ['tools/call', (request, exchange) => callTool(host, request, exchange)],
    [
      'logging/setLevel',
      (request, { connection }) => {
        connection.level = parseLevel(request);
        return {};
      },
    ],
  ]);
  if (prompts.length > 0) {
    methods.set('prompts/list', () => listPrompts(prompts));
    methods.set('prompts/get', (request) => getPrompt(prompts, request));
  }
  if (resources.length > 0) {
    methods.set('resources/list', (_, exchange) => answerList(host, catalog, exchange));
    methods.set('resources/templates/list', () => ({ resourceTemplates: listTemplates(catalog) }));
    methods.set('resources/read', (request, exchange) => answerRead(host, catalog, request, exchange));
    for (const change of ['subscribe', 'unsubscribe'] as const) {
      methods.set(`resources/${change}`, (request, exchange) =>
        answerSubscription(catalog, request, exchange, change),
      );
    }
  }
  const capabilities = {
    lasting: capabilitiesOf(host.contract, true),
    brief: capabilitiesOf(host.contract, false),
  };
  return {
    serverInfo: host.serverInfo,
    instructions: host.instructions,
    capabilities: (lasting) => (lasting ? capabilities.lasting : capabilities.brief),
    has: (method) => methods.has(method),
    watch: new UiWatch(lookAt(host, catalog), {
      intervalMs: host.watchIntervalMs,
      busy: () => host.calls.busy,
    }),
    async answer(request, exchange) {
      const method = methods.get(request.method);
      if (!method) throw new RpcError(methodNotFound, `There is no method ${quoted(request.method)}.`);
      try {
        return await method(request, exchange);
      } catch (cause) {
        if (cause instanceof RpcError) throw cause;
        if (cause instanceof CallInterrupted) throw new RpcError(internalError, cause.message);
        host.report(cause);
        // Whatever went wrong inside, the caller learns nothing of the server's inside.
        throw new RpcError(internalError, 'The server failed.');
      }
    },
  };
}
