/**
 * A typed client of `mcp-javafx-ui`: one method for each tool, and locators to test user interfaces with.
 *
 * `connect` opens a session; `session.tools` and `session.call` speak the contract, `session.ui` finds nodes
 * and acts on them.
 */
export { ClientError, type ClientErrorReason } from '../client-error.js';
export type { HealthOptions } from '../health.js';
export type { CallOptions } from '../tool-methods.js';
export type { OfferedTool } from '../tool-names.js';
export type { Protocol } from '../transport/open-wire.js';
export type { Command } from '../transport/wire.js';
export { type ConnectOptions, connect } from './connect.js';
export type * from './contract.js';
export { health } from './health.js';
export type { Expected } from './locator/conditions.js';
export type { ActOptions, Locator } from './locator/locator.js';
export { LocatorError, type LocatorProblem } from './locator/locator-error.js';
export type { WaitOptions } from './locator/poll.js';
export type { Ui } from './locator/ui.js';
export type { Session, ToolMethods } from './session.js';
export { UiError, type UiErrorOf } from './ui-error.js';
export { accepts, contractVersion } from './version.js';
