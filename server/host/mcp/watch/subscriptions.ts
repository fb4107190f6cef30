import type { Interests, McpNotification } from '../core/exchange.js';
import { invalidParams, RpcError } from '../core/rpc-error.js';
import { digestOf } from './resource-digest.js';
import type { Interest, UiWatch } from './ui-watch.js';

/** Each is a reading of the user interface in every round. */
export const mostSubscriptions = 100;

/** What one connection wants to be told; it is told while somebody listens, and then of what was missed. */
export class Subscriptions implements Interests {
  private readonly interests = new Map<string | null, Interest>();
  private listener: ((notification: McpNotification) => void) | undefined;

  constructor(private readonly watch: UiWatch) {}

  async subscribe(uri: string): Promise<void> {
    if (this.interests.has(uri)) return;
    if (this.interests.size >= mostSubscriptions) {
      throw new RpcError(
        invalidParams,
        `Expected at most ${mostSubscriptions} subscriptions; end some first.`,
      );
    }
    const notification = { method: 'notifications/resources/updated', params: { uri } };
    const interest: Interest = { subject: uri, seen: undefined, tell: () => this.listener?.(notification) };
    this.interests.set(uri, interest);
    interest.seen = await this.watch.see(uri);
    // It may have been ended in the meantime.
    if (this.listener && this.interests.get(uri) === interest) this.watch.add(interest);
  }

  unsubscribe(uri: string): void {
    const interest = this.interests.get(uri);
    if (!interest) return;
    this.interests.delete(uri);
    this.watch.remove(interest);
  }

  knowsList(resources: readonly object[]): void {
    const seen = digestOf(resources);
    const known = this.interests.get(null);
    if (known) {
      known.seen = seen;
      return;
    }
    const notification = { method: 'notifications/resources/list_changed' };
    const interest: Interest = { subject: null, seen, tell: () => this.listener?.(notification) };
    this.interests.set(null, interest);
    if (this.listener) this.watch.add(interest);
  }

  /** From now on there is somebody to tell. */
  listen(listener: (notification: McpNotification) => void): void {
    this.listener = listener;
    for (const interest of this.interests.values()) this.watch.add(interest);
  }

  /** Nobody listens; what has been seen stays known. */
  pause(): void {
    this.listener = undefined;
    for (const interest of this.interests.values()) this.watch.remove(interest);
  }

  close(): void {
    this.pause();
    this.interests.clear();
  }
}
