import { ToolError } from '../tool-error.js';
import type { ErrorDetails, KnownErrorCode } from './contract.js';

/** An error that a tool answered with, of one code. */
export class UiErrorOf<Code extends KnownErrorCode> extends ToolError<Code, ErrorDetails[Code]> {
  override readonly name = 'UiError';
}

/**
 * An error that a tool answered with. `code` tells the details apart:
 *
 * @example
 * if (error instanceof UiError && error.code === 'MCP_UI_ACTION_FAILED') console.log(error.details.reason);
 */
export type UiError = { [Code in KnownErrorCode]: UiErrorOf<Code> }[KnownErrorCode];

interface UiErrorConstructor {
  new <Code extends KnownErrorCode>(
    code: Code,
    message: string,
    details: Partial<ErrorDetails[Code]>,
  ): UiErrorOf<Code>;
  /** The union, so that `instanceof` gives something that `switch (error.code)` can narrow. */
  readonly prototype: UiError;
  [Symbol.hasInstance](value: unknown): value is UiError;
}

export const UiError = UiErrorOf as unknown as UiErrorConstructor;
