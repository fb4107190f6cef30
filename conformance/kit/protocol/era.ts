import packageJson from '../../../package.json' with { type: 'json' };
import type { Connection, RpcReply } from '../connection/exchange.js';
import type { JsonObject } from '../reading/json.js';

/** The revisions of MCP that the suite tries of its own accord, one for each way in which MCP has ever been spoken. */
export const protocols = ['2025-11-25', '2026-07-28'] as const;
/** A revision of MCP by its date; any of them can be asked for. */
export type Protocol = string;

export const isProtocol = (text: unknown): text is Protocol =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** How MCP is spoken: what goes around a request, and how a target says who it is. */
export interface Era {
  readonly protocol: Protocol;
  /** The request that begins a conversation. */
  readonly greeting: string;
  /** A request that gives the target nothing to do. */
  readonly noop: string;
  /** The params of a request as they go out. */
  params(given: JsonObject | undefined): JsonObject | undefined;
  /** What HTTP headers repeat of a message. */
  headers(body: string): Record<string, string>;
  greet(connection: Connection): Promise<Greeting>;
}

export interface Greeting {
  reply: RpcReply;
  /** Null when the target does not speak this way. */
  announced: Announced | null;
}

/** What a target says of itself, wherever the revision has it. */
export interface Announced {
  protocolVersion: string | null;
  capabilities: unknown;
  serverInfo: unknown;
}

export const clientInfo = { name: `${packageJson.name} conformance`, version: packageJson.version };
