// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

import type {
  ActionFailedDetails,
  AmbiguousDetails,
  BusyDetails,
  InvalidInputDetails,
  NoStagesDetails,
  NotEnabledDetails,
  RefDetails,
  TimeoutDetails,
} from './types.js';

/** The codes that this version knows, and what comes with each. */
export interface ErrorDetails {
  /**
   * The tool is switched off or not offered, the server is read-only, or no application is
   * attached. Read details.reason: ask the user to enable it or to start the application; do
   * without a tool that is NOT_OFFERED.
   */
  MCP_UI_NOT_ENABLED: NotEnabledDetails;
  /**
   * No window is showing, or the index names none. Choose one of details.available; if it is empty,
   * no window is showing yet.
   */
  MCP_UI_NO_STAGES: NoStagesDetails;
  /**
   * The uid was never issued, the path leads to no node, or the locator names none. Take a new
   * snapshot or query and use a uid from it.
   */
  MCP_UI_NODE_NOT_FOUND: RefDetails;
  /**
   * The node that the reference named is gone, is not what the path says, or shows another item.
   * Take a new snapshot or query and use a uid from it.
   */
  MCP_UI_STALE_REF: RefDetails;
  /**
   * An action could not be carried out; details.results has those that were carried out before it,
   * and none after it was. Read details.reason, repair that action, and continue after the actions
   * that details.results has.
   */
  MCP_UI_ACTION_FAILED: ActionFailedDetails;
  /**
   * The FX thread did not finish before the deadline. Try again; ui_perform alone takes a longer
   * timeoutMs. Look at the UI before repeating an action that had begun.
   */
  MCP_UI_TIMEOUT: TimeoutDetails;
  /** The server failed. Try again; report it if it stays. */
  MCP_UI_INTERNAL: Record<string, unknown>;
  /**
   * The arguments are not what the tool takes; nothing was done. Repair what details.issues names
   * and call again.
   */
  MCP_UI_INVALID_INPUT: InvalidInputDetails;
  /** Too many calls are waiting; nothing was done. Try again after details.retryAfterMs. */
  MCP_UI_BUSY: BusyDetails;
  /**
   * The locator names several nodes. Use the uid of one of details.candidates, or a locator that
   * names one node alone.
   */
  MCP_UI_AMBIGUOUS: AmbiguousDetails;
}

/** The codes that this version knows. A server of a later one may send others. */
export type KnownErrorCode = keyof ErrorDetails;

type DetailsOf<Code> = Code extends KnownErrorCode ? ErrorDetails[Code] : Record<string, unknown>;

/** An error of MCP JavaFX UI. */
export class McpJavafxUiError<Code extends string = string> extends Error {
  override readonly name = 'McpJavafxUiError';

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
  is<Known extends KnownErrorCode>(code: Known): this is McpJavafxUiError<Known> {
    return (this.code as string) === code;
  }

  /** The error that a tool answered, if it is one of the contract. */
  static of(content: unknown): McpJavafxUiError | undefined {
    const { error } = (content ?? {}) as { error?: Partial<McpJavafxUiError> };
    if (typeof error?.code !== 'string' || typeof error.message !== 'string') return undefined;
    return new McpJavafxUiError(error.code, error.message, error.details ?? {});
  }
}

/** The server answered something that the contract doesn't know. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';

  constructor(tool: string, text: string) {
    super(`Expected an answer of the contract from ${tool}, got ${text || 'nothing'}.`);
  }
}
