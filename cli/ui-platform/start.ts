import { configuration } from '../../server/ui-platform/options.js';
import { defineCommand } from '../command.js';
import { UsageError } from '../failure.js';
import { servingOptionsOf } from '../serving.js';

const serving = servingOptionsOf(configuration);

export const command = defineCommand({
  description: 'Starts a UI platform.',
  options: {
    mcp: {
      type: 'boolean',
      description:
        'Speak MCP over standard input and output; an agent chooses the folder and starts the rest',
    },
    dir: {
      type: 'string',
      placeholder: 'folder',
      description: 'Folder to serve without --mcp, with lua/, viewdefs/ and config/ (default: this one)',
    },
    port: {
      type: 'string',
      placeholder: 'number',
      description: 'Port to listen on without --mcp; 0 takes a free one',
    },
    'contract-version': serving['contract-version']!,
    structured: serving.structured!,
    errors: serving.errors!,
    'body-limit': serving['body-limit']!,
    'shutdown-timeout': serving['shutdown-timeout']!,
    config: serving.config!,
    quiet: serving.quiet!,
  },
  examples: ['', '--dir ~/contacts', '--mcp'],
  async run({ options }) {
    if (options.mcp && (options.dir !== undefined || options.port !== undefined)) {
      throw new UsageError(
        'With --mcp the agent chooses the folder, and the port is a free one; leave out --dir and --port.',
      );
    }
    if (options.mcp) await (await import('./speak-mcp.js')).speakMcp(options);
    else await (await import('./serve-folder.js')).serveFolder(options);
  },
});
