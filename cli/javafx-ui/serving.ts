import type { UiServerHandle } from '../../server/javafx-ui/install.js';
import { configuration, type PartialConfig, type ServerConfig } from '../../server/javafx-ui/options.js';
import type { Toolkit } from '../../server/javafx-ui/scene/port.js';
import { type ServingFlags, serveHost, servingConfigOf, servingOptionsOf } from '../serving.js';

/** The options of every command that serves a user interface. */
export const servingOptions = servingOptionsOf(configuration);

export const servingConfig = (flags: ServingFlags, application: PartialConfig = {}): Promise<ServerConfig> =>
  servingConfigOf(configuration, flags, application);

/** Serves what `open` shows. */
export function serve(
  config: ServerConfig,
  flags: ServingFlags,
  open: () => Promise<Toolkit>,
): Promise<UiServerHandle> {
  return serveHost(config, flags, async () => {
    const { createServer } = await import('../../server/javafx-ui/server.js');
    const { loadContract } = await import('../../server/host/contract-version.js');
    const { contract: newest } = await import('../../server/javafx-ui/contract.js');
    const contract = await loadContract(newest, config.contractVersion);
    return createServer({ ...config, contract, toolkit: await open() });
  });
}
