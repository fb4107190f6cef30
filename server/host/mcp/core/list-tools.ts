import type { ToolDescriptor } from '../../../../generated/runtime/contract-module.js';
import type { Exchange, McpResult } from './exchange.js';
import type { McpHost } from './mcp-core.js';

export function listTools({ engine }: McpHost, { structured }: Exchange): McpResult {
  const tools = engine.tools();
  return { tools: structured ? [...tools] : tools.map(withoutOutputSchema) };
}

function withoutOutputSchema({
  outputSchema: _,
  ...tool
}: ToolDescriptor): Omit<ToolDescriptor, 'outputSchema'> {
  return tool;
}
