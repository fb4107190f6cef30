import { request } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import type { AuditEntry } from '../../calls/audit.js';
import { Calls } from '../../calls/running-calls.js';
import { type AppOptions, createApp } from '../http/app.js';
import { type HttpListener, listen } from '../http/listen.js';
import { Announcements } from '../mcp/core/announcements.js';
import type { SessionLimits } from '../mcp/sessions/session-table.js';
import { mcpOverHttp } from '../mcp/speak-mcp.js';
import { type FakeEngine, fakeEngine, tinyContract } from './fake-engine.js';
import { tinyCore } from './tiny-core.js';

export interface TestApp extends HttpListener {
  engine: FakeEngine;
  calls: Calls;
  audited: AuditEntry[];
  reported: unknown[];
}

export interface TestAppOptions extends Partial<AppOptions> {
  errors?: 'result' | 'jsonrpc';
  structured?: 'on' | 'off';
  profile?: 'stateless' | 'stateful';
  limits?: Partial<SessionLimits>;
  contract?: ContractModule;
  announcements?: Announcements;
}

/** The HTTP side over a fake engine, on a free port until the test ends. */
export async function startTestApp({
  errors = 'result',
  structured = 'on',
  profile = 'stateless',
  limits: given = {},
  contract = tinyContract,
  announcements = new Announcements(),
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const engine = fakeEngine();
  const audited: AuditEntry[] = [];
  const reported: unknown[] = [];
  const calls = new Calls(engine, (entry) => audited.push(entry));
  const report = (cause: unknown) => void reported.push(cause);
  const parts = { contract, engine, calls, errors, report, announcements };
  const core = tinyCore({ ...parts, instructions: 'Use echo.' });
  const limits = { sessionTtlMs: 60_000, maxSessions: 100, ...given };
  const mcp = mcpOverHttp({ core, profile, limits, structured, report });
  const app = createApp({
    mcp,
    health: () => ({
      ok: true,
      schema: 'tiny/1.0',
      tools: ['echo', 'fail'],
      transport: 'stateless',
      attached: true,
    }),
    token: 'right',
    bodyLimit: 4096,
    allowedOrigins: [],
    allowedHosts: [],
    report,
    ...options,
  });
  const listener = await listen(app.callback(), { bindHost: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await mcp.close();
    await listener.close();
  });
  return { ...listener, engine, calls, audited, reported };
}

export interface RawRequest {
  method?: string;
  path?: string;
  /** Laid over those of a good request; null takes one away. */
  headers?: Record<string, string | string[] | null>;
  body?: string | Buffer;
  /** Sends the body without its length. */
  chunked?: boolean;
}

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as JSON, of an event stream the messages in it. */
  json: unknown;
}

export const goodHeaders = {
  authorization: 'Bearer right',
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** A request as it stands, by nothing but node:http. */
export function send(endpoint: string, raw: RawRequest = {}): Promise<RawResponse> {
  const url = new URL(endpoint);
  const { method = 'POST', path = url.pathname, body = '', chunked = false } = raw;
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries({ ...goodHeaders, ...raw.headers })) {
    if (value !== null) headers[name] = value;
  }
  if (!chunked && body.length > 0) headers['content-length'] ??= String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: url.hostname, port: url.port, method, path, headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, json: parse(text) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function rpc(method: string, params?: object, id: number | string = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, ...(params ? { params } : {}) });
}

export function toolCall(name: string, input?: unknown, meta?: object): string {
  return rpc('tools/call', { name, arguments: input, ...(meta ? { _meta: meta } : {}) });
}

/** The least request, and its answer. */
export const ping = { body: rpc('ping') };
export const pong = { jsonrpc: '2.0', id: 1, result: {} };

/** The body of a request that was turned away. */
export function refusal(message: string, code = -32000): object {
  return { jsonrpc: '2.0', error: { code, message }, id: null };
}

/** These very bytes over a connection of their own, and what comes back. */
export async function overSocket(endpoint: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(endpoint).port), '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

function parse(text: string): unknown {
  if (text.startsWith('event: ')) {
    return text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
