import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { encodeFrame, FrameReader } from '../frames.js';
import { AgentListener, JvmToolkit } from '../index.js';

/** What an agent says of itself. */
export const greeting = {
  hello: 'mcp-javafx-agent',
  protocol: 1,
  pid: 4711,
  javaVersion: '17.0.15',
  javafxVersion: '21.0.7',
  mainClass: 'com.example.App',
  allowActions: true,
};

/** A toolkit whose agent is played by the test. */
export class FakeAgent {
  readonly toolkit = new JvmToolkit();
  readonly received: Record<string, unknown>[] = [];

  private constructor(
    readonly listener: AgentListener,
    readonly socket: Socket,
  ) {}

  static async connect(): Promise<FakeAgent> {
    let agent: FakeAgent | undefined;
    const listener = await AgentListener.open((link) => agent?.toolkit.add(link));
    const socket = connect(listener.port, '127.0.0.1');
    agent = new FakeAgent(listener, socket);
    const attached = new Promise<void>((resolve) => {
      agent!.toolkit.onAttached = () => resolve();
    });
    socket.write(encodeFrame({ ...greeting, token: listener.token }));
    const reader = new FrameReader();
    socket.on('data', (chunk: Buffer) => {
      for (const frame of reader.read(chunk)) agent!.received.push(frame.body as Record<string, unknown>);
    });
    await attached;
    return agent;
  }

  /** The next request; the greeting is none. */
  async request(): Promise<{ id: number; method: string; budget: number; params: unknown }> {
    for (;;) {
      const request = this.received.find((message) => 'method' in message);
      if (request) {
        this.received.splice(this.received.indexOf(request), 1);
        return request as { id: number; method: string; budget: number; params: unknown };
      }
      await once(this.socket, 'data');
    }
  }

  send(message: unknown): void {
    this.socket.write(encodeFrame(message));
  }

  async close(): Promise<void> {
    await this.toolkit.close();
    this.socket.destroy();
    this.listener.close();
  }
}
