import { boolean, choice, integer, type Kind, loopbackAddress, names, token } from './option-kinds.js';

/** An option of the server: where it can be set, what it takes, what it is when nobody sets it. */
export interface Option<T> {
  readonly kind: Kind<T>;
  readonly initial: T;
  readonly env: string;
  /** Name of the flag; with `means`, the flag takes no value and stands for this one. */
  readonly flag?: string;
  readonly means?: T;
}

const option = <T>(kind: Kind<T>, initial: T, env: string, flag?: string, means?: T): Option<T> => ({
  kind,
  initial,
  env,
  ...(flag === undefined ? {} : { flag }),
  ...(means === undefined ? {} : { means }),
});

/** All options. A dot in a name leads into an object of the configuration file. */
export const options = {
  enabled: option(boolean, false, 'MCP_UI'),
  transport: option(choice('http', 'stdio'), 'http', 'MCP_TRANSPORT', 'stdio', 'stdio'),
  bindHost: option(loopbackAddress, '127.0.0.1', 'MCP_BIND', 'bind'),
  port: option(integer(0, 65535), 0, 'MCP_PORT', 'port'),
  token: option(token, null, 'MCP_TOKEN', 'token'),
  allowActions: option(boolean, true, 'MCP_ALLOW_ACTIONS', 'read-only', false),
  fxTimeoutMs: option(integer(1, 600_000), 5000, 'MCP_FX_TIMEOUT_MS', 'fx-timeout'),
  errors: option(choice('result', 'jsonrpc'), 'result', 'MCP_ERRORS', 'errors'),
  structured: option(choice('on', 'off'), 'on', 'MCP_STRUCTURED', 'structured'),
  bodyLimit: option(integer(1024, 1 << 30), 4 << 20, 'MCP_BODY_LIMIT', 'body-limit'),
  allowedOrigins: option(names, [], 'MCP_ALLOWED_ORIGINS', 'allow-origin'),
  allowedHosts: option(names, [], 'MCP_ALLOWED_HOSTS', 'allow-host'),
  serverShutdownMs: option(integer(0, 600_000), 2000, 'MCP_SERVER_SHUTDOWN_MS', 'shutdown-timeout'),
  register: option(boolean, true, 'MCP_REGISTER', 'no-register', false),
  quiet: option(boolean, false, 'MCP_QUIET', 'quiet', true),
  'snapshotDefaults.depth': option(integer(0, 1000), 50, 'MCP_SNAPSHOT_DEPTH'),
  'snapshotDefaults.bounds': option(boolean, true, 'MCP_SNAPSHOT_BOUNDS'),
  'snapshotDefaults.localToScreen': option(boolean, true, 'MCP_SNAPSHOT_LOCAL_TO_SCREEN'),
  'snapshotDefaults.properties': option(boolean, false, 'MCP_SNAPSHOT_PROPERTIES'),
  'snapshotDefaults.virtualization': option(boolean, true, 'MCP_SNAPSHOT_VIRTUALIZATION'),
  'snapshotDefaults.accessibility': option(boolean, false, 'MCP_SNAPSHOT_ACCESSIBILITY'),
};

export type OptionName = keyof typeof options;
export const optionNames = Object.keys(options) as OptionName[];
