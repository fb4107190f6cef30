/** The contract that this client speaks: only this file and `index.ts` name its version. */
export { clientContract as contract } from '../generated/mcp-javafx-ui/1.0/client.js';
export type { ErrorDetails, KnownErrorCode } from '../generated/mcp-javafx-ui/1.0/errors.js';
export type * from '../generated/mcp-javafx-ui/1.0/types.js';
export { validateHealth } from '../generated/mcp-javafx-ui/1.0/validators.js';
