import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ToFrontend } from '../../../generated/mcp-ui-platform/1.0/messages.js';

/** A frontend that is nothing but a WebSocket; it keeps every message, and how the connection ended. */
export class PlainFrontend {
  readonly received: ToFrontend[] = [];
  readonly frames: string[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const frame = data.toString();
      this.frames.push(frame);
      const parsed = JSON.parse(frame) as ToFrontend | ToFrontend[];
      this.received.push(...(Array.isArray(parsed) ? parsed : [parsed]));
    });
    this.closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }));
  }

  /** Connected, and greeted. */
  static async connect(
    url: string,
    sessionId = '1',
    headers: Record<string, string> = {},
  ): Promise<PlainFrontend> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/${sessionId}`, { headers });
    onTestFinished(() => socket.terminate());
    const frontend = new PlainFrontend(socket);
    // Who waits for the end of a connection that never was need not be told.
    frontend.closed.catch(() => {});
    await once(socket, 'open');
    await frontend.next(1);
    return frontend;
  }

  /** Sends a frame, and waits for so many messages. */
  async ask(messages: object | readonly object[], count: number): Promise<ToFrontend[]> {
    const from = this.received.length;
    this.socket.send(JSON.stringify(messages));
    await expect.poll(() => this.received.length).toBeGreaterThanOrEqual(from + count);
    return this.received.slice(from);
  }

  /** The messages that follow, once there are so many. */
  async next(count: number, from = 0): Promise<ToFrontend[]> {
    await expect.poll(() => this.received.length).toBeGreaterThanOrEqual(from + count);
    return this.received.slice(from);
  }
}
