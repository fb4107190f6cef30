import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ConfigError } from '../options/config-error.js';
import { answerBrokenRequests } from './broken-request.js';
import { endpointPath } from './paths.js';
import { errorBody, rpc } from './refusal.js';

export interface HttpListener {
  readonly endpoint: string;
  /** Accepts nothing more and closes each connection once its answer is out. */
  stopAccepting(): void;
  /** Waits until the answers are out, and ends what is left then. */
  close(): Promise<void>;
}

/** How long an answer may take to leave once nothing is running any more. */
const flushMs = 250;

export interface Address {
  bindHost: string;
  port: number;
}

export async function listen(handler: RequestListener, { bindHost, port }: Address): Promise<HttpListener> {
  // A slow sender holds a connection, never a call: the message is read as a whole before it counts.
  // Node looks for those that are late only every so often, by default every half minute.
  const late = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2000 };
  // An agent thinks between two calls. A connection that is closed meanwhile may be used again before the close
  // arrives, and that call is lost.
  const server = createServer({ ...late, keepAliveTimeout: 60_000 }, handler);
  answerBrokenRequests(server, refuse);
  await bind(server, bindHost, port);
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  return {
    endpoint: endpointOf(server),
    stopAccepting: () => void server.close(),
    async close() {
      server.close();
      // A connection that is kept alive does not end with its answer.
      const sweep = setInterval(() => server.closeIdleConnections(), 10);
      const timer = setTimeout(() => server.closeAllConnections(), flushMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(timer);
    },
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(sentenceOf(cause, host, port)));
    server.listen({ host, port }, resolve);
  });
}

function sentenceOf(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  const place = `Port ${port} of ${host}`;
  switch (cause.code) {
    case 'EADDRINUSE':
      return new ConfigError(`${place} is taken; choose another port, or 0 for a free one.`);
    case 'EACCES':
      return new ConfigError(
        `${place} may not be used by this user; choose one above 1023, or 0 for a free one.`,
      );
    case 'EADDRNOTAVAIL':
      return new ConfigError(`This machine has no address ${host}; bind to 127.0.0.1.`);
    default:
      return cause;
  }
}

function endpointOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${endpointPath}`;
}

function refuse(socket: Socket, status: number, message: string): void {
  const body = JSON.stringify(errorBody(rpc.refused, message));
  const head = [
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
