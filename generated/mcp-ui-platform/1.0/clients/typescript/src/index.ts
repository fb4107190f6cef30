// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

export { McpUiPlatformClient } from './client.js';
export {
  type ErrorDetails,
  type KnownErrorCode,
  McpUiPlatformError,
  UnexpectedAnswerError,
} from './errors.js';
export type * from './types.js';
