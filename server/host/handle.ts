import type { HostConfig } from './options/host-options.js';

/** A server that was started, or was not because it is switched off. */
export interface ServerHandle<Config = HostConfig> extends AsyncDisposable {
  readonly config: Config;
  /** From the start until it begins to close. */
  isRunning(): boolean;
  /** Where MCP is spoken, `http://127.0.0.1:49321/mcp`; null over stdio and when it does not run. */
  endpoint(): string | null;
  /** The bearer token; null over stdio, without one and when it does not run. Treat it as a password. */
  readonly token: string | null;
  /** Settles when the server has ended, for whatever reason. */
  readonly closed: Promise<void>;
  /**
   * Ends it: nothing new is accepted, running calls are answered within `serverShutdownMs`, then what
   * is served is closed. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** The handle of a server that is switched off. */
export function notRunning<Config>(config: Config): ServerHandle<Config> {
  const closed = Promise.resolve();
  const close = () => closed;
  const handle = { config, isRunning: () => false, endpoint: () => null, token: null, closed, close };
  return { ...handle, [Symbol.asyncDispose]: close };
}
