import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** What a tool answers instead: the result of the reference server is given, to be changed. */
export type Answers = Readonly<Record<string, (result: ToolResult) => ToolResult>>;

export interface ToolResult {
  isError?: boolean;
  content: unknown[];
  structuredContent?: Record<string, unknown>;
}

/** Stands before the reference server and changes what its tools answer, as a later version might. */
export class FutureServer {
  readonly endpoint: string;
  readonly #http: Server;

  private constructor(http: Server, path: string) {
    this.#http = http;
    this.endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`;
  }

  static async start(behind: string, answers: Answers): Promise<FutureServer> {
    const http = createServer((request, response) => {
      forward(behind, answers, request, response).catch((error: unknown) => response.destroy(error as Error));
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return new FutureServer(http, new URL(behind).pathname);
  }

  async close(): Promise<void> {
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }
}

async function forward(
  behind: string,
  answers: Answers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  // The server behind judges these itself: they have to be those of the connection to it.
  const {
    host: _,
    connection: _c,
    'content-length': _l,
    'transfer-encoding': _t,
    ...headers
  } = request.headers;
  const aborted = new AbortController();
  response.on('close', () => aborted.abort());
  const reply = await fetch(behind, {
    method: request.method!,
    headers: headers as Record<string, string>,
    ...(body === '' ? {} : { body }),
    signal: aborted.signal,
  });
  const kept = [...reply.headers].filter(
    ([name]) => !/^(content-length|content-encoding|connection)$/.test(name),
  );
  response.writeHead(reply.status, Object.fromEntries(kept));
  if (reply.headers.get('content-type')?.startsWith('application/json')) {
    response.end(JSON.stringify(changed(answers, body, await reply.json())));
    return;
  }
  // A caller that asks for progress gets events instead, one message a line.
  const lines = createInterface({ input: Readable.from(reply.body ?? []) });
  for await (const line of lines) {
    const message = /^data: *(\{.*)$/.exec(line)?.[1];
    const text = message ? `data: ${JSON.stringify(changed(answers, body, JSON.parse(message)))}` : line;
    response.write(`${text}\n`);
  }
  response.end();
}

function changed(answers: Answers, body: string, reply: unknown): unknown {
  const { method, params } = JSON.parse(body || '{}') as { method?: string; params?: { name: string } };
  const answer = method === 'tools/call' ? answers[params!.name] : undefined;
  const { result, ...rest } = reply as { result?: ToolResult };
  return answer && result ? { ...rest, result: answer(result) } : reply;
}
