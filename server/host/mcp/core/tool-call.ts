import { noticesFor } from './call-notices.js';
import { callResult } from './call-result.js';
import type { Exchange, McpRequest, McpResult } from './exchange.js';
import type { McpHost } from './mcp-core.js';
import { unknownName } from './unknown-name.js';

/** A `tools/call` taken apart; what is wrong with the arguments is for the tool to say. */
export interface ToolCall {
  name: string;
  input: unknown;
  progressToken: string | number | undefined;
  /** Least severe level of the log messages that the caller wants to see with this call. */
  logLevel: string | undefined;
}

export async function callTool(host: McpHost, request: McpRequest, exchange: Exchange): Promise<McpResult> {
  const call = parseToolCall(request);
  const tool = host.engine.resolveTool(call.name);
  if (tool === undefined) {
    const known = host.engine.tools().map(({ name }) => name);
    throw unknownName('tool', call.name, known);
  }
  const { client, structured, arrivedAt, signal } = exchange;
  const notices = noticesFor(tool, call, exchange);
  if (notices) await notices.began();
  const reply = await host.calls.run(tool, call.input, { client, arrivedAt, signal });
  if (notices) await notices.ended(reply.ok ? 'ok' : reply.error.code, performance.now() - arrivedAt);
  return callResult(reply, { contract: host.contract, errors: host.errors, structured });
}

function parseToolCall({ params }: McpRequest): ToolCall {
  return { name: params?.name as string, input: params?.arguments ?? {}, ...askedFor(params) };
}

/** What only a streamed answer can carry. */
export function askedFor(params: unknown): Pick<ToolCall, 'progressToken' | 'logLevel'> {
  const meta = (params as { _meta?: Record<string, unknown> } | undefined)?._meta;
  const token = meta?.progressToken;
  const level = meta?.['io.modelcontextprotocol/logLevel'];
  return {
    progressToken: typeof token === 'string' || typeof token === 'number' ? token : undefined,
    logLevel: typeof level === 'string' ? level : undefined,
  };
}
