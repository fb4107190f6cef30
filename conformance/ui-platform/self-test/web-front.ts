import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { isObject, parseJson } from '../../kit/reading/json.js';
import type { WebAnswer, WebConnection, WebFault, WebMessage, WebRequest } from './web-fault.js';

export interface WebFront {
  readonly url: string;
  close(): void;
}

/** Stands before the web server of a healthy platform and spoils what the fault says. */
export async function startWebFront(behind: string, fault: WebFault): Promise<WebFront> {
  const upstream = new URL(behind);
  const sockets = new WebSocketServer({ noServer: true });
  let own = '';
  let connections = 0;

  /** Its own address is that of the platform; a strange one stays strange. */
  const readAsked = (incoming: IncomingMessage, body = ''): WebRequest => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    for (const name of ['host', 'origin', 'referer']) {
      const given = headers[name];
      if (given !== undefined) headers[name] = given.replaceAll(own, upstream.host);
    }
    const asked = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body };
    return fault.ask?.(asked, upstream.host) ?? asked;
  };

  const server = createServer(async (incoming, outgoing) => {
    const asked = readAsked(incoming, await textOf(incoming));
    const answer = withScript(await forward(upstream, asked), asked, fault.script);
    send(outgoing, (await fault.answer?.(answer, asked)) ?? answer, upstream.host, own);
  });

  server.on('upgrade', (incoming, socket: Duplex, head) => {
    const { path, headers } = readAsked(incoming);
    const { host, origin } = headers;
    const platform = new WebSocket(`ws://${upstream.host}${path}`, {
      headers: { ...(host ? { host } : {}), ...(origin ? { origin } : {}) },
    });
    const early: RawData[] = [];
    const keep = (data: RawData): void => void early.push(data);
    platform.on('message', keep);
    platform.on('error', () => socket.destroy());
    platform.on('unexpected-response', (_, refusal) => {
      socket.end(`HTTP/1.1 ${refusal.statusCode} Refused\r\nConnection: close\r\n\r\n`);
    });
    platform.on('open', () =>
      sockets.handleUpgrade(incoming, socket, head, (frontend) => {
        platform.off('message', keep);
        join(frontend, platform, fault, connections++, early);
      }),
    );
  });

  const listen = async (port: number): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(port, fault.address ?? '127.0.0.1', resolve));
    own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  await listen(0);
  let late: NodeJS.Timeout | undefined;
  if (fault.lateMs !== undefined) {
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    late = setTimeout(() => void listen(port), fault.lateMs).unref();
  }
  return {
    url: `http://${own}`,
    close() {
      clearTimeout(late);
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Lets messages through in both directions, as the fault leaves them. */
function join(
  frontend: WebSocket,
  platform: WebSocket,
  fault: WebFault,
  nth: number,
  early: readonly RawData[],
): void {
  const connection: WebConnection = {
    nth,
    notes: new Map(),
    toPlatform: (message) => platform.send(JSON.stringify(message)),
  };
  const pass = (to: WebSocket, text: string, change: WebFault['sent'], apart = false): void => {
    const frame = parseJson(text);
    const messages = Array.isArray(frame) ? frame : [frame];
    if (!messages.every(isMessage)) {
      const strange =
        to === platform ? (fault.sentStrange?.(text) ?? (fault.sentStrange ? null : text)) : text;
      if (strange !== null) to.send(strange);
      return;
    }
    const changed = change ? messages.flatMap((message) => change(message, connection)) : messages;
    if (apart || (changed.length === 1 && !Array.isArray(frame)))
      for (const message of changed) to.send(JSON.stringify(message));
    else if (changed.length > 0) to.send(JSON.stringify(changed));
  };
  const came = (data: RawData): void => pass(frontend, String(data), fault.came);
  frontend.on('message', (data) => pass(platform, String(data), fault.sent, fault.apart));
  platform.on('message', came);
  for (const data of early) came(data);
  frontend.on('error', () => {});
  frontend.on('close', () => {
    if (!fault.clings) platform.close();
  });
  platform.on('close', (code, reason) => {
    const told = fault.closed?.(code) ?? code;
    if (told === 1005 || told === 1006) frontend.terminate();
    else frontend.close(told, reason);
  });
}

const isMessage = (value: unknown): value is WebMessage =>
  isObject(value) && typeof value.type === 'string' && isObject(value.data);

/** A page with a script of its own before its code, and without what would forbid it to do harm. */
function withScript(answer: WebAnswer, { path }: WebRequest, script: string | undefined): WebAnswer {
  if (script === undefined) return answer;
  const { 'content-security-policy': _, ...headers } = answer.headers;
  const isCode = /javascript/.test(headers['content-type'] ?? '') && !path.includes('worker');
  return { ...answer, headers, body: isCode ? `${script}\n${answer.body}` : answer.body };
}

function forward(upstream: URL, { method, path, headers, body }: WebRequest): Promise<WebAnswer> {
  const { 'accept-encoding': _, 'if-none-match': __, connection: ___, ...plain } = headers;
  return new Promise((resolve) => {
    const refused = (): void => resolve({ status: 502, headers: {}, body: 'The platform is gone.' });
    const asked = request(
      { hostname: upstream.hostname, port: upstream.port, method, path, headers: plain, agent: false },
      async (answer) => {
        const fields = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const { 'content-length': ____, 'transfer-encoding': _____, ...kept } = Object.fromEntries(fields);
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: await textOf(answer) });
      },
    );
    asked.on('error', refused);
    asked.end(body);
  });
}

function send(
  outgoing: ServerResponse,
  { status, headers, body }: WebAnswer,
  behind: string,
  own: string,
): void {
  const { location } = headers;
  outgoing.writeHead(status, {
    ...headers,
    ...(location === undefined ? {} : { location: location.replace(behind, own) }),
  });
  outgoing.end(body);
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
