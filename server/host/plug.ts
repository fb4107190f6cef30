import type { ContractModule } from '../../generated/runtime/contract-module.js';
import type { Engine } from '../calls/engine.js';
import { createHost, type Host } from './host.js';
import type { McpNotification } from './mcp/core/exchange.js';
import type { Configuration } from './options/configuration.js';
import type { HostConfig, hostOptions } from './options/host-options.js';
import type { OptionTable } from './options/option.js';

/** What `server/<contract>/engine.ts` exports of a contract that needs nothing else to be served. */
export interface ServerPlug {
  /** In the version that is served unless another one is asked for. */
  readonly contract: ContractModule;
  readonly configuration: Configuration<typeof hostOptions & OptionTable>;
  /** What is served, in a word for people. */
  readonly application: string;
  createEngine(setup: {
    contract: ContractModule;
    config: HostConfig;
    onFault: (fault: { tool: string; error: unknown }) => void;
    /** Tells every client that keeps a connection open. */
    notify: (notification: McpNotification) => void;
  }): Engine;
}

/** Whether what `server/<contract>/engine.ts` exports needs nothing else to be served. */
export const isServerPlug = (engine: object): engine is ServerPlug =>
  'createEngine' in engine && 'application' in engine;

/** The server of a contract that needs nothing else. */
export function hostOf(
  { application, createEngine }: ServerPlug,
  contract: ContractModule,
  config: HostConfig,
): Host {
  return createHost({
    contract,
    config,
    application,
    engine: (onFault, notify) => createEngine({ contract, config, onFault, notify }),
  });
}
