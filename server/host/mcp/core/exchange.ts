import type { LogLevel } from './log-level.js';

/** A request of any revision, as far as it is the same for all. */
export interface McpRequest {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

export interface McpNotification {
  method: string;
  params?: Record<string, unknown>;
}

export type McpResult = Record<string, unknown>;

/** What surrounds one request: who asks, how to reach them while it runs, and what their connection remembers. */
export interface Exchange {
  /** Calls of one client take turns with those of others. */
  client: string;
  structured: boolean;
  /** When the message arrived, by `performance.now()`. */
  arrivedAt: number;
  /** Aborted when the caller has gone or has cancelled the request. */
  signal: AbortSignal;
  /** Tells the caller something before the answer. */
  notify(notification: McpNotification): Promise<void>;
  connection: Connection;
}

/** What outlives a request, where anything does. */
export interface Connection {
  /** Least severe log level to send; `none` where the caller has to ask with each call. */
  level?: LogLevel | 'none' | undefined;
  /** Absent where nothing can be told once the request is answered. */
  interests?: Interests | undefined;
}

/** What a connection wants to be told about changes of the user interface. */
export interface Interests {
  /** Settles when every change from now on counts. */
  subscribe(uri: string): Promise<void>;
  unsubscribe(uri: string): void;
  /** It has seen this list of resources, and so cares when there is another. */
  knowsList(resources: readonly object[]): void;
}
