import type { ClientContract } from '../generated/runtime/client-contract.js';
import { openSession } from './open-session.js';
import { Session } from './session.js';
import type { Protocol } from './transport/open-wire.js';
import type { Command } from './transport/wire.js';

export interface ConnectOptions {
  /** The bearer token that the server showed at its start. */
  readonly token?: string;
  /** More headers for each HTTP request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long a call, or connecting, may take; 30 seconds by default. */
  readonly timeoutMs?: number;
  /**
   * The era of MCP to speak. By default `auto`: 2025-11-25, or 2026-07-28 with a server that refuses the handshake
   * of the former.
   */
  readonly protocol?: Protocol | 'auto';
  /** Ends connecting. */
  readonly signal?: AbortSignal;
}

/**
 * Connects to a server of a contract: by its URL, or by the command that starts it. The contract is the
 * `clientContract` that was generated from its schema.
 *
 * @example
 * await using session = await connect(clientContract, 'http://127.0.0.1:7777/mcp', { token });
 * const { lamps } = await session.tools.get_house({ room: 'hall' });
 */
export function connect<Contract extends ClientContract>(
  contract: Contract,
  target: string | URL | Command,
  options: ConnectOptions = {},
): Promise<Session<Contract>> {
  return openSession({
    contract,
    particulars: {},
    target,
    options,
    makeSession: (parts) => new Session(parts),
  });
}
