import type { PartialConfig, ServerConfig } from '../server/host/config.js';
import type { ServerHandle } from '../server/host/handle.js';
import { optionNames, optionOf } from '../server/host/options.js';
import type { UiServer } from '../server/host/ui-server.js';
import type { Toolkit } from '../server/toolkit/port.js';
import type { Option, Options } from './command.js';
import { Failure } from './failure.js';

/** The options of every command that starts a server. */
export const servingOptions = {
  ...serverOptions(),
  config: {
    type: 'string',
    placeholder: 'file',
    description: 'Configuration file; by default mcp-javafx-ui.json, if it is there',
  },
  json: { type: 'boolean', description: 'Print one line {endpoint, token, pid} instead of the banner' },
} satisfies Options;

export type ServingFlags = Readonly<Record<string, unknown>>;

/** What the flags, the environment, the application and the configuration file say, the first first. */
export async function servingConfig(
  flags: ServingFlags,
  application: PartialConfig = {},
): Promise<ServerConfig> {
  const { resolveConfig, ConfigError } = await import('../server/host/config.js');
  const { fromCode, fromEnvironment, fromFile, fromFlags } = await import('../server/host/config-sources.js');
  try {
    const file = fromFile(typeof flags.config === 'string' ? flags.config : undefined);
    return resolveConfig([fromFlags(flags), fromEnvironment(process.env), fromCode(application), file]);
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message, 2);
    throw error;
  }
}

/**
 * Serves what `open` shows, over HTTP or standard input and output, and says how to reach it. Signals
 * end the server; its handle tells when it has ended.
 */
export async function serve(
  config: ServerConfig,
  flags: ServingFlags,
  open: () => Promise<Toolkit>,
): Promise<ServerHandle> {
  const { claimStandardOutput } = await import('../server/host/mcp/stdio.js');
  // Before the application runs: nothing but MCP may go there.
  const output = config.transport === 'stdio' ? claimStandardOutput() : undefined;
  const { createServer } = await import('../server/host/ui-server.js');
  const { ConfigError } = await import('../server/host/config.js');
  const { loadContract } = await import('../server/host/contract-version.js');
  try {
    const contract = await loadContract(config.contractVersion);
    const server = createServer({ ...config, contract, toolkit: await open() });
    const handle = output ? await server.speakStdio(process.stdin, output) : await server.listen();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void handle.close());
    await announce(server, handle, flags.json === true);
    return handle;
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message, 2);
    throw error;
  }
}

async function announce(server: UiServer, handle: ServerHandle, json: boolean): Promise<void> {
  const { banner } = await import('../server/host/banner.js');
  if (json)
    await print(
      `${JSON.stringify({ endpoint: handle.endpoint(), token: handle.token, pid: process.pid })}\n`,
    );
  else if (handle.endpoint() === null)
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
