import type { TargetFacts } from '../check.js';
import type { Connection, HttpConnection } from '../connection/exchange.js';
import { connectHttp } from '../connection/http-connection.js';
import { type Contract, loadVersion, toolNames, toolOf } from '../contract.js';
import type { Pack } from '../pack.js';
import { isProtocol } from '../protocol/era.js';
import { era2025, greetingParams } from '../protocol/era-2025.js';
import { asArray, asObject, asString, isObject } from '../reading/json.js';
import { claimedVersion, readHealth } from './claimed-version.js';
import type { OpenTarget } from './open-target.js';
import { Unreachable } from './usage-error.js';

export interface Look {
  /** In the version that was asked for, else the one that the target claims; the newest when it claims none. */
  contract: Contract;
  target: TargetFacts;
}

/** Learns what the target says of itself. */
export async function lookAtTarget(
  pack: Pack,
  { connection, announced }: OpenTarget,
  asked?: string,
): Promise<Look> {
  const list = await connection.rpc('tools/list', {});
  const tools = asArray(list.result?.tools).filter(isObject);
  const listed = tools.flatMap((tool) => asString(tool.name) ?? []);
  const info = asObject(announced.serverInfo);
  const health = await readHealth(connection);
  const claimed = await claimedVersion(pack, connection, health, listed);
  const contract =
    asked === undefined
      ? await loadVersion(pack, claimed, 'but the server claims')
      : await loadVersion(pack, `${pack.id}/${asked}`);
  const names = new Map(toolNames(contract).flatMap((tool) => listedName(contract, tool, listed)));
  if (listed.length > 0 && names.size === 0)
    throw new Unreachable(anotherKind(contract, connection, asString(info.name), listed));
  const target: TargetFacts = {
    transport: connection.kind,
    protocol: isProtocol(announced.protocolVersion) ? announced.protocolVersion : connection.era.protocol,
    stateless: await isStateless(connection),
    name: asString(info.name),
    version: asString(info.version),
    protocolVersion: announced.protocolVersion,
    announced,
    tools,
    toolNames: listed,
    offers: (tool) => names.has(tool),
    calledAs: (tool) => names.get(tool) ?? tool,
  };
  return { contract, target };
}

/** A target that lists a tool by its logical name only is called by that name; that it does is a finding. */
function listedName(contract: Contract, tool: string, listed: readonly string[]): [string, string][] {
  const name = [tool, ...(toolOf(contract, tool)?.aliases ?? [])].find((one) => listed.includes(one));
  return name === undefined ? [] : [[tool, name]];
}

function anotherKind(
  { schema }: Contract,
  { address }: Connection,
  name: string | null,
  listed: readonly string[],
): string {
  const shown = listed.slice(0, 5).join(', ') + (listed.length > 5 ? ', …' : '');
  return `${address} is an MCP server (${name ?? 'without a name'}), but of another kind: it offers ${shown} and no tool of ${schema}.`;
}

/** Whether the target gives no session to one who begins a conversation, whatever it says of itself. */
async function isStateless(connection: Connection): Promise<boolean> {
  if (connection.kind !== 'http') return false;
  const http = connection as HttpConnection;
  if (http.session !== null) return false;
  if (http.era.greeting === era2025.greeting) return true;
  // This era has no sessions, but the target may keep some for those who speak the other one.
  const other = connectHttp({ url: http.url.href, token: http.token }, () => performance.now(), era2025);
  await other.rpc(era2025.greeting, greetingParams);
  const gave = other.session !== null;
  await other.close();
  return !gave;
}

/** How long a call takes that has nothing to do: the shortest of a few. */
export async function measureNoop(connection: Connection): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push((await connection.rpc(connection.era.noop, {})).elapsedMs);
  return Math.round(Math.min(...times) * 10) / 10;
}
