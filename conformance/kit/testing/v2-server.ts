import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { lamps } from './lamps.js';
import { type ScriptedServer, startHttp } from './scripted-server.js';

/** A server of the official SDK that speaks the 2026-07-28 revision alone, and says by which name it was called. */
export function startV2Server(): Promise<ScriptedServer> {
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: 'modern', version: '2' },
        { capabilities: { tools: {}, logging: {} } },
      );
      const tools = Object.values(lamps.tools).map(({ descriptor }) => descriptor);
      server.setRequestHandler('tools/list', () => ({ tools: tools as never }));
      server.setRequestHandler('tools/call', ({ params: { name } }) => ({
        content: [{ type: 'text', text: name }],
      }));
      return server;
    },
    { legacy: 'reject' },
  );
  return startHttp(async ({ method = 'POST', headers, url }, body, response) => {
    if (url !== '/mcp') return void response.writeHead(404).end();
    const request = new Request(`http://127.0.0.1${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' ? { body } : {}),
    });
    const answer = await handler.fetch(request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
}
