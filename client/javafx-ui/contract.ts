/** The contract that this client speaks: only this file names its version. */

// By default, so that `export type *` of this file gives the types of the contract and nothing else.
export { clientContract as default } from '../../generated/mcp-javafx-ui/1.0/client.js';
export type { ErrorDetails, KnownErrorCode } from '../../generated/mcp-javafx-ui/1.0/errors.js';
export type * from '../../generated/mcp-javafx-ui/1.0/types.js';
