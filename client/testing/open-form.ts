import { expect, onTestFinished } from 'vitest';
import { connect } from '../index.js';
import { startFakeServer } from './fake-server.js';
import { form } from './form.js';

/** The form, a server before it, and the locators of a session with that. */
export async function openForm(waitMs = 200) {
  const fake = form();
  const server = await startFakeServer(fake);
  const session = await connect(server.url, { waitMs });
  onTestFinished(() => session.close());
  return { fake, server, ui: session.ui };
}

export async function errorOf(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    (value) => expect.fail(`Expected an error, got ${JSON.stringify(value)}`),
    (error: Error) => error,
  );
}

/** A target as actions carry it. */
export const target = (uid: string) => ({ ref: { uid } });
