import { type OptionName, optionNames, optionOf } from './options.js';

/** Which sections, and how deep, a full snapshot reports when the call does not say. */
export interface SnapshotDefaults {
  depth: number;
  bounds: boolean;
  localToScreen: boolean;
  properties: boolean;
  virtualization: boolean;
  accessibility: boolean;
}

/** Every setting of a server; `defaultConfig` has what holds when nothing is said. */
export interface ServerConfig {
  /** Off means that nothing listens. */
  enabled: boolean;
  transport: 'http' | 'stdio';
  /** Version of the contract, `1.0`; null takes the newest released one. */
  contractVersion: string | null;
  /** A loopback address; nothing else is accepted. */
  bindHost: string;
  /** 0 takes a free port. */
  port: number;
  /** The bearer token; null generates one. */
  token: string | null;
  /** False makes the server read-only: tools that act are neither listed nor carried out. */
  allowActions: boolean;
  snapshotDefaults: SnapshotDefaults;
  /** How long a reading tool waits for the UI thread. */
  fxTimeoutMs: number;
  /** How long running calls may go on when the server is closed. */
  serverShutdownMs: number;
  /** Whether a tool's error is a result with `isError`, or a JSON-RPC error. */
  errors: 'result' | 'jsonrpc';
  /** `off` sends text only, for hosts that hide text when there is structured content. */
  structured: 'on' | 'off';
  /** `stateful` keeps a session for each client of 2025; without, every request stands by itself. */
  profile: 'stateless' | 'stateful';
  /** How long a session may be idle before it ends. */
  sessionTtlMs: number;
  /** How many sessions, and how many subscriptions of later clients, there may be at a time. */
  maxSessions: number;
  /** How often the user interface is looked at while somebody wants to be told of changes. */
  watchIntervalMs: number;
  /** Largest accepted message in bytes. */
  bodyLimit: number;
  /** Origins or their hosts that are allowed besides loopback. */
  allowedOrigins: readonly string[];
  /** Hosts that are allowed in the `Host` header besides loopback. */
  allowedHosts: readonly string[];
  /** Whether local commands can find this server in the run folder. */
  register: boolean;
  /** True leaves out the line a call that is written to standard error. */
  quiet: boolean;
}

/** What may be said in code or in a configuration file: any part of it. */
export type PartialConfig = Partial<Omit<ServerConfig, 'snapshotDefaults'>> & {
  snapshotDefaults?: Partial<SnapshotDefaults>;
};

/** One place where options are set. Undefined from `get` means that it is silent about an option. */
export interface ConfigSource {
  get(name: OptionName): unknown;
  /** How a sentence names the option in this place: `--port`, `MCP_PORT`, `"port" in file.json`. */
  nameOf(name: OptionName): string;
}

/** A setting that can't be used; the message is a sentence for the person who made it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** The first source that speaks about an option decides it. */
export function resolveConfig(sources: readonly ConfigSource[]): ServerConfig {
  const config: Record<string, unknown> = {};
  for (const name of optionNames) place(config, name, resolveOption(name, sources));
  return config as unknown as ServerConfig;
}

export const defaultConfig: Readonly<ServerConfig> = Object.freeze(resolveConfig([]));

/** One option alone, whatever the others say. */
export function resolveOption(name: OptionName, sources: readonly ConfigSource[]): unknown {
  const { kind, initial } = optionOf(name);
  for (const source of sources) {
    const given = source.get(name);
    if (given === undefined) continue;
    const value = kind.read(given);
    if (value === undefined) {
      throw new ConfigError(
        `Expected ${source.nameOf(name)} to be ${kind.expected}, got ${show(name, given)}.`,
      );
    }
    return value;
  }
  return initial;
}

function place(config: Record<string, unknown>, name: string, value: unknown): void {
  const [first = '', second] = name.split('.');
  if (second === undefined) config[first] = value;
  else config[first] = { ...(config[first] as object | undefined), [second]: value };
}

function show(name: OptionName, value: unknown): string {
  if (name === 'token') return 'something else';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
