import type { Connection } from './connection.js';

/** A server that is attacked. */
export interface Target {
  readonly endpoint: string;
  readonly token: string;
  /** A connection that knows the token. */
  readonly connection: Connection;
  /** False once its process has ended. */
  readonly alive: boolean;
  close(): Promise<void>;
}
