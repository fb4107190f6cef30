import { banner } from '../host/banner.js';
import { loadContract } from '../host/contract-version.js';
import { notRunning, type ServerHandle } from '../host/handle.js';
import { claimStandardOutput } from '../host/mcp/stdio.js';
import { contract as newest } from './contract.js';
import { configuration, defaultConfig, type PartialConfig, type ServerConfig } from './options.js';
import type { Toolkit } from './scene/port.js';
import { createServer, type ServerOptions } from './server.js';
import { createHeadlessToolkit } from './toolkits/headless/index.js';
import { fixtureView, type View } from './view.js';

export type UiServerHandle = ServerHandle<ServerConfig>;

/** What `install` takes: the user interface, and any part of the configuration. */
export interface InstallOptions extends PartialConfig, Pick<ServerOptions, 'contract' | 'log'> {
  /** A running user interface. It is closed with the server. */
  toolkit?: Toolkit;
  /** An FXML file and its behaviour to show headlessly; without it and a toolkit, the standard fixture. */
  view?: View;
}

/**
 * Starts a server and says on standard error how to reach it, unless `quiet`.
 *
 * @returns A handle to ask and to end it. With `enabled: false` nothing starts and `isRunning()` is false.
 * @throws ConfigError when an option can't be used or the port is taken.
 *
 * @example
 * const handle = await install({ view: { fxml: 'form.fxml' }, port: 7777 });
 * // … point an MCP client at handle.endpoint() with handle.token …
 * await handle.close();
 */
export async function install(options: InstallOptions = {}): Promise<UiServerHandle> {
  const { toolkit, view, contract: chosen, log, ...given } = options;
  const config = configuration.resolve([configuration.fromCode({ enabled: true, ...given })]);
  if (!config.enabled) return notRunning(config);
  const contract = chosen ?? (await loadContract(newest, config.contractVersion));
  // Before the application runs: from here on nothing but MCP may go there.
  const output = config.transport === 'stdio' ? claimStandardOutput() : undefined;
  const write = log ?? ((text) => void process.stderr.write(text));
  const shown = toolkit ?? (await createHeadlessToolkit(view ?? fixtureView()));
  const server = createServer({ ...config, toolkit: shown, contract, log: write });
  if (output) return server.speakStdio(process.stdin, output);
  const handle = await server.listen();
  if (!config.quiet) write(banner(server, handle));
  return handle;
}

/**
 * Starts a server as the environment says, and not at all unless `MCP_UI=true`: one line at the start of
 * a program that is debuggable on demand. Read are the variables `MCP_…` and, below them, the file
 * `mcp-javafx-ui.json` of the working directory.
 *
 * @example
 * const handle = await startFromEnvironment({ toolkit });
 * console.log(handle.isRunning()); // false without MCP_UI=true
 */
export async function startFromEnvironment(
  options: Pick<InstallOptions, 'toolkit' | 'view' | 'contract' | 'log'> = {},
  env: NodeJS.ProcessEnv = process.env,
): Promise<UiServerHandle> {
  const environment = configuration.fromEnvironment(env);
  // Switched off it must not disturb the program, not even by a mistake in the other settings.
  if (!configuration.resolveOption('enabled', [environment])) return notRunning(defaultConfig);
  return install({ ...options, ...configuration.resolve([environment, configuration.fromFile(undefined)]) });
}
