import type { ConnectOptions as AnyConnectOptions } from '../connect.js';
import { openSession } from '../open-session.js';
import type { Command } from '../transport/wire.js';
import contract from './contract.js';
import { newerTool, olderContract } from './older-contract.js';
import { particulars } from './particulars.js';
import { Session } from './session.js';

export interface ConnectOptions extends AnyConnectOptions {
  /** How long a locator waits for what it needs; 5 seconds by default. */
  readonly waitMs?: number;
}

/**
 * Connects to a server of the contract: by its URL, or by the command that starts it.
 *
 * @example
 * await using session = await connect('http://127.0.0.1:7777/mcp', { token });
 * await session.ui.find('#name').fill('Ann');
 * await session.ui.text('Submit').click();
 */
export function connect(target: string | URL | Command, options: ConnectOptions = {}): Promise<Session> {
  const { waitMs = 5000 } = options;
  return openSession({
    contract,
    older: { contract: olderContract, unlessOffered: newerTool },
    particulars,
    target,
    options,
    makeSession: (parts) => new Session(parts, { waitMs }),
  });
}
