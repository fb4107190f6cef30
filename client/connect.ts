import { ClientError } from './client-error.js';
import { withDeadline } from './deadline.js';
import { explainFault, nameOf } from './explain-fault.js';
import { health } from './health.js';
import { Link } from './link.js';
import { Session } from './session.js';
import { type OfferedTool, readTools } from './tool-names.js';
import { type Protocol, wireOpener } from './transport/open-wire.js';
import { type Address, type Command, WireFault } from './transport/wire.js';
import { UiError } from './ui-error.js';

export interface ConnectOptions {
  /** The bearer token that the server showed at its start. */
  readonly token?: string;
  /** More headers for each HTTP request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long a call, or connecting, may take; 30 seconds by default. */
  readonly timeoutMs?: number;
  /** How long a locator waits for what it needs; 5 seconds by default. */
  readonly waitMs?: number;
  /**
   * The era of MCP to speak. By default `auto`: 2025-11-25, or 2026-07-28 with a server that refuses the handshake
   * of the former.
   */
  readonly protocol?: Protocol | 'auto';
  /** Ends connecting. */
  readonly signal?: AbortSignal;
}

/**
 * Connects to a server of the contract: by its URL, or by the command that starts it.
 *
 * @example
 * await using session = await connect('http://127.0.0.1:7777/mcp', { token });
 * await session.ui.find('#name').fill('Ann');
 * await session.ui.text('Submit').click();
 */
export async function connect(
  target: string | URL | Command,
  options: ConnectOptions = {},
): Promise<Session> {
  const { timeoutMs = 30_000, waitMs = 5000, protocol = 'auto', signal } = options;
  const address = addressOf(target, options);
  const link = new Link(wireOpener(address, protocol), { canReopen: 'url' in address });
  const expired = () =>
    new ClientError('timeout', `${nameOf(address)} did not answer within ${timeoutMs} ms.`);
  try {
    return await withDeadline({ timeoutMs, signal }, expired, async (inner) => {
      const [known, offered] = await Promise.all([versionByHealth(address, inner), listTools(link, inner)]);
      const session = new Session({ address, link, offered, timeoutMs, waitMs });
      if (!known) await versionBySnapshot(session, inner);
      return session;
    });
  } catch (error) {
    await link.close();
    throw error instanceof WireFault ? explainFault(error.fault, address, false) : error;
  }
}

function addressOf(target: string | URL | Command, { token, headers = {} }: ConnectOptions): Address {
  if (typeof target === 'object' && 'command' in target) return { command: target };
  const url = typeof target === 'string' && URL.canParse(target) ? new URL(target) : target;
  if (!(url instanceof URL) || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      `Expected the URL of a server, such as http://127.0.0.1:7777/mcp, or {command}, got ${JSON.stringify(target)}.`,
    );
  }
  return { url, headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` } };
}

async function listTools(link: Link, signal: AbortSignal): Promise<OfferedTool[]> {
  const tools: OfferedTool[] = [];
  let cursor: unknown;
  do {
    const page = await link.request('tools/list', cursor === undefined ? {} : { cursor }, {
      signal,
      repeatable: true,
    });
    tools.push(...readTools(page));
    cursor = page.nextCursor;
  } while (typeof cursor === 'string');
  return tools;
}

/** Tells whether the version is known; a wrong one throws. A server need not have HTTP, or may hide its health. */
async function versionByHealth(address: Address, signal: AbortSignal): Promise<boolean> {
  if (!('url' in address)) return false;
  try {
    await health(address.url, { signal });
    return true;
  } catch (error) {
    if (error instanceof ClientError && error.reason === 'version') throw error;
    return false;
  }
}

/** Reading any snapshot checks its version. An application that can't be read yet says nothing about it. */
async function versionBySnapshot(session: Session, signal: AbortSignal): Promise<void> {
  await session.call('ui_get_snapshot', { depth: 0 }, { signal }).catch((error: unknown) => {
    if (!(error instanceof UiError)) throw error;
  });
}
