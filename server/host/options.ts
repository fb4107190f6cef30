import {
  boolean,
  choice,
  integer,
  type Kind,
  loopbackAddress,
  names,
  token,
  version,
} from './option-kinds.js';

/** An option of the server: what it takes, what it is when nobody sets it, and where it can be set. */
export interface Option<T> {
  readonly kind: Kind<T>;
  readonly initial: T;
  readonly env: string;
  /** What it does, in a few words without a full stop. */
  readonly about: string;
  readonly flag?: Flag<T>;
}

export interface Flag<T> {
  readonly name: string;
  /** Stands for the value in the help. */
  readonly placeholder?: string;
  /** The flag takes no value and means this one. */
  readonly means?: T;
  /** May be given more than once. */
  readonly multiple?: boolean;
}

const option = <T>(kind: Kind<T>, initial: T, env: string, about: string, flag?: Flag<T>): Option<T> => ({
  kind,
  initial,
  env,
  about,
  ...(flag ? { flag } : {}),
});

/** All options. A dot in a name leads into an object of the configuration file. */
export const options = {
  enabled: option(boolean, false, 'MCP_UI', 'Start at all, when started from the environment'),
  transport: option(
    choice('http', 'stdio'),
    'http',
    'MCP_TRANSPORT',
    'Speak MCP over standard input and output',
    {
      name: 'stdio',
      means: 'stdio',
    },
  ),
  bindHost: option(loopbackAddress, '127.0.0.1', 'MCP_BIND', 'Loopback address to listen on', {
    name: 'bind',
    placeholder: 'address',
  }),
  port: option(integer(0, 65535), 0, 'MCP_PORT', 'Port to listen on; 0 takes a free one', {
    name: 'port',
    placeholder: 'number',
  }),
  token: option(token, null, 'MCP_TOKEN', 'Bearer token that callers must send; without it one is made', {
    name: 'token',
    placeholder: 'text',
  }),
  contractVersion: option(
    version,
    null,
    'MCP_CONTRACT_VERSION',
    'Version of the contract to serve; without it the newest released one',
    { name: 'contract-version', placeholder: 'version' },
  ),
  allowActions: option(boolean, true, 'MCP_ALLOW_ACTIONS', 'Only read the UI, never act on it', {
    name: 'read-only',
    means: false,
  }),
  fxTimeoutMs: option(
    integer(1, 600_000),
    5000,
    'MCP_FX_TIMEOUT_MS',
    'How long a reading tool waits for the UI thread',
    {
      name: 'fx-timeout',
      placeholder: 'ms',
    },
  ),
  errors: option(choice('result', 'jsonrpc'), 'result', 'MCP_ERRORS', 'How errors of a tool are sent', {
    name: 'errors',
    placeholder: 'result|jsonrpc',
  }),
  structured: option(choice('on', 'off'), 'on', 'MCP_STRUCTURED', 'Structured content beside the text', {
    name: 'structured',
    placeholder: 'on|off',
  }),
  profile: option(
    choice('stateless', 'stateful'),
    'stateless',
    'MCP_PROFILE',
    'Sessions for clients of 2025, or every request by itself',
    { name: 'profile', placeholder: 'stateless|stateful' },
  ),
  sessionTtlMs: option(
    integer(1, 86_400_000),
    1_800_000,
    'MCP_SESSION_TTL_MS',
    'How long a session may be idle before it ends',
    { name: 'session-ttl', placeholder: 'ms' },
  ),
  maxSessions: option(
    integer(1, 100_000),
    1000,
    'MCP_MAX_SESSIONS',
    'How many sessions or subscriptions there may be at a time',
    { name: 'max-sessions', placeholder: 'number' },
  ),
  watchIntervalMs: option(
    integer(10, 3_600_000),
    500,
    'MCP_WATCH_INTERVAL_MS',
    'How often the UI is looked at for who subscribed to it',
    { name: 'watch-interval', placeholder: 'ms' },
  ),
  bodyLimit: option(integer(1024, 1 << 30), 4 << 20, 'MCP_BODY_LIMIT', 'Largest accepted message', {
    name: 'body-limit',
    placeholder: 'bytes',
  }),
  allowedOrigins: option(names, [], 'MCP_ALLOWED_ORIGINS', 'Origin, or its host, to allow besides loopback', {
    name: 'allow-origin',
    placeholder: 'origin',
    multiple: true,
  }),
  allowedHosts: option(names, [], 'MCP_ALLOWED_HOSTS', 'Host to allow besides loopback', {
    name: 'allow-host',
    placeholder: 'host',
    multiple: true,
  }),
  serverShutdownMs: option(
    integer(0, 600_000),
    2000,
    'MCP_SERVER_SHUTDOWN_MS',
    'How long running calls may go on when the server ends',
    { name: 'shutdown-timeout', placeholder: 'ms' },
  ),
  register: option(boolean, true, 'MCP_REGISTER', 'Do not let local commands find this server', {
    name: 'no-register',
    means: false,
  }),
  quiet: option(boolean, false, 'MCP_QUIET', 'Do not write a line for each call', {
    name: 'quiet',
    means: true,
  }),
  'snapshotDefaults.depth': option(integer(0, 1000), 50, 'MCP_SNAPSHOT_DEPTH', 'Depth of a full snapshot'),
  'snapshotDefaults.bounds': option(boolean, true, 'MCP_SNAPSHOT_BOUNDS', 'Bounds in a full snapshot'),
  'snapshotDefaults.localToScreen': option(
    boolean,
    true,
    'MCP_SNAPSHOT_LOCAL_TO_SCREEN',
    'Screen bounds in a full snapshot',
  ),
  'snapshotDefaults.properties': option(
    boolean,
    false,
    'MCP_SNAPSHOT_PROPERTIES',
    'Properties in a full snapshot',
  ),
  'snapshotDefaults.virtualization': option(
    boolean,
    true,
    'MCP_SNAPSHOT_VIRTUALIZATION',
    'Rows and columns in a full snapshot',
  ),
  'snapshotDefaults.accessibility': option(
    boolean,
    false,
    'MCP_SNAPSHOT_ACCESSIBILITY',
    'Accessibility in a full snapshot',
  ),
};

export type OptionName = keyof typeof options;
export const optionNames = Object.keys(options) as OptionName[];

/** The options by themselves, each as one of its kind. */
export function optionOf(name: OptionName): Option<unknown> {
  return options[name] as Option<unknown>;
}
