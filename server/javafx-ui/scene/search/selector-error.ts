/** A selector that can't be evaluated: which member, what is wrong with it, and what would be right. */
export class SelectorError extends Error {
  constructor(
    readonly pointer: string,
    message: string,
    readonly expected: string,
  ) {
    super(message);
    this.name = 'SelectorError';
  }
}
