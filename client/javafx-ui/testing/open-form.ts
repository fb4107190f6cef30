import { onTestFinished } from 'vitest';
import { startFakeServer } from '../../testing/fake-server.js';
import { connect } from '../index.js';
import { form } from './form.js';

/** The form, a server before it, and the locators of a session with that. */
export async function openForm(waitMs = 200) {
  const fake = form();
  const server = await startFakeServer(fake);
  const session = await connect(server.url, { waitMs });
  onTestFinished(() => session.close());
  return { fake, server, ui: session.ui };
}

/** A target as actions carry it. */
export const target = (uid: string) => ({ ref: { uid } });
