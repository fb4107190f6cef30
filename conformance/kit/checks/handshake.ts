import type { CheckContext } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { asObject, isObject, type JsonObject, parseJson } from '../reading/json.js';

export interface Handshake {
  readonly exchange: Exchange;
  readonly result: JsonObject | null;
  /** The session that came with it; it is over when the check ends it. */
  readonly session: string | null;
  end(): Promise<Exchange>;
}

/** Begins a conversation beside the one of the run. *Skips the check* where MCP is spoken without a handshake. */
export async function handshake(t: CheckContext, protocolVersion: string): Promise<Handshake> {
  if (t.target.protocol !== '2025-11-25') t.skip(`MCP ${t.target.protocol} has no handshake`);
  const clientInfo = { name: 'conformance', version: '1' };
  const body = t.raw.message('initialize', { protocolVersion, capabilities: {}, clientInfo });
  const headers = { 'mcp-session-id': null, 'mcp-protocol-version': null };
  const exchange = await t.raw.send(body, { headers });
  const { result } = asObject(messageIn(exchange.response?.body ?? ''));
  const session = exchange.response?.headers['mcp-session-id'] ?? null;
  return {
    exchange,
    result: isObject(result) ? result : null,
    session,
    end: () => t.raw.http({ method: 'DELETE', headers: { 'mcp-session-id': session } }),
  };
}

/** The message of a body that is JSON, or of the first event of a stream. */
function messageIn(body: string): unknown {
  const event = /^data: ?(.+)$/m.exec(body)?.[1];
  return parseJson(body) ?? (event === undefined ? undefined : parseJson(event));
}
