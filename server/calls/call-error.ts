/** An error of a contract: a stable code, a sentence, and details for a program. */
export class CallError<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'CallError';
  }
}
