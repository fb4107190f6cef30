import { expect } from 'vitest';

/** What a promise fails with; that it does not is a failure. */
export async function errorOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    (value) => expect.fail(`Expected an error, got ${JSON.stringify(value)}`),
    (error: Error) => error,
  );
}
