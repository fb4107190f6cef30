/** Whether too many nodes match, none does, or the node did not become what was expected in time. */
export type LocatorProblem = 'several' | 'none' | 'late';

/** A locator did not find the one node that it needs, or did not find it as it should be, in time. */
export class LocatorError extends Error {
  override readonly name = 'LocatorError';
  constructor(
    readonly problem: LocatorProblem,
    message: string,
    /** The locator as it was written. */
    readonly locator: string,
    /** Nodes that it could mean, a line each. */
    readonly candidates: readonly string[] = [],
    options?: { cause?: unknown },
  ) {
    super([message, ...candidates.map((line) => `  ${line}`)].join('\n'), options);
  }
}
