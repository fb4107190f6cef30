// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

import type {
  AmbiguousDetails,
  ConflictDetails,
  InvalidInputDetails,
  IoDetails,
  NoCheckpointDetails,
  NotFoundDetails,
  TimeoutDetails,
} from './types.js';

/** The codes that this version knows, and what comes with each. */
export interface ErrorDetails {
  /**
   * The arguments are not what the tool takes; nothing was done. Repair what details.issues names
   * and call again.
   */
  SH3D_INVALID_INPUT: InvalidInputDetails;
  /**
   * There is no such object, catalog entry, camera or home; nothing was done. Take an id from
   * get_state or a catalog list; details.nearest has what comes close.
   */
  SH3D_NOT_FOUND: NotFoundDetails;
  /**
   * Several entries of the catalog have this name; nothing was done. Call again with the catalogId
   * of one of details.candidates.
   */
  SH3D_AMBIGUOUS: AmbiguousDetails;
  /**
   * The call names nothing to change. Give at least one member to change, or leave the call out.
   */
  SH3D_NOTHING_TO_CHANGE: Record<string, unknown>;
  /**
   * The home or its files are not in a state that allows this; nothing was done. Read
   * details.reason: change what stands in the way, or try again later.
   */
  SH3D_CONFLICT: ConflictDetails;
  /**
   * There is nothing in the home that this could be done with. Create walls, rooms or furniture
   * first.
   */
  SH3D_EMPTY_SCENE: Record<string, unknown>;
  /**
   * There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints and
   * use an id from it.
   */
  SH3D_NO_CHECKPOINT: NoCheckpointDetails;
  /**
   * A file could not be read or written. Read details.reason: use a relative path below the folder
   * of files.
   */
  SH3D_IO: IoDetails;
  /**
   * The home did not answer before the deadline. Look at get_state before you repeat a call that
   * had begun.
   */
  SH3D_TIMEOUT: TimeoutDetails;
  /**
   * No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try
   * again.
   */
  SH3D_NOT_ATTACHED: Record<string, unknown>;
  /** The server failed. Try again; report it if it stays. */
  SH3D_INTERNAL: Record<string, unknown>;
}

/** The codes that this version knows. A server of a later one may send others. */
export type KnownErrorCode = keyof ErrorDetails;

type DetailsOf<Code> = Code extends KnownErrorCode ? ErrorDetails[Code] : Record<string, unknown>;

/** An error of MCP Sweet Home 3D. */
export class McpSweethome3dError<Code extends string = string> extends Error {
  override readonly name = 'McpSweethome3dError';

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
  is<Known extends KnownErrorCode>(code: Known): this is McpSweethome3dError<Known> {
    return (this.code as string) === code;
  }

  /** The error that a tool answered, if it is one of the contract. */
  static of(content: unknown): McpSweethome3dError | undefined {
    const { error } = (content ?? {}) as { error?: Partial<McpSweethome3dError> };
    if (typeof error?.code !== 'string' || typeof error.message !== 'string') return undefined;
    return new McpSweethome3dError(error.code, error.message, error.details ?? {});
  }
}

/** The server answered something that the contract doesn't know. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';

  constructor(tool: string, text: string) {
    super(`Expected an answer of the contract from ${tool}, got ${text || 'nothing'}.`);
  }
}
