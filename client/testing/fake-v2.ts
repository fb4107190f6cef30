import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { FakeTools } from './fake-server.js';

const claim = 'io.modelcontextprotocol/protocolVersion';

/** Whether a message speaks the 2026-07-28 revision. */
export function speaksV2(message: { params?: { _meta?: object } }): boolean {
  return claim in (message.params?._meta ?? {});
}

/** Answers one request by the second generation of the SDK, which refuses older ones. */
export async function answerV2(
  { list, call }: FakeTools,
  { method = 'POST', headers }: IncomingMessage,
  message: unknown,
  response: ServerResponse,
  events: boolean,
): Promise<void> {
  const factory = () => {
    const server = new Server({ name: 'fake', version: '0' }, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: list() }) as never);
    server.setRequestHandler(
      'tools/call',
      ({ params }) => call(params.name, params.arguments ?? {}) as never,
    );
    return server;
  };
  const handler = createMcpHandler(factory, { legacy: 'reject', responseMode: events ? 'sse' : 'auto' });
  const left = new AbortController();
  response.on('close', () => left.abort());
  const request = new Request('http://127.0.0.1/mcp', {
    method,
    headers: headers as Record<string, string>,
    signal: left.signal,
  });
  const answer = await handler.fetch(request, { parsedBody: message });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
