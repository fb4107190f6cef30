import { Agent, request } from 'node:http';

export interface Reply {
  /** 0 when the connection ended without an answer, -1 when none came in time. */
  readonly status: number;
  readonly text: string;
}

export interface Call {
  readonly ok: boolean;
  /** Of an error: `MCP_UI_…`, or the integer of a JSON-RPC error; the HTTP status where there was neither. */
  readonly code: string;
  readonly output: Record<string, unknown>;
  readonly text: string;
}

/** Longer than any deadline that the messages ask for may take on a busy machine. */
export const patienceMs = 90_000;

/** Posts messages as a client does that keeps its connections. */
export class Connection {
  private readonly agent: Agent;

  constructor(
    readonly endpoint: string,
    readonly token: string,
    private readonly patience: number | ((body: string) => number) = patienceMs,
    sockets = 8,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: sockets });
  }

  post(body: string | Buffer, more: Record<string, string> = {}): Promise<Reply> {
    const headers = {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...more,
    };
    return new Promise((resolve) => {
      const end = (reply: Reply) => {
        clearTimeout(timer);
        resolve(reply);
      };
      let begun = false;
      const outgoing = request(this.endpoint, { method: 'POST', agent: this.agent, headers }, (incoming) => {
        begun = true;
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        const text = () => Buffer.concat(chunks).toString();
        incoming.on('end', () => end({ status: incoming.statusCode ?? 0, text: text() }));
        incoming.on('error', () => end({ status: 0, text: text() }));
      });
      const patience = typeof this.patience === 'number' ? this.patience : this.patience(String(body));
      const timer = setTimeout(() => {
        end({ status: -1, text: '' });
        outgoing.destroy();
      }, patience);
      outgoing.on('error', () => {
        // A connection that was idle may be closed by the server just when it is used again: that is HTTP.
        if (outgoing.reusedSocket && !begun) this.post(body, more).then(end);
        else end({ status: 0, text: '' });
      });
      outgoing.end(body);
    });
  }

  async call(tool: string, input: unknown): Promise<Call> {
    return readCall(await this.post(toolCall(tool, input)));
  }

  close(): void {
    this.agent.destroy();
  }
}

export function toolCall(name: string, input: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });
}

interface RpcReply {
  error?: { code?: number };
  result?: { isError?: boolean; structuredContent?: Record<string, unknown> };
}

export function readCall({ status, text }: Reply): Call {
  const { error, result } = (parse(text) ?? {}) as RpcReply;
  const output = result?.structuredContent ?? {};
  if (result && !result.isError) return { ok: true, code: '', output, text };
  const failed = (output.error as { code?: string } | undefined)?.code;
  return { ok: false, code: failed ?? String(error?.code ?? status), output, text };
}

/** The last message of the answer, which may be JSON or an event stream. */
export function parse(text: string): unknown {
  const json = text.startsWith('event: ') ? lastData(text) : text;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function lastData(text: string): string {
  return text.slice(text.lastIndexOf('\ndata: ') + 7).trim();
}
