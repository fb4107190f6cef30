import type { McpRequest } from './exchange.js';
import { invalidParams, RpcError } from './rpc-error.js';

/** A `tools/call` taken apart; what is wrong with the arguments themselves is for the tool to say. */
export interface ToolCall {
  name: string;
  input: unknown;
  progressToken: string | number | undefined;
  /** Least severe level of the log messages that the caller wants to see with this call. */
  logLevel: string | undefined;
}

export function parseToolCall({ params }: McpRequest): ToolCall {
  const name = params?.name;
  if (typeof name !== 'string') {
    throw new RpcError(invalidParams, 'Expected "name" to be the name of a tool.');
  }
  return { name, input: params?.arguments ?? {}, ...askedFor(params) };
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
