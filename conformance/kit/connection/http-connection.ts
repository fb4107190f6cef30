import type { Era } from '../protocol/era.js';
import { era2025 } from '../protocol/era-2025.js';
import { asString, isObject, parseJson } from '../reading/json.js';
import type { Exchange, HttpConnection, HttpProbe, RpcOptions } from './exchange.js';
import { httpExchange } from './http-exchange.js';
import { eventData, readRpc } from './incoming.js';
import { notificationMessage, requestMessage } from './outgoing.js';

export interface HttpTarget {
  url: string;
  token?: string | null;
}

const patienceMs = 30_000;

/** Speaks Streamable HTTP, as raw as a check needs it. */
export function connectHttp(
  { url, token = null }: HttpTarget,
  clock: () => number,
  era: Era = era2025,
): HttpConnection {
  const endpoint = new URL(url);
  /** What the target wants to see again: the protocol's version, and a session where it has one. */
  const carried: Record<string, string> = {};
  let nextId = 1;

  const http = ({ method = 'POST', path, headers = {}, body = '', timeoutMs = patienceMs }: HttpProbe) =>
    httpExchange({
      url: endpoint,
      ...(path === undefined ? {} : { path }),
      method,
      headers: laidOver(method === 'POST' ? postHeaders(String(body)) : authorization(), headers),
      body,
      timeoutMs,
      clock,
    });

  const authorization = (): Record<string, string> =>
    token === null ? {} : { authorization: `Bearer ${token}` };
  const postHeaders = (body: string): Record<string, string> => ({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...authorization(),
    ...carried,
    ...era.headers(body),
  });

  const post = (body: string, options: RpcOptions, enough?: (stream: string) => boolean): Promise<Exchange> =>
    httpExchange({
      url: endpoint,
      method: 'POST',
      headers: laidOver(postHeaders(body), options.headers ?? {}),
      body,
      timeoutMs: options.timeoutMs ?? patienceMs,
      clock,
      ...(enough ? { enough } : {}),
    });

  return {
    kind: 'http',
    era,
    address: endpoint.href,
    url: endpoint,
    token,
    get session() {
      return carried['mcp-session-id'] ?? null;
    },
    http,
    async rpc(method, params, options = {}) {
      const id = nextId++;
      const answered = (stream: string): boolean =>
        eventData(stream).some((data) => {
          const message = parseJson(data);
          return isObject(message) && message.id === id && !('method' in message);
        });
      const exchange = await post(requestMessage(id, method, era.params(params)), options, answered);
      const reply = readRpc(id, exchange);
      if (method === 'initialize') {
        const session = exchange.response?.headers['mcp-session-id'];
        if (session) carried['mcp-session-id'] = session;
        const version = asString(reply.result?.protocolVersion);
        if (version) carried['mcp-protocol-version'] = version;
      }
      return reply;
    },
    notify: (method, params) => post(notificationMessage(method, params), {}),
    send: (body, options = {}) => post(body, options, (stream) => eventData(stream).length > 0),
    async close() {
      // A target that keeps sessions need not wait until this one has been idle for long.
      if (carried['mcp-session-id']) await http({ method: 'DELETE', headers: carried });
    },
  };
}

function laidOver(base: Record<string, string>, over: Record<string, string | null>): Record<string, string> {
  const headers = { ...base };
  for (const [name, value] of Object.entries(over)) {
    if (value === null) delete headers[name.toLowerCase()];
    else headers[name.toLowerCase()] = value;
  }
  return headers;
}
