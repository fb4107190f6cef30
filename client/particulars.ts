import type { ToolError } from './tool-error.js';

/**
 * What a client that was written for one contract knows beyond what is generated from its schema. A contract that
 * has none of it is spoken all the same.
 */
export interface Particulars {
  /** Makes an error of the contract's own class, by a code that the contract has. */
  readonly toolError?: (code: string, message: string, details: object) => ToolError;
  /** The error for arguments that a server refuses before the tool sees them. */
  readonly invalidInput?: (tool: string, message: string) => ToolError;
  /** A call that only reads and whose output carries the version, for a server that has no `/health`. */
  readonly versionCall?: { readonly tool: string; readonly input: object };
  /** What to look at before a call is repeated that may have been carried out. */
  readonly affected?: string;
}
