import type { ClientContract } from '../generated/runtime/client-contract.js';
import { ClientError } from './client-error.js';
import type { ConnectOptions } from './connect.js';
import { withDeadline } from './deadline.js';
import { explainFault, nameOf } from './explain-fault.js';
import { health } from './health.js';
import { Link } from './link.js';
import type { Particulars } from './particulars.js';
import type { Session, SessionParts } from './session.js';
import { ToolError } from './tool-error.js';
import { type OfferedTool, readTools, ToolNames } from './tool-names.js';
import { addressOf } from './transport/address.js';
import { clientInfo } from './transport/client-info.js';
import { wireOpener } from './transport/open-wire.js';
import { type Address, type Command, WireFault } from './transport/wire.js';

export interface Opening<Contract extends ClientContract, S extends Session<Contract>> {
  readonly contract: Contract;
  /** How a server of an earlier version is spoken to; without it there must be none. */
  readonly older?: Older<Contract>;
  readonly particulars: Particulars;
  readonly target: string | URL | Command;
  readonly options: ConnectOptions;
  /** Makes the session, or the contract's own kind of it. */
  readonly makeSession: (parts: SessionParts<Contract>) => S;
}

export interface Older<Contract extends ClientContract> {
  readonly contract: Contract;
  /** A server that does not list this tool is one of the earlier version. */
  readonly unlessOffered: string;
}

/** Connects, learns what the server offers, and makes the session unless the version is a wrong one. */
export async function openSession<Contract extends ClientContract, S extends Session<Contract>>({
  contract: newest,
  older,
  particulars,
  target,
  options,
  makeSession,
}: Opening<Contract, S>): Promise<S> {
  const { timeoutMs = 30_000, protocol = 'auto', signal } = options;
  const address = addressOf(target, options);
  const open = wireOpener(address, clientInfo(newest.schema), protocol);
  const link = new Link(open, { canReopen: 'url' in address });
  const expired = () =>
    new ClientError('timeout', `${nameOf(address)} did not answer within ${timeoutMs} ms.`);
  try {
    return await withDeadline({ timeoutMs, signal }, expired, async (inner) => {
      const [known, offered] = await Promise.all([
        versionByHealth(older?.contract ?? newest, address, inner),
        listTools(link, inner),
      ]);
      const names = new ToolNames(newest.tools, offered);
      const contract = older && !names.offers(older.unlessOffered) ? older.contract : newest;
      const session = makeSession({ contract, particulars, address, link, offered, timeoutMs });
      if (!known) await versionByCall(particulars, session, inner);
      return session;
    });
  } catch (error) {
    await link.close();
    throw error instanceof WireFault ? explainFault(error.fault, address) : error;
  }
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
async function versionByHealth(
  contract: ClientContract,
  address: Address,
  signal: AbortSignal,
): Promise<boolean> {
  if (!('url' in address)) return false;
  try {
    await health(contract, address.url, { signal });
    return true;
  } catch (error) {
    if (error instanceof ClientError && error.reason === 'version') throw error;
    return false;
  }
}

/** Reading any output that carries the version checks it. A server that can't be read yet says nothing about it. */
async function versionByCall<Contract extends ClientContract>(
  { versionCall }: Particulars,
  session: Session<Contract>,
  signal: AbortSignal,
): Promise<void> {
  if (!versionCall) return;
  const { tool, input } = versionCall;
  await session.call(tool, input, { signal }).catch((error: unknown) => {
    if (!(error instanceof ToolError)) throw error;
  });
}
