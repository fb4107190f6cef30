import { ClientError } from '../client-error.js';
import contract from './contract.js';
import type { Session } from './session.js';

/** Refuses what only the newest version has, where the server speaks an older one: what it is, and what to do. */
export function needsNewer(session: Pick<Session, 'schema'>, what: string, instead: string): void {
  if (session.schema === contract.schema) return;
  const version = contract.schema.split('/')[1];
  throw new ClientError(
    'not-offered',
    `The server speaks ${session.schema}, which does not know ${what}. ${instead}, or use a server of ${version}.`,
  );
}
