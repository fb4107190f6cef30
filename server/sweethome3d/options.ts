import { Configuration } from '../host/options/configuration.js';
import { hostOptions } from '../host/options/host-options.js';
import { type ConfigOf, option, type PartialConfigOf } from '../host/options/option.js';
import { boolean, choice, integer, path } from '../host/options/option-kinds.js';

/** All options of a server of this contract. */
const options = {
  ...hostOptions,
  port: option(integer(0, 65535), 9877, 'MCP_PORT', 'Port to listen on; 0 takes a free one', {
    name: 'port',
    placeholder: 'number',
  }),
  /** What agents do in a home takes many calls, so that they have sessions unless told otherwise. */
  profile: option(
    choice('stateless', 'stateful'),
    'stateful',
    'MCP_PROFILE',
    'Sessions for clients of 2025, or every request by itself',
    { name: 'profile', placeholder: 'stateless|stateful' },
  ),
  bodyLimit: option(integer(1024, 1 << 30), 10 << 20, 'MCP_BODY_LIMIT', 'Largest accepted message', {
    name: 'body-limit',
    placeholder: 'bytes',
  }),
  /** False lets in every program of this machine. */
  requireToken: option(boolean, true, 'MCP_REQUIRE_TOKEN', 'Ask callers for no token', {
    name: 'no-token',
    means: false,
  }),
  /** The home to begin with; null begins with an empty one. */
  home: option(path, null, 'SH3D_HOME', 'Home to begin with, a .sh3d file; without it an empty one', {
    name: 'home',
    placeholder: 'file',
  }),
  /** The only folder whose files callers can read and write. */
  files: option(
    path,
    null,
    'SH3D_FILES',
    'Folder that callers may read and write files in; without it that of --home, else none',
    { name: 'files', placeholder: 'folder' },
  ),
  timeoutMs: option(integer(1, 600_000), 10_000, 'SH3D_TIMEOUT_MS', 'How long a call may take', {
    name: 'timeout',
    placeholder: 'ms',
  }),
  photoTimeoutMs: option(
    integer(1, 3_600_000),
    120_000,
    'SH3D_PHOTO_TIMEOUT_MS',
    'How long a call may take that makes pictures',
    { name: 'photo-timeout', placeholder: 'ms' },
  ),
};

/** Every setting of a server; `defaultConfig` has what holds when nothing is said. */
export type ServerConfig = ConfigOf<typeof options>;
/** What may be said in code or in a configuration file: any part of it. */
export type PartialConfig = PartialConfigOf<typeof options>;

export const configuration = new Configuration(options, 'mcp-sweethome3d.json');
export const defaultConfig: Readonly<ServerConfig> = configuration.defaults;
