import type { TargetFacts } from '../check.js';
import type { Connection, HttpConnection } from '../connection/exchange.js';
import { type Contract, loadContract, type ToolName, toolNames } from '../contract.js';
import { asArray, asObject, asString, isObject, type JsonObject } from '../reading/json.js';
import { claimedVersion, readHealth } from './claimed-version.js';
import type { OpenTarget } from './open-target.js';
import { Unreachable } from './usage-error.js';

export interface Look {
  /** In the version that the target claims; the newest when it claims none. */
  contract: Contract;
  target: TargetFacts;
}

/** Learns what the target says of itself. */
export async function lookAtTarget({ connection, announced }: OpenTarget): Promise<Look> {
  const list = await connection.rpc('tools/list', {});
  const tools = asArray(list.result?.tools).filter(isObject);
  const listed = tools.flatMap((tool) => asString(tool.name) ?? []);
  const info = asObject(announced.serverInfo);
  const health = await readHealth(connection);
  const claimed = await claimedVersion(connection, health, listed);
  const contract = await loadContract(claimed, 'but the server claims');
  const names = new Map(toolNames(contract).flatMap((tool) => listedName(contract, tool, listed)));
  if (listed.length > 0 && names.size === 0)
    throw new Unreachable(anotherKind(contract, connection, asString(info.name), listed));
  const target: TargetFacts = {
    transport: connection.kind,
    protocol: connection.era.protocol,
    stateless: isStateless(connection, health),
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
function listedName(contract: Contract, tool: ToolName, listed: readonly string[]): [ToolName, string][] {
  const name = [tool, ...contract.tools[tool].aliases].find((one) => listed.includes(one));
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

/** Whether the target keeps no sessions: by what `/health` says, else by whether it gave one. */
function isStateless(connection: Connection, health: JsonObject): boolean {
  if (connection.kind !== 'http') return false;
  const transport = asString(health.transport);
  return transport === null ? !(connection as HttpConnection).session : transport === 'stateless';
}

/** How long a call takes that has nothing to do: the shortest of a few. */
export async function measureNoop(connection: Connection): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push((await connection.rpc(connection.era.noop, {})).elapsedMs);
  return Math.round(Math.min(...times) * 10) / 10;
}
