/** Something that the user can understand and repair: one sentence and an exit code, never a stack. */
export class Failure extends Error {
  override name = 'Failure';
  constructor(
    message: string,
    readonly exitCode: number = 1,
  ) {
    super(message);
  }
}

/** The command line itself is wrong. */
export class UsageError extends Failure {
  override name = 'UsageError';
  constructor(message: string) {
    super(message, 2);
  }
}
