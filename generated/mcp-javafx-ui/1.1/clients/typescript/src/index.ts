// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

export { McpJavafxUiClient } from './client.js';
export {
  type ErrorDetails,
  type KnownErrorCode,
  McpJavafxUiError,
  UnexpectedAnswerError,
} from './errors.js';
export type * from './types.js';
