// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

export { McpSweethome3dClient } from './client.js';
export {
  type ErrorDetails,
  type KnownErrorCode,
  McpSweethome3dError,
  UnexpectedAnswerError,
} from './errors.js';
export type * from './types.js';
