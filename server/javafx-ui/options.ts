import { Configuration } from '../host/options/configuration.js';
import { hostOptions } from '../host/options/host-options.js';
import { type ConfigOf, option, type PartialConfigOf } from '../host/options/option.js';
import { boolean, integer } from '../host/options/option-kinds.js';

/** All options of a server of this contract. */
const options = {
  /** Off means that nothing listens. */
  enabled: option(boolean, false, 'MCP_UI', 'Start at all, when started from the environment'),
  ...hostOptions,
  /** False makes the server read-only: tools that act are neither listed nor carried out. */
  allowActions: option(boolean, true, 'MCP_ALLOW_ACTIONS', 'Only read the UI, never act on it', {
    name: 'read-only',
    means: false,
  }),
  /** How long a reading tool waits for the UI thread. */
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

/** Every setting of a server; `defaultConfig` has what holds when nothing is said. */
export type ServerConfig = ConfigOf<typeof options>;
/** What may be said in code or in a configuration file: any part of it. */
export type PartialConfig = PartialConfigOf<typeof options>;
/** Which sections, and how deep, a full snapshot reports when the call does not say. */
export type SnapshotDefaults = ServerConfig['snapshotDefaults'];

export const configuration = new Configuration(options, 'mcp-javafx-ui.json');
export const defaultConfig: Readonly<ServerConfig> = configuration.defaults;
