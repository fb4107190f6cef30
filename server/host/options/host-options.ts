import { type ConfigOf, option } from './option.js';
import { boolean, choice, integer, loopbackAddress, names, token, version } from './option-kinds.js';

/** What can be set of any server, whatever it serves. */
export const hostOptions = {
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
  /** A loopback address; nothing else is accepted. */
  bindHost: option(loopbackAddress, '127.0.0.1', 'MCP_BIND', 'Loopback address to listen on', {
    name: 'bind',
    placeholder: 'address',
  }),
  /** 0 takes a free port. */
  port: option(integer(0, 65535), 0, 'MCP_PORT', 'Port to listen on; 0 takes a free one', {
    name: 'port',
    placeholder: 'number',
  }),
  /** The bearer token; null generates one. */
  token: option(token, null, 'MCP_TOKEN', 'Bearer token that callers must send; without it one is made', {
    name: 'token',
    placeholder: 'text',
  }),
  /** Version of the contract, `1.0`; null takes the newest released one. */
  contractVersion: option(
    version,
    null,
    'MCP_CONTRACT_VERSION',
    'Version of the contract to serve; without it the newest released one',
    { name: 'contract-version', placeholder: 'version' },
  ),
  /** Whether a tool's error is a result with `isError`, or a JSON-RPC error. */
  errors: option(choice('result', 'jsonrpc'), 'result', 'MCP_ERRORS', 'How errors of a tool are sent', {
    name: 'errors',
    placeholder: 'result|jsonrpc',
  }),
  /** `off` sends text only, for hosts that hide text when there is structured content. */
  structured: option(choice('on', 'off'), 'on', 'MCP_STRUCTURED', 'Structured content beside the text', {
    name: 'structured',
    placeholder: 'on|off',
  }),
  /** `stateful` keeps a session for each client of 2025; without, every request stands by itself. */
  profile: option(
    choice('stateless', 'stateful'),
    'stateless',
    'MCP_PROFILE',
    'Sessions for clients of 2025, or every request by itself',
    { name: 'profile', placeholder: 'stateless|stateful' },
  ),
  /** How long a session may be idle before it ends. */
  sessionTtlMs: option(
    integer(1, 86_400_000),
    1_800_000,
    'MCP_SESSION_TTL_MS',
    'How long a session may be idle before it ends',
    { name: 'session-ttl', placeholder: 'ms' },
  ),
  /** How many sessions, and how many subscriptions of later clients, there may be at a time. */
  maxSessions: option(
    integer(1, 100_000),
    1000,
    'MCP_MAX_SESSIONS',
    'How many sessions or subscriptions there may be at a time',
    { name: 'max-sessions', placeholder: 'number' },
  ),
  /** How often to look for changes while somebody wants to be told of them. */
  watchIntervalMs: option(
    integer(10, 3_600_000),
    500,
    'MCP_WATCH_INTERVAL_MS',
    'How often to look for changes that callers subscribed to',
    { name: 'watch-interval', placeholder: 'ms' },
  ),
  /** Largest accepted message in bytes. */
  bodyLimit: option(integer(1024, 1 << 30), 4 << 20, 'MCP_BODY_LIMIT', 'Largest accepted message', {
    name: 'body-limit',
    placeholder: 'bytes',
  }),
  /** Origins or their hosts that are allowed besides loopback. */
  allowedOrigins: option(names, [], 'MCP_ALLOWED_ORIGINS', 'Origin, or its host, to allow besides loopback', {
    name: 'allow-origin',
    placeholder: 'origin',
    multiple: true,
  }),
  /** Hosts that are allowed in the `Host` header besides loopback. */
  allowedHosts: option(names, [], 'MCP_ALLOWED_HOSTS', 'Host to allow besides loopback', {
    name: 'allow-host',
    placeholder: 'host',
    multiple: true,
  }),
  /** How long running calls may go on when the server is closed. */
  serverShutdownMs: option(
    integer(0, 600_000),
    2000,
    'MCP_SERVER_SHUTDOWN_MS',
    'How long running calls may go on when the server ends',
    { name: 'shutdown-timeout', placeholder: 'ms' },
  ),
  /** Whether local commands can find this server in the run folder. */
  register: option(boolean, true, 'MCP_REGISTER', 'Do not let local commands find this server', {
    name: 'no-register',
    means: false,
  }),
  /** True leaves out the line that is written to standard error for each call. */
  quiet: option(boolean, false, 'MCP_QUIET', 'Do not write a line for each call', {
    name: 'quiet',
    means: true,
  }),
};

export type HostConfig = ConfigOf<typeof hostOptions>;
