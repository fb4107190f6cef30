import type { McpNotification } from './exchange.js';

/** What a server has to say without being asked, to everybody who keeps a connection open. */
export class Announcements {
  readonly #listeners = new Set<(notification: McpNotification) => void>();

  /** Tells from now on; the answer ends that. */
  listen(listener: (notification: McpNotification) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  announce(notification: McpNotification): void {
    for (const listener of this.#listeners) listener(notification);
  }
}
