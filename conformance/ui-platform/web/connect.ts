import { type ClientOptions, WebSocket } from 'ws';

/** Asks for a WebSocket of a session; the headers may be strange on purpose. */
export function askForSocket(base: string, sessionId: string, options: ClientOptions = {}): WebSocket {
  const url = `${base.replace(/^http/, 'ws')}/ws/${sessionId}`;
  return new WebSocket(url, { handshakeTimeout: 10_000, ...options });
}

/** The status by which it was answered: 101 when it is open, 0 without an answer. */
export function statusOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
      request.destroy();
    });
    socket.on('error', () => resolve(0));
  });
}
