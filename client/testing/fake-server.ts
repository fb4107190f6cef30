import { once } from 'node:events';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import { listenAgain, listenOnKeepablePort } from '../../testing/keepable-port.js';
import type { Protocol } from '../transport/open-wire.js';
import { type Fake, Refusal } from './fake.js';
import { answerV2, speaksV2 } from './fake-v2.js';

/** What a server of either SDK is made of. */
export interface FakeTools {
  list(): { name: string; inputSchema: { type: 'object' } }[];
  call(name: string, input: object): Record<string, unknown>;
}

export interface FakeServerOptions {
  /** The eras of MCP that it speaks; both by default. */
  speaks?: readonly Protocol[];
  names?: 'plain' | 'dotted';
  /** How an error is sent: as a result, as a JSON-RPC error with the same data, or by its integer alone. */
  errors?: 'result' | 'jsonrpc' | 'integer';
  /** Tools that are not listed; a call of one is answered with -32602. */
  without?: string[];
  /** Whether `/health` is there. */
  health?: boolean;
  /** Answers with a stream of events instead of JSON. */
  events?: boolean;
  token?: string;
  /** Sees each HTTP request first; true means that it was dealt with. */
  intercept?: (
    message: { method?: string; params?: { name?: string } },
    response: ServerResponse,
  ) => boolean | Promise<boolean>;
  /** The result of a call, word for word. */
  result?: (tool: string) => Record<string, unknown> | undefined;
}

/** A stateless MCP server on a free port, built on the SDK and not on the reference server. */
export class FakeServer {
  readonly called: string[] = [];
  private http: HttpServer | undefined;
  private port = 0;

  constructor(
    private readonly fake: Fake,
    public options: FakeServerOptions = {},
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}/mcp`;
  }

  async start(): Promise<this> {
    const http = createServer((request, response) => {
      this.serve(request, response).catch((error: NodeJS.ErrnoException) => {
        // A caller may hang up before it has said everything.
        if (error.code !== 'ECONNRESET') throw error;
      });
    });
    if (this.port === 0) this.port = await listenOnKeepablePort(http);
    else await listenAgain(http, this.port);
    this.http = http;
    return this;
  }

  async stop(): Promise<void> {
    const { http } = this;
    this.http = undefined;
    if (!http) return;
    http.closeAllConnections();
    http.close();
    await once(http, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { token, health = true, intercept, events = false } = this.options;
    if (request.url === '/health' && health) return this.sayHealth(response);
    if (request.method !== 'POST') return void response.writeHead(405).end();
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`)
      return void response.writeHead(401).end();
    const message = JSON.parse(await read(request));
    if (await intercept?.(message, response)) return;
    const { speaks = ['2025-11-25', '2026-07-28'] } = this.options;
    const older = speaks.includes('2025-11-25');
    if (speaks.includes('2026-07-28') && (!older || speaksV2(message)))
      return answerV2(this.tools(), request, message, response, events);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: !events });
    const server = this.mcp();
    response.on('close', () => void server.close());
    await server.connect(transport as never);
    await transport.handleRequest(request, response, message);
  }

  private sayHealth(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(this.fake.health()));
  }

  private mcp(): Server {
    const { list, call } = this.tools();
    const server = new Server({ name: 'fake', version: '0' }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: list() }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
      call(params.name, params.arguments ?? {}),
    );
    return server;
  }

  private tools(): FakeTools {
    const { names = 'plain', without = [] } = this.options;
    const tools = Object.entries(this.fake.contract.tools).filter(([name]) => !without.includes(name));
    const listed = new Map(
      tools.map(([name, { aliases }]) => [names === 'plain' ? name : aliases[0]!, name]),
    );
    return {
      list: () => [...listed.keys()].map((name) => ({ name, inputSchema: { type: 'object' as const } })),
      call: (name, input) => {
        this.called.push(name);
        const tool = listed.get(name);
        if (!tool) throw rpcError(-32602, `Unknown tool ${name}`);
        return this.call(tool, input);
      },
    };
  }

  private call(tool: string, input: object) {
    const { errors = 'result', result } = this.options;
    const given = result?.(tool);
    if (given) return given;
    const content = [{ type: 'text' as const, text: tool }];
    try {
      return { content, structuredContent: this.fake.answer(tool, input) as Record<string, unknown> };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { code, message, details } = refusal;
      const envelope = { error: { code, message, details } };
      if (errors === 'result') return { content, isError: true, structuredContent: envelope };
      const { integer } = this.fake.contract.errors[code]!;
      throw rpcError(integer, message, errors === 'jsonrpc' ? envelope : undefined);
    }
  }
}

/** A server that is there until the test ends. */
export async function startFakeServer(fake: Fake, options?: FakeServerOptions): Promise<FakeServer> {
  const server = await new FakeServer(fake, options).start();
  onTestFinished(() => server.stop());
  return server;
}

function rpcError(code: number, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), { code, data });
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
