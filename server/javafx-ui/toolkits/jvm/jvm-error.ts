/** Something about Java that the user can understand and repair; the message is a sentence. */
export class JvmError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'JvmError';
  }
}
