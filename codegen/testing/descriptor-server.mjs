// A stdio server that lists given descriptors and answers each tool with a given result.
// node descriptor-server.mjs <file>, the file being {"tools": […], "answers": {"<tool>": <structured content>}}
import { readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const { tools, answers } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const server = new Server({ name: 'descriptor-server', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
  const structuredContent = answers[params.arguments?.answer ?? params.name];
  return {
    structuredContent,
    isError: 'error' in structuredContent,
    content: [{ type: 'text', text: 'answered' }],
  };
});
await server.connect(new StdioServerTransport());
