/** The contract that this server serves unless another version is asked for: only this file says which. */

/** The newest version that the engine answers, a draft included; a tool that it lacks a handler for does not compile. */
export type { ErrorDetails, KnownErrorCode } from '../../generated/mcp-javafx-ui/1.1/errors.js';
export type * from '../../generated/mcp-javafx-ui/1.1/types.js';
export { contract } from '../../generated/mcp-javafx-ui/newest.js';
