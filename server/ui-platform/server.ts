import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { createHost, type Host } from '../host/host.js';
import type { HostConfig } from '../host/options/host-options.js';
import { createEngine, contract as newest } from './engine.js';
import { Platform, type PlatformOptions } from './platform.js';

export interface UiPlatformOptions extends Omit<PlatformOptions, 'speaksMcp' | 'notify'> {
  readonly config: HostConfig;
  readonly contract?: ContractModule;
}

/** A platform that an agent controls, without a folder yet. It speaks over streams; listening is not for it. */
export function createUiPlatform({
  config,
  contract = newest,
  ...options
}: UiPlatformOptions): Omit<Host, 'listen' | 'handler'> {
  return createHost({
    contract,
    config,
    application: 'a UI platform',
    engine: (onFault, notify) =>
      createEngine({ platform: new Platform({ ...options, speaksMcp: true, notify }), contract, onFault }),
  });
}
