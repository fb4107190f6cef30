import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { answerBrokenRequests } from '../../host/http/broken-request.js';
import { ioFailure } from '../errors.js';
import { createWebApp, type WebParts } from './app.js';
import { serveFrontend } from './frontend-socket.js';
import { foreignReason } from './own-origin.js';

const largestFrame = 4 << 20;
const mostFrontends = 500;
/** How long an answer may take to leave once the platform stops. */
const flushMs = 250;

export interface WebServer {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on loopback, and on nothing else. */
export async function startWebServer(parts: WebParts, port: number): Promise<WebServer> {
  // A slow sender holds a connection and nothing else.
  const late = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
  const server = createServer(late, createWebApp(parts).callback());
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    clientTracking: true,
  });
  let lastId = 0;

  server.on('upgrade', (request, stream: Duplex, head) => {
    stream.on('error', () => stream.destroy());
    const refusal = upgradeRefusal(request, parts, sockets.clients.size);
    if (refusal) return refuse(stream, ...refusal);
    const session = parts.sessions.find(sessionOf(request)!)!;
    sockets.handleUpgrade(request, stream, head, (socket) => serveFrontend(socket, session, `f${++lastId}`));
  });
  answerBrokenRequests(server, refuse);

  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        ioFailure(
          `Port ${port} of 127.0.0.1 can't be used (${code}); choose another one, or 0 for a free one.`,
        ),
      ),
    );
    server.listen({ host: '127.0.0.1', port }, resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.clients) socket.close(1001, 'The platform stops.');
      server.closeIdleConnections();
      const timer = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
        server.closeAllConnections();
      }, flushMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

const sessionOf = ({ url = '' }: IncomingMessage) => /^\/ws\/(\d{1,15})(?:\?|$)/.exec(url)?.[1];

function upgradeRefusal(
  request: IncomingMessage,
  { sessions }: WebParts,
  connected: number,
): [status: number, sentence: string] | undefined {
  const foreign = foreignReason(request.headers, request.socket.localPort ?? 0);
  if (foreign) return [403, foreign];
  const id = sessionOf(request);
  if (id === undefined) return [404, 'There is nothing at this address; frontends connect to /ws/<session>.'];
  if (!sessions.find(id)) return [404, `session ${id} not found`];
  if (connected >= mostFrontends) return [429, 'There are as many connections as there may be.'];
  return undefined;
}

function refuse(stream: Duplex, status: number, sentence: string): void {
  if (!stream.writable) {
    stream.destroy();
    return;
  }
  const body = `${sentence}\n`;
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
