import type { Connection, HttpConnection } from '../connection/exchange.js';
import { asObject, asString, type JsonObject, parseJson } from '../reading/json.js';

/** How every version calls the tool whose output tells the version; the second name is a deviation. */
const snapshotTools = ['ui_get_snapshot', 'ui.getSnapshot'];
const patienceMs = 10_000;

/**
 * The version that the target says it speaks, in `/health` or else in a snapshot. Null when it says none that
 * can be read: that is for its checks to find, and does not keep the others from being judged.
 */
export async function claimedVersion(
  connection: Connection,
  health: JsonObject,
  listed: readonly string[],
): Promise<string | null> {
  return versionIn(health) ?? versionIn(await emptySnapshot(connection, listed));
}

function versionIn({ schema }: JsonObject): string | null {
  const claim = asString(schema);
  return claim !== null && /^[\w-]+\/\d+\.\d+$/.test(claim) ? claim : null;
}

async function emptySnapshot(connection: Connection, listed: readonly string[]): Promise<JsonObject> {
  const name = snapshotTools.find((tool) => listed.includes(tool));
  if (name === undefined) return {};
  const params = { name, arguments: { depth: 0 } };
  const { result } = await connection.rpc('tools/call', params, { timeoutMs: patienceMs });
  const output = asObject(result?.structuredContent);
  return 'output' in output ? asObject(output.output) : output;
}

/** What the target tells of itself without a token; empty where there is nothing. */
export async function readHealth(connection: Connection): Promise<JsonObject> {
  if (connection.kind !== 'http') return {};
  const probe = { method: 'GET', path: '/health', headers: { authorization: null } };
  const { response } = await (connection as HttpConnection).http(probe);
  return asObject(parseJson(response?.body ?? ''));
}
