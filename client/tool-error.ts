/** An error that a tool answered with, in the terms of its contract. */
export class ToolError<
  Code extends string = string,
  Details extends object = Record<string, unknown>,
> extends Error {
  override readonly name: string = 'ToolError';
  constructor(
    /** Stable code of the contract. */
    readonly code: Code,
    message: string,
    /** What the code tells beyond the sentence. A server that leaves the contract may leave members out. */
    readonly details: Partial<Details>,
  ) {
    super(message);
  }
}
