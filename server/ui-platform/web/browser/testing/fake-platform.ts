import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ToBackend, ToFrontend } from '../../../../../generated/mcp-ui-platform/1.0/messages.js';
import { root } from '../../../../../testing/paths.js';

const frontend = join(root, 'dist/ui-platform/frontend');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** As strict as the platform itself. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types ui-platform',
].join('; ');

/** How a test answers what the page sends; what it returns goes back as one batch. */
export type Respond = (message: ToBackend, socket: WebSocket) => ToFrontend[];

/** Serves the built page and lets a test be the backend, message by message. */
export class FakePlatform {
  readonly received: ToBackend[] = [];
  readonly sockets = new Set<WebSocket>();
  /** Whether the session is gone. */
  isGone = false;
  /** Whether sockets are taken at all. */
  accepts = true;
  #http: Server | undefined;

  constructor(public respond: Respond) {}

  async start(): Promise<string> {
    const http = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://127.0.0.1');
      const file = pathname.startsWith('/frontend/') ? pathname.slice('/frontend/'.length) : 'index.html';
      const path = join(frontend, file);
      if (this.isGone || !existsSync(path)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      });
      response.end(readFileSync(path));
    });
    const sockets = new WebSocketServer({ noServer: true });
    http.on('upgrade', (request, stream, head) => {
      if (!this.accepts || this.isGone) stream.destroy();
      else sockets.handleUpgrade(request, stream, head, (socket) => this.#serve(socket));
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    this.#http = http;
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}/1/`;
  }

  #serve(socket: WebSocket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ToBackend | ToBackend[];
      const answers = [frame].flat().flatMap((message) => {
        this.received.push(message);
        return this.respond(message, socket);
      });
      if (answers.length > 0) socket.send(JSON.stringify(answers));
    });
  }

  /** Sends a batch to every page. */
  send(...messages: ToFrontend[]): void {
    for (const socket of this.sockets) socket.send(JSON.stringify(messages));
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    this.#http?.closeAllConnections();
    await new Promise((resolve) => this.#http?.close(resolve) ?? resolve(undefined));
  }
}
