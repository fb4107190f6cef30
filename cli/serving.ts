import type { ServerHandle } from '../server/host/handle.js';
import type { Host } from '../server/host/host.js';
import type { Configuration } from '../server/host/options/configuration.js';
import type { HostConfig } from '../server/host/options/host-options.js';
import type { ConfigOf, OptionTable, PartialConfigOf } from '../server/host/options/option.js';
import type { Option, Options } from './command.js';
import { Failure } from './failure.js';

export type ServingFlags = Readonly<Record<string, unknown>>;

/** The options of every command that starts a server of this kind. */
export function servingOptionsOf({ table, fileName }: Configuration<OptionTable>): Options {
  return {
    ...flagsOf(table),
    config: {
      type: 'string',
      placeholder: 'file',
      description: `Configuration file; by default ${fileName}, if it is there`,
    },
    json: { type: 'boolean', description: 'Print one line {endpoint, token, pid} instead of the banner' },
  };
}

/** What the flags, the environment, the application and the configuration file say, the first first. */
export async function servingConfigOf<Table extends OptionTable>(
  configuration: Configuration<Table>,
  flags: ServingFlags,
  application: PartialConfigOf<Table> = {},
): Promise<ConfigOf<Table>> {
  return orFailure(async () =>
    configuration.resolve([
      configuration.fromFlags(flags),
      configuration.fromEnvironment(process.env),
      configuration.fromCode(application),
      configuration.fromFile(typeof flags.config === 'string' ? flags.config : undefined),
    ]),
  );
}

/**
 * Serves what `open` gives, over HTTP or standard input and output, and says how to reach it. Signals
 * end the server; its handle tells when it has ended.
 */
export async function serveHost<Config extends HostConfig>(
  config: Config,
  flags: ServingFlags,
  open: () => Promise<Host<Config>>,
): Promise<ServerHandle<Config>> {
  if (config.transport === 'stdio') return serveStreams(flags, open);
  return orFailure(async () => {
    const server = await open();
    return ready(server, await server.listen(), flags);
  });
}

/** The same over standard input and output, for what may be reached in no other way. */
export async function serveStreams<Config extends HostConfig>(
  flags: ServingFlags,
  open: () => Promise<Announced & Pick<Host<Config>, 'speakStdio'>>,
): Promise<ServerHandle<Config>> {
  const { claimStandardOutput } = await import('../server/host/mcp/stdio.js');
  // Before the application runs: nothing but MCP may go there.
  const output = claimStandardOutput();
  return orFailure(async () => {
    const server = await open();
    return ready(server, await server.speakStdio(process.stdin, output), flags);
  });
}

type Announced = Pick<Host, 'contract' | 'application' | 'restriction' | 'token'>;

async function ready<Handle extends Pick<ServerHandle, 'endpoint' | 'token' | 'close'>>(
  server: Announced,
  handle: Handle,
  flags: ServingFlags,
): Promise<Handle> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void handle.close());
  await announce(server, handle, flags.json === true);
  return handle;
}

async function orFailure<T>(work: () => Promise<T>): Promise<T> {
  const { ConfigError } = await import('../server/host/options/config-error.js');
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message, 2);
    throw error;
  }
}

async function announce(
  server: Announced,
  handle: Pick<ServerHandle, 'endpoint' | 'token'>,
  json: boolean,
): Promise<void> {
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
function flagsOf(table: OptionTable): Options {
  return Object.fromEntries(
    Object.values(table).flatMap(({ flag, about, initial }): [string, Option][] => {
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
