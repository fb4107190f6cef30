// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

import type {
  InvalidInputDetails,
  LuaErrorDetails,
  SessionNotFoundDetails,
  TimeoutDetails,
} from './types.js';

/** The codes that this version knows, and what comes with each. */
export interface ErrorDetails {
  /** No folder has been configured yet. Call ui_configure with an absolute base_dir. */
  UI_NOT_CONFIGURED: Record<string, unknown>;
  /** A folder is configured, but the web server is not running. Call ui_start. */
  UI_NOT_STARTED: Record<string, unknown>;
  /**
   * The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and
   * ui_get_state work now.
   */
  UI_ALREADY_RUNNING: Record<string, unknown>;
  /**
   * The folder cannot change while the web server is running. Go on with the configured folder, or
   * start a new process for another one.
   */
  UI_CANNOT_RECONFIGURE: Record<string, unknown>;
  /**
   * The arguments are not what the tool takes; nothing was done. Repair what details.issues names
   * and call again.
   */
  UI_INVALID_INPUT: InvalidInputDetails;
  /** There is no session of that id, or it has ended. Choose one of details.sessions. */
  UI_SESSION_NOT_FOUND: SessionNotFoundDetails;
  /**
   * The Lua code does not compile, or it failed while it ran. Read the message, correct the code
   * and call again; what ran before the error has had its effect.
   */
  UI_LUA_ERROR: LuaErrorDetails;
  /**
   * The Lua code ran into a time limit and was stopped. Make the code do less in one call. If
   * details.sessionReset is true, the session began again from main.lua.
   */
  UI_TIMEOUT: TimeoutDetails;
  /**
   * A file, a folder, a port or the program that opens browsers could not be used. Read the
   * message; correct the path or the system, and call again.
   */
  UI_IO: Record<string, unknown>;
  /** The platform failed. Try again; report it if it stays. */
  UI_INTERNAL: Record<string, unknown>;
}

/** The codes that this version knows. A server of a later one may send others. */
export type KnownErrorCode = keyof ErrorDetails;

type DetailsOf<Code> = Code extends KnownErrorCode ? ErrorDetails[Code] : Record<string, unknown>;

/** An error of MCP UI Platform. */
export class McpUiPlatformError<Code extends string = string> extends Error {
  override readonly name = 'McpUiPlatformError';

  constructor(
    /** Stable code. */
    readonly code: Code,
    message: string,
    /** More, by code; `is` tells its type. */
    readonly details: DetailsOf<Code>,
  ) {
    super(message);
  }

  /** Whether it has that code; then the type of its details is known. */
  is<Known extends KnownErrorCode>(code: Known): this is McpUiPlatformError<Known> {
    return (this.code as string) === code;
  }

  /** The error that a tool answered, if it is one of the contract. */
  static of(content: unknown): McpUiPlatformError | undefined {
    const { error } = (content ?? {}) as { error?: Partial<McpUiPlatformError> };
    if (typeof error?.code !== 'string' || typeof error.message !== 'string') return undefined;
    return new McpUiPlatformError(error.code, error.message, error.details ?? {});
  }
}

/** The server answered something that the contract doesn't know. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';

  constructor(tool: string, text: string) {
    super(`Expected an answer of the contract from ${tool}, got ${text || 'nothing'}.`);
  }
}
