import type { Connection, HttpConnection } from '../connection/exchange.js';
import { toolOf } from '../contract.js';
import type { Pack } from '../pack.js';
import { asObject, asString, type JsonObject, parseJson } from '../reading/json.js';

const patienceMs = 30_000;

/**
 * The version that the target says it speaks, in `/health` or else in what a tool answers. Null when it says
 * none that can be read: that is for its checks to find, and does not keep the others from being judged.
 */
export async function claimedVersion(
  pack: Pack,
  connection: Connection,
  health: JsonObject,
  listed: readonly string[],
): Promise<string | null> {
  return versionIn(health.schema) ?? versionIn(await toldByTool(pack, connection, listed));
}

function versionIn(schema: unknown): string | null {
  const claim = asString(schema);
  return claim !== null && /^[\w-]+\/\d+\.\d+$/.test(claim) ? claim : null;
}

async function toldByTool(pack: Pack, connection: Connection, listed: readonly string[]): Promise<unknown> {
  const newest = await pack.load(null);
  const { versionMember } = newest;
  if (!pack.versionCall || versionMember === null) return null;
  const { tool, input } = pack.versionCall;
  // Every version has the tool by one of these names; that a target lists the second is a deviation.
  const names = [tool, ...(toolOf(newest, tool)?.aliases ?? [])];
  const name = names.find((one) => listed.includes(one));
  if (name === undefined) return null;
  const params = { name, arguments: input };
  const { result } = await connection.rpc('tools/call', params, { timeoutMs: patienceMs });
  const output = asObject(result?.structuredContent);
  return ('output' in output ? asObject(output.output) : output)[versionMember];
}

/** What the target tells of itself without a token; empty where there is nothing. */
export async function readHealth(connection: Connection): Promise<JsonObject> {
  if (connection.kind !== 'http') return {};
  const probe = { method: 'GET', path: '/health', headers: { authorization: null } };
  const { response } = await (connection as HttpConnection).http(probe);
  return asObject(parseJson(response?.body ?? ''));
}
