import type { HostConfig } from '../server/host/options/host-options.js';
import type { ServerPlug } from '../server/host/plug.js';
import { type Command, defineCommand } from './command.js';
import { serveHost, servingConfigOf, servingOptionsOf } from './serving.js';

/** The command `serve` of a contract that needs nothing else to be served. */
export function serveCommand(plug: ServerPlug): Command {
  return defineCommand({
    description: `Serves ${plug.contract.id} over MCP.`,
    options: servingOptionsOf(plug.configuration),
    examples: ['serve', 'serve --port 7777', 'serve --stdio'],
    async run({ options }) {
      const config: HostConfig = await servingConfigOf(plug.configuration, options);
      const handle = await serveHost(config, options, async () => {
        const { loadContract } = await import('../server/host/contract-version.js');
        const { hostOf } = await import('../server/host/plug.js');
        return hostOf(plug, await loadContract(plug.contract, config.contractVersion), config);
      });
      await handle.closed;
    },
  });
}
