import type { TargetFacts } from '../check.js';
import type { Connection, HttpConnection } from '../connection/exchange.js';
import { contract, type ToolName, toolNames } from '../contract.js';
import { asArray, asObject, asString, isObject, parseJson } from '../reading/json.js';
import type { OpenTarget } from './open-target.js';
import { Unreachable } from './usage-error.js';

/** Learns what the target says of itself. */
export async function lookAtTarget({ connection, initialized }: OpenTarget): Promise<TargetFacts> {
  const list = await connection.rpc('tools/list', {});
  const tools = asArray(list.result?.tools).filter(isObject);
  const listed = tools.flatMap((tool) => asString(tool.name) ?? []);
  const info = asObject(initialized.serverInfo);
  const names = new Map(toolNames.flatMap((tool) => listedName(tool, listed)));
  if (listed.length > 0 && names.size === 0) {
    await connection.close();
    throw new Unreachable(anotherKind(connection, asString(info.name), listed));
  }
  return {
    transport: connection.kind,
    stateless: await isStateless(connection),
    name: asString(info.name),
    version: asString(info.version),
    protocolVersion: asString(initialized.protocolVersion),
    initialized,
    tools,
    toolNames: listed,
    offers: (tool) => names.has(tool),
    calledAs: (tool) => names.get(tool) ?? tool,
  };
}

/** A target that lists a tool by its logical name only is called by that name; that it does is a finding. */
function listedName(tool: ToolName, listed: readonly string[]): [ToolName, string][] {
  const name = [tool, ...contract.tools[tool].aliases].find((one) => listed.includes(one));
  return name === undefined ? [] : [[tool, name]];
}

function anotherKind({ address }: Connection, name: string | null, listed: readonly string[]): string {
  const shown = listed.slice(0, 5).join(', ') + (listed.length > 5 ? ', …' : '');
  return `${address} is an MCP server (${name ?? 'without a name'}), but of another kind: it offers ${shown} and no tool of ${contract.schema}.`;
}

/** Whether the target keeps no sessions: by what `/health` says, else by whether it gave one. */
async function isStateless(connection: Connection): Promise<boolean> {
  if (connection.kind !== 'http') return false;
  const http = connection as HttpConnection;
  const health = await http.http({ method: 'GET', path: '/health', headers: { authorization: null } });
  const transport = asString(asObject(parseJson(health.response?.body ?? '')).transport);
  return transport === null ? !http.session : transport === 'stateless';
}

/** How long a call takes that has nothing to do: the shortest of a few. */
export async function measureNoop(connection: Connection): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push((await connection.rpc('ping', {})).elapsedMs);
  return Math.round(Math.min(...times) * 10) / 10;
}
