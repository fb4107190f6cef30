import type { ToolDescriptor } from '../../../../generated/runtime/contract-module.js';
import { noticesFor } from './call-notices.js';
import { callResult } from './call-result.js';
import type { McpHost } from './core.js';
import type { Exchange, McpRequest, McpResult } from './exchange.js';
import { unknownName } from './names.js';
import { parseToolCall } from './tool-call.js';

export function listTools({ engine }: McpHost, { structured }: Exchange): McpResult {
  const tools = engine.tools();
  return { tools: structured ? [...tools] : tools.map(withoutOutputSchema) };
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

function withoutOutputSchema({
  outputSchema: _,
  ...tool
}: ToolDescriptor): Omit<ToolDescriptor, 'outputSchema'> {
  return tool;
}
