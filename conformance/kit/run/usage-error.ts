/** The caller asked for something that cannot be: exit code 2. */
export class UsageError extends Error {}

/** There is no target to judge: exit code 3. */
export class Unreachable extends Error {}
