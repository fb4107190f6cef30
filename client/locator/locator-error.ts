/** A locator did not find what it needs, or the node did not become what was expected, in time. */
export class LocatorError extends Error {
  override readonly name = 'LocatorError';
  constructor(
    message: string,
    /** The locator as it was written. */
    readonly locator: string,
    /** Nodes that it could mean, a line each. */
    readonly candidates: readonly string[] = [],
    options?: { cause?: unknown },
  ) {
    super(
      candidates.length === 0 ? message : `${message}\n${candidates.map((line) => `  ${line}`).join('\n')}`,
      options,
    );
  }
}
