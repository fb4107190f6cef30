import type { ServerHandle } from '../../server/host/handle.js';
import { optionNames, optionOf } from '../../server/host/options.js';
import type { UiServer } from '../../server/host/ui-server.js';
import { defineCommand, type Option, type Options } from '../command.js';
import { Failure } from '../failure.js';

const ownOptions = {
  behaviour: {
    type: 'string',
    placeholder: 'file',
    description: 'Module that gives the view life; by default view.js, view.mjs or view.ts beside view.fxml',
  },
  config: {
    type: 'string',
    placeholder: 'file',
    description: 'Configuration file; by default mcp-javafx-ui.json, if it is there',
  },
  json: { type: 'boolean', description: 'Print one line {endpoint, token, pid} instead of the banner' },
} as const;

export const command = defineCommand({
  description:
    'Serves the user interface of an FXML file over MCP, without a display. Without a file it serves the standard fixture application.',
  positionals: [{ name: 'view.fxml', optional: true, description: 'The FXML file to show' }],
  options: { ...serverOptions(), ...ownOptions },
  examples: ['serve', 'serve form.fxml --port 7777', 'serve --read-only --json', 'serve form.fxml --stdio'],
  async run({ options, positionals }) {
    const { ConfigError } = await import('../../server/host/config.js');
    try {
      const { server, handle } = await start(options, positionals[0]);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void handle.close());
      if (options.json)
        await print(
          `${JSON.stringify({ endpoint: handle.endpoint(), token: handle.token, pid: process.pid })}\n`,
        );
      else await announce(server, handle);
      await handle.closed;
    } catch (error) {
      if (error instanceof ConfigError) throw new Failure(error.message, 2);
      throw error;
    }
  },
});

type Flags = { readonly behaviour: string | undefined; readonly config: string | undefined };

async function start(
  flags: Flags,
  file: string | undefined,
): Promise<{ server: UiServer; handle: ServerHandle }> {
  const { resolveConfig } = await import('../../server/host/config.js');
  const { fromEnvironment, fromFile, fromFlags } = await import('../../server/host/config-sources.js');
  const config = resolveConfig([fromFlags(flags), fromEnvironment(process.env), fromFile(flags.config)]);
  const { claimStandardOutput } = await import('../../server/host/mcp/stdio.js');
  // Before the application runs: nothing but MCP may go there.
  const output = config.transport === 'stdio' ? claimStandardOutput() : undefined;
  const { createServer } = await import('../../server/host/ui-server.js');
  const server = createServer({ ...config, toolkit: await show(file, flags.behaviour) });
  return { server, handle: output ? await server.speakStdio(process.stdin, output) : await server.listen() };
}

async function show(file: string | undefined, behaviour: string | undefined) {
  const { findView, fixtureView } = await import('../../server/host/view.js');
  const { createHeadlessToolkit } = await import('../../server/toolkit/headless/index.js');
  const view = file === undefined ? fixtureView() : findView(file, behaviour);
  try {
    return await createHeadlessToolkit(view);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), 2);
  }
}

async function announce(server: UiServer, handle: ServerHandle): Promise<void> {
  const { banner } = await import('../../server/host/banner.js');
  if (handle.endpoint() === null)
    process.stderr.write(`${server.contract.schema} is served over standard input and output.\n`);
  else await print(`${banner(server, handle)}\nPress Ctrl-C to end it.\n`);
}

function print(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()));
}

/** Every option of the server that has a flag; what its value may be is for the server to say. */
function serverOptions(): Options {
  return Object.fromEntries(
    optionNames.flatMap((name): [string, Option][] => {
      const { flag, about, initial } = optionOf(name);
      if (!flag) return [];
      // Not a default of the flag: that would win over the environment and the file.
      const known = typeof initial === 'string' || typeof initial === 'number';
      const description = known && !('means' in flag) ? `${about} (default ${initial})` : about;
      if ('means' in flag) return [[flag.name, { type: 'boolean', description }]];
      const { placeholder = 'text', multiple = false } = flag;
      return [[flag.name, { type: 'string', placeholder, multiple, description }]];
    }),
  );
}
