import { Refusal, rpc } from '../../http/refusal.js';
import { mostSubscriptions } from '../watch/subscriptions.js';
import type { Subject } from '../watch/ui-watch.js';

export const listenMethod = 'subscriptions/listen';

/** What a `subscriptions/listen` wants to be told of; whether it is well-formed is for the SDK to say. */
export function subjectsOf(message: unknown): Subject[] {
  const { params } = message as { params?: { notifications?: Record<string, unknown> | null } };
  const wanted = params?.notifications ?? {};
  const uris = Array.isArray(wanted.resourceSubscriptions) ? wanted.resourceSubscriptions : [];
  if (uris.length > mostSubscriptions) {
    throw new Refusal(
      400,
      `Expected at most ${mostSubscriptions} resources in a subscription.`,
      rpc.invalidRequest,
    );
  }
  const subjects = new Set<Subject>(uris.filter((uri) => typeof uri === 'string'));
  if (wanted.resourcesListChanged === true) subjects.add(null);
  return [...subjects];
}
