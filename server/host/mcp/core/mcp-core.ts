import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import type { Engine } from '../../../calls/engine.js';
import { CallInterrupted, type Calls } from '../../../calls/running-calls.js';
import { lookAt } from '../watch/resource-digest.js';
import { UiWatch } from '../watch/ui-watch.js';
import { Announcements } from './announcements.js';
import { capabilitiesOf } from './capabilities.js';
import type { Exchange, McpRequest, McpResult } from './exchange.js';
import { listTemplates } from './list-resources.js';
import { listTools } from './list-tools.js';
import { asLogLevel } from './log-level.js';
import { getPrompt, listPrompts } from './prompts.js';
import { ResourceCatalog } from './resource-catalog.js';
import { answerList, answerRead, answerSubscription } from './resources.js';
import { internalError, RpcError } from './rpc-error.js';
import { callTool } from './tool-call.js';

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
  /** What is served says something without being asked; without it, it never does. */
  announcements?: Announcements;
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
  /** What it answers. */
  readonly methods: readonly CoreMethod[];
  /** Looks for changes while somebody wants to be told of them. */
  readonly watch: UiWatch;
  /** What everybody with a lasting connection is told. */
  readonly announcements: Announcements;
  /** @throws RpcError and nothing else. */
  answer(request: CoreRequest, exchange: Exchange): Promise<McpResult>;
}

/** Methods of MCP that a server of a contract may have, beside those that an SDK answers itself. */
export type CoreMethod =
  | 'tools/list'
  | 'tools/call'
  | 'logging/setLevel'
  | 'prompts/list'
  | 'prompts/get'
  | 'resources/list'
  | 'resources/templates/list'
  | 'resources/read'
  | 'resources/subscribe'
  | 'resources/unsubscribe';

export type CoreRequest = McpRequest & { readonly method: CoreMethod };

type Method = (request: McpRequest, exchange: Exchange) => Promise<McpResult> | McpResult;

export function createCore(host: McpHost): McpCore {
  const { prompts, resources } = host.contract;
  const catalog = new ResourceCatalog(resources);
  const methods = new Map<CoreMethod, Method>([
    ['tools/list', (_, exchange) => listTools(host, exchange)],
    ['tools/call', (request, exchange) => callTool(host, request, exchange)],
    [
      'logging/setLevel',
      (request, { connection }) => {
        connection.level = asLogLevel(request.params?.level);
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
    methods: [...methods.keys()],
    watch: new UiWatch(lookAt(host, catalog), {
      intervalMs: host.watchIntervalMs,
      busy: () => host.calls.busy,
    }),
    announcements: host.announcements ?? new Announcements(),
    async answer(request, exchange) {
      try {
        return await methods.get(request.method)!(request, exchange);
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
