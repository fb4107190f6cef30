/** A setting that can't be used; the message is a sentence for the person who made it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
