import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Front } from '../../kit/self-test/mutated-front.js';
import type { Reference } from './reference.js';

const limit = 4 << 20;

/**
 * Stands before a server and answers a request with a large body as soon as it has its headers. It does not
 * read the body, and closes the connection after its answer, as a server may.
 */
export async function startHastyFront({ url, token }: Reference): Promise<Front> {
  const behind = new URL(url);
  const server = createServer((incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) > limit) refuse(incoming, outgoing, token);
    else pass(behind, incoming, outgoing);
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

function refuse({ method, headers, socket }: IncomingMessage, outgoing: ServerResponse, token: string): void {
  const [status, more] = verdict(method, headers, token);
  outgoing.writeHead(status, { connection: 'close', ...more });
  outgoing.end(() => socket.destroy());
}

function verdict(
  method: string | undefined,
  { origin, host, authorization }: IncomingMessage['headers'],
  token: string,
): [number, Record<string, string>] {
  if (method !== 'POST') return [405, { allow: 'POST' }];
  if (origin !== undefined || !host?.startsWith('127.0.0.1')) return [403, {}];
  return authorization === `Bearer ${token}` ? [413, {}] : [401, { 'www-authenticate': 'Bearer' }];
}

function pass(behind: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const target = { host: behind.hostname, port: behind.port, method, path: url, headers, setHost: false };
  const forwarded = request({ ...target, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
