/**
 * The reference server of `mcp-javafx-ui`: a user interface behind a `Toolkit` becomes an MCP server.
 *
 * `install` and `startFromEnvironment` start one; `createServer` gives the parts in hand.
 */
export { ConfigError } from './host/options/config-error.js';
export { listRunning, type RunningServer } from './host/run-folder.js';
export {
  type InstallOptions,
  install,
  startFromEnvironment,
  type UiServerHandle as ServerHandle,
} from './javafx-ui/install.js';
export {
  defaultConfig,
  type PartialConfig,
  type ServerConfig,
  type SnapshotDefaults,
} from './javafx-ui/options.js';
export type * from './javafx-ui/scene/port.js';
export { ToolkitGone, ToolkitTimeout } from './javafx-ui/scene/port.js';
export { createServer, type ServerOptions, type UiServer } from './javafx-ui/server.js';
export {
  createHeadlessToolkit,
  type HeadlessOptions,
  type HeadlessToolkit,
} from './javafx-ui/toolkits/headless/index.js';
export type { View } from './javafx-ui/view.js';
