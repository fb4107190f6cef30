/**
 * A typed client of any contract: one method for each tool, and each reply checked.
 *
 * `connect` opens a session with the `clientContract` that was generated from the contract's schema; `session.tools`
 * and `session.call` speak it.
 */
export type { ClientContract, ClientTool, HealthReport } from '../generated/runtime/client-contract.js';
export { type DetailsOf, type ErrorOf, type HealthOf, isErrorOf, type ToolsOf } from './any-contract.js';
export { ClientError, type ClientErrorReason } from './client-error.js';
export { type ConnectOptions, connect } from './connect.js';
export { type HealthOptions, health } from './health.js';
export type { Session } from './session.js';
export { ToolError } from './tool-error.js';
export type { CallOptions, ToolMethods } from './tool-methods.js';
export type { OfferedTool } from './tool-names.js';
export type { Protocol } from './transport/open-wire.js';
export type { Command } from './transport/wire.js';
export { accepts } from './version.js';
