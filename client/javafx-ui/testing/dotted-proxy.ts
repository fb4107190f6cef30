import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import contract from '../contract.js';

interface Message {
  id?: number;
  method: string;
  params?: { name?: string };
}

export interface Proxy {
  readonly url: string;
  /** Runs before a message is passed on. */
  before: (message: Message) => void | Promise<void>;
}

/** Stands before a server and makes it one that knows its tools by their dotted names alone. */
export async function startDottedProxy(target: string): Promise<Proxy> {
  const dotted = new Map(Object.entries(contract.tools).map(([name, { aliases }]) => [name, aliases[0]!]));
  const plain = new Map([...dotted].map(([name, alias]) => [alias, name]));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', target);
    const { authorization = '' } = request.headers;
    if (request.method !== 'POST') return pass(await fetch(url, { headers: { authorization } }), response);
    const message = JSON.parse(await read(request)) as Message;
    await proxy.before(message);
    if (message.method === 'tools/call' && message.params?.name) {
      const name = plain.get(message.params.name);
      if (name === undefined) {
        const error = { code: -32602, message: `Unknown tool ${message.params.name}` };
        return answer(response, 200, JSON.stringify({ jsonrpc: '2.0', id: message.id, error }));
      }
      message.params.name = name;
    }
    const headers = {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message) });
    return message.method === 'tools/list' ? renamed(reply, response) : pass(reply, response);
  }

  async function renamed(reply: Response, response: ServerResponse): Promise<void> {
    const list = (await reply.json()) as { result: { tools: { name: string }[] } };
    for (const tool of list.result.tools) tool.name = dotted.get(tool.name) ?? tool.name;
    answer(response, reply.status, JSON.stringify(list));
  }

  const http = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    before: () => {},
  };
  return proxy;
}

async function pass(reply: Response, response: ServerResponse): Promise<void> {
  answer(response, reply.status, await reply.text());
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
