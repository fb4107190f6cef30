import { configuration } from '../../../server/sweethome3d/options.js';
import { defineCommand } from '../../command.js';
import { serveHost, servingConfigOf, servingOptionsOf } from '../../serving.js';

export const command = defineCommand({
  description:
    'Serves a home over MCP, without the application: an agent builds walls, rooms and furniture, looks at plan and pictures, and saves .sh3d files that Sweet Home 3D opens. It prints the configuration to paste into an MCP host.',
  options: servingOptionsOf(configuration),
  examples: [
    'serve',
    'serve --home flat.sh3d',
    'serve --files homes --port 9900',
    'serve --no-token',
    'serve --profile stateless',
    'serve --home flat.sh3d --stdio',
  ],
  async run({ options }) {
    const config = await servingConfigOf(configuration, options);
    const handle = await serveHost(config, options, async () => {
      const { checkFolder, openFile } = await import('../open-file.js');
      const { createServer } = await import('../../../server/sweethome3d/server.js');
      const { loadContract } = await import('../../../server/host/contract-version.js');
      const { contract: newest } = await import('../../../server/sweethome3d/contract.js');
      checkFolder(config.files);
      const contract = await loadContract(newest, config.contractVersion);
      return createServer({ ...config, contract, homes: await openFile(config.home) });
    });
    await handle.closed;
  },
});
