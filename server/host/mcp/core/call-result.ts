import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import type { ToolReply } from '../../../calls/engine.js';
import type { McpResult } from './exchange.js';
import { RpcError } from './rpc-error.js';

export interface ResultOptions {
  contract: Pick<ContractModule, 'errors'>;
  /** Whether an error of a tool is a result, or a JSON-RPC error. */
  errors: 'result' | 'jsonrpc';
  structured: boolean;
}

/** What a tool answered, as MCP says it. */
export function callResult(reply: ToolReply, { contract, errors, structured }: ResultOptions): McpResult {
  const content: object[] = [{ type: 'text', text: reply.text }];
  if (reply.ok) {
    content.push(...(reply.blocks ?? []));
    return structured ? { content, structuredContent: reply.output } : { content };
  }
  const envelope = { error: reply.error };
  if (errors === 'jsonrpc') {
    throw new RpcError(contract.errors[reply.error.code]!.integer, reply.error.message, envelope);
  }
  return { isError: true, content, ...(structured ? { structuredContent: envelope } : {}) };
}
