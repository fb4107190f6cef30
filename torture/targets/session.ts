import { readCall, toolCall } from './connection.js';
import { ask, type Begun, begin } from './exchange.js';
import type { Target } from './target.js';

export const handshake = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'torture', version: '1' },
  },
});

/** A client of a server that keeps sessions. */
export class Session {
  private constructor(
    private readonly target: Target,
    readonly id: string,
  ) {}

  /** What came instead, where none was opened. */
  static async open(target: Target): Promise<Session | { status: number; retryAfter: string; text: string }> {
    const { status, headers, text } = await ask(target, { body: handshake });
    const id = headers['mcp-session-id'];
    if (status === 200 && typeof id === 'string') return new Session(target, id);
    return { status, retryAfter: headers['retry-after'] ?? '', text };
  }

  private get headers() {
    return { 'mcp-session-id': this.id };
  }

  /** The answer to a request, as text. */
  async ask(method: string, params: object): Promise<string> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (await ask(this.target, { headers: this.headers, body })).text;
  }

  /** Whether a call of a tool gets its answer. */
  async serves(): Promise<boolean> {
    const body = toolCall('ui_get_snapshot', { depth: 0 });
    return readCall(await ask(this.target, { headers: this.headers, body })).ok;
  }

  stream(): Promise<Begun> {
    return begin(this.target, { method: 'GET', headers: this.headers });
  }

  async end(): Promise<number> {
    return (await ask(this.target, { method: 'DELETE', headers: this.headers })).status;
  }
}

/** A session that has to be there before anything can be tried. */
export async function openSession(target: Target): Promise<Session> {
  const session = await Session.open(target);
  if (session instanceof Session) return session;
  throw new Error(`No session was opened; the status is ${session.status}.`);
}
