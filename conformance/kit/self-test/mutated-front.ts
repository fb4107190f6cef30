import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isObject, type JsonObject, parseJson } from '../reading/json.js';
import type { HttpRequest, HttpResponse, Mutant, ToolCall, ToolResult } from './mutant.js';

export interface Front {
  url: string;
  close(): Promise<void>;
}

/** Stands before a healthy server and spoils what the mutant says. */
export async function startMutatedFront(
  mutant: Mutant,
  upstream: { url: string; token: string | null },
): Promise<Front> {
  const behind = new URL(upstream.url);
  const counts = new Map<string, number>();

  const forward = (asked: HttpRequest): Promise<HttpResponse> => forwardTo(behind, asked);
  const tools = {
    async call(tool: string, input: JsonObject): Promise<ToolResult> {
      const answer = await forward(callRequest(behind, upstream.token, tool, input));
      return (parseJson(String(answer.body)) as { result: ToolResult }).result;
    },
  };

  const spoiled = async (asked: HttpRequest): Promise<HttpResponse> => {
    const answer = await forward(asked);
    const message = parseJson(asked.body.toString('utf8'));
    const reply = parseJson(String(answer.body));
    if (!isObject(message) || !isObject(reply)) return answer;
    let changed: JsonObject = reply;
    if (mutant.reply && message.method === 'tools/call' && isObject(reply.result)) {
      const call = toolCall(message, counts);
      changed = { ...reply, result: await mutant.reply(reply.result as ToolResult, call, tools) };
    }
    if (mutant.rpc) changed = await mutant.rpc(changed, message);
    return { ...answer, body: JSON.stringify(changed) };
  };

  const server = createServer(async (incoming, outgoing) => {
    try {
      const asked = await readRequest(incoming);
      const answer = await (mutant.http ? mutant.http(asked, spoiled) : spoiled(asked));
      send(outgoing, answer);
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${behind.pathname}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The call of a tool that a request is. */
export function toolCall(message: JsonObject, counts: Map<string, number>): ToolCall {
  const params = (isObject(message.params) ? message.params : {}) as {
    name?: string;
    arguments?: JsonObject;
  };
  const tool = params.name ?? '';
  const nth = counts.get(tool) ?? 0;
  counts.set(tool, nth + 1);
  return { tool, input: params.arguments ?? {}, nth };
}

function callRequest(url: URL, token: string | null, name: string, input: JsonObject): HttpRequest {
  const headers = {
    host: url.host,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  return { method: 'POST', path: url.pathname, headers, body: Buffer.from(JSON.stringify(message)) };
}

async function readRequest(incoming: IncomingMessage): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: flat(incoming.headers),
    body: Buffer.concat(chunks),
  };
}

function forwardTo(behind: URL, { method, path, headers, body }: HttpRequest): Promise<HttpResponse> {
  const { 'transfer-encoding': _, connection: __, ...kept } = headers;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: behind.hostname,
      port: behind.port,
      method,
      path,
      agent: false,
      setHost: false,
      headers: body.length > 0 ? { ...kept, 'content-length': String(body.length) } : kept,
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: flat(incoming.headers),
        body: Buffer.concat(chunks),
      });
    });
    outgoing.end(body);
  });
}

function send(outgoing: ServerResponse, { status, headers, body }: HttpResponse): void {
  const {
    'content-length': _,
    'transfer-encoding': __,
    connection: ___,
    'keep-alive': ____,
    ...kept
  } = headers;
  outgoing.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) });
  outgoing.end(body);
}

const flat = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
