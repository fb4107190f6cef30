import { loadContract } from '../../server/host/contract-version.js';
import { contract } from '../../server/ui-platform/engine.js';
import { configuration } from '../../server/ui-platform/options.js';
import { createUiPlatform } from '../../server/ui-platform/server.js';
import { type ServingFlags, serveStreams, servingConfigOf } from '../serving.js';

/** Speaks MCP until the input ends; nothing is configured, and nothing listens, before the agent says so. */
export async function speakMcp(flags: ServingFlags): Promise<void> {
  const config = await servingConfigOf(configuration, { ...flags, stdio: true });
  const handle = await serveStreams(flags, async () =>
    createUiPlatform({
      config,
      contract: await loadContract(contract, config.contractVersion),
      env: process.env,
    }),
  );
  await handle.closed;
}
