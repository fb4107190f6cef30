import type { WebSocket } from 'ws';
import { validateToBackend } from '../../../generated/mcp-ui-platform/1.0/messages.js';
import { explain } from '../../../generated/runtime/explain.js';
import type { FrontendPort } from '../sessions/frontend-port.js';
import type { Session } from '../sessions/session.js';

const mostMessages = 10_000;
/** Who does not read what is sent may not fill the memory with it. */
const mostUnsent = 16 << 20;

/** Joins a WebSocket to a session until either ends. */
export function serveFrontend(socket: WebSocket, session: Session, id: string): void {
  const port: FrontendPort = {
    id,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(frame, { binary: false });
      if (socket.bufferedAmount > mostUnsent) port.close(1013, 'Too much is waiting to be read.');
    },
    close: (code, reason) => socket.close(code, brief(reason)),
  };
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return port.close(1003, 'Expected text, got bytes.');
    const frame = data.toString();
    const problem = frameProblem(frame);
    if (problem) return port.close(...problem);
    // Nothing more is read until this is done.
    socket.pause();
    void session.receive(port, frame).finally(() => socket.resume());
  });
  // A broken frame closes the connection; that is all there is to do about it.
  socket.on('error', () => {});
  socket.once('close', () => session.disconnect(port));
  session.connect(port);
}

/** Why a frame can't be taken, with the code to close by; undefined when it can. */
export function frameProblem(frame: string): [code: number, reason: string] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(frame);
  } catch {
    return [1007, 'Expected JSON.'];
  }
  const messages: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (messages.length === 0) return [1008, 'Expected at least one message.'];
  if (messages.length > mostMessages) return [1008, `Expected at most ${mostMessages} messages in a frame.`];
  for (const message of messages) {
    if (!validateToBackend(message)) return [1008, explain(validateToBackend.errors, message).text];
  }
  return undefined;
}

/** A reason of closing has at most 123 bytes. */
function brief(reason: string): string {
  if (Buffer.byteLength(reason) <= 123) return reason;
  return `${[...reason].slice(0, 40).join('')}…`;
}
