import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { checkVersion } from '../host/contract-version.js';
import { createHost, type Host } from '../host/host.js';
import type { McpCore } from '../host/mcp/core/mcp-core.js';
import { contract as newestContract } from './contract.js';
import { createEngine } from './engine/engine.js';
import { configuration, type PartialConfig, type ServerConfig } from './options.js';
import type { Toolkit } from './scene/port.js';

/** What `createServer` takes: a toolkit, and any part of the configuration. */
export interface ServerOptions extends PartialConfig {
  /** The user interface that is served. The server owns it: closing the one closes the other. */
  toolkit: Toolkit;
  /** A contract from `mcp-javafx-ui/contracts/…`; by default the newest released one. */
  contract?: ContractModule;
  /** Takes the audit lines and reports of faults; by default standard error. */
  log?: (text: string) => void;
}

/** A server of a user interface that is ready and does not listen yet. */
export type UiServer = Host<ServerConfig>;

/**
 * Puts the contract on top of a toolkit: any object that reports a user interface through the `Toolkit`
 * port becomes an MCP server.
 *
 * @example
 * const server = createServer({ toolkit: await createHeadlessToolkit({ fxml: 'view.fxml' }) });
 * const handle = await server.listen();
 * console.log(handle.endpoint(), handle.token);
 */
export function createServer(options: ServerOptions): UiServer {
  return assembleServer(options, (core) => core);
}

/** The same around what `wrap` makes of the core: how a test adds what another test suite looks for. */
export function assembleServer(
  { toolkit, contract = newestContract, log, ...rest }: ServerOptions,
  wrap: (core: McpCore) => McpCore,
): UiServer {
  const config = configuration.resolve([configuration.fromCode({ enabled: true, ...rest })]);
  checkVersion(config.contractVersion, contract);
  return createHost({
    contract,
    config,
    log,
    wrap,
    application: toolkit.info().mainClass ?? 'an application',
    restriction: config.allowActions ? null : 'read-only',
    health: () => ({ attached: toolkit.attached }),
    engine: (onFault) =>
      createEngine({
        toolkit,
        contract,
        options: {
          allowActions: config.allowActions,
          fxTimeoutMs: config.fxTimeoutMs,
          snapshot: { full: config.snapshotDefaults },
          onFault,
        },
      }),
  });
}
