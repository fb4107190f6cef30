import { dirname, resolve } from 'node:path';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { checkVersion } from '../host/contract-version.js';
import { createHost, type Host } from '../host/host.js';
import { contract as newestContract } from './contract.js';
import { createEngine } from './engine/engine.js';
import { FileFolder } from './files/file-folder.js';
import type { HomePort } from './home/port.js';
import { configuration, type PartialConfig, type ServerConfig } from './options.js';

/** What `createServer` takes: homes, and any part of the configuration. */
export interface ServerOptions extends PartialConfig {
  /** The homes that are served. The server owns them: closing the one closes the other. */
  homes: HomePort;
  /** By default the newest released one. */
  contract?: ContractModule;
  /** Takes the audit lines and reports of faults; by default standard error. */
  log?: (text: string) => void;
}

/** A server of homes that is ready and does not listen yet. */
export type HomeServer = Host<ServerConfig>;

/** Puts the contract on top of homes: those of an application, or one that is embedded. */
export function createServer({ homes, contract = newestContract, log, ...rest }: ServerOptions): HomeServer {
  const config = configuration.resolve([configuration.fromCode(rest)]);
  checkVersion(config.contractVersion, contract);
  return createHost({
    contract,
    config,
    log,
    application: homes.description,
    requireToken: config.requireToken,
    health: () => ({ attached: homes.attached }),
    engine: (onFault) =>
      createEngine({
        port: homes,
        contract,
        files: new FileFolder(filesOf(config)),
        timeoutMs: config.timeoutMs,
        photoTimeoutMs: config.photoTimeoutMs,
        onFault,
      }),
  });
}

/** The folder of files: the one that was named, else that of the home, else none. */
export function filesOf({ files, home }: Pick<ServerConfig, 'files' | 'home'>): string | null {
  if (files !== null) return files;
  return home === null ? null : dirname(resolve(home));
}
