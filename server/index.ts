/**
 * The reference server of `mcp-javafx-ui`: a user interface behind a `Toolkit` becomes an MCP server.
 *
 * `install` and `startFromEnvironment` start one; `createServer` gives the parts in hand.
 */
export {
  ConfigError,
  defaultConfig,
  type PartialConfig,
  type ServerConfig,
  type SnapshotDefaults,
} from './host/config.js';
export type { ServerHandle } from './host/handle.js';
export { type InstallOptions, install, startFromEnvironment } from './host/install.js';
export { listRunning, type RunningServer } from './host/run-folder.js';
export { createServer, type ServerOptions, type UiServer } from './host/ui-server.js';
export type { View } from './host/view.js';
export {
  createHeadlessToolkit,
  type HeadlessOptions,
  type HeadlessToolkit,
} from './toolkit/headless/index.js';
export type * from './toolkit/port.js';
export { ToolkitGone, ToolkitTimeout } from './toolkit/port.js';
