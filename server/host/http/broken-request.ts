import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const reasons: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

/**
 * What is not even HTTP never reaches an app; it is answered in the same form as the rest. Browsers open connections
 * before they need them, though: an answer on one that nothing came from would be taken for that of its first request.
 */
export function answerBrokenRequests(
  server: Server,
  answer: (socket: Socket, status: number, message: string) => void,
): void {
  server.on('clientError', (cause: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (cause.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    answer(socket, ...(reasons[cause.code ?? ''] ?? [400, 'This is not an HTTP request.']));
  });
}
