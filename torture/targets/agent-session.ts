import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { encodeFrame, FrameReader } from '../../server/javafx-ui/toolkits/jvm/frames.js';
import { hangsAfterMs } from './patience.js';

type Message = Record<string, unknown>;

/** Ids of our own questions; messages under test have smaller ones. */
const firstMarker = 1_000_000;

/** A connection to an agent, spoken to by hand. */
export class AgentSession {
  private readonly received: Message[] = [];
  private lastMarker = firstMarker;

  private constructor(private readonly socket: Socket) {
    const reader = new FrameReader();
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      for (const frame of reader.read(chunk)) {
        this.received.push(frame.kind === 'json' ? (frame.body as Message) : { id: frame.id, bytes: true });
      }
      socket.emit('message');
    });
    socket.on('close', () => socket.emit('message'));
  }

  /** Undefined when the agent refuses. */
  static async open(port: number, token: string): Promise<AgentSession | undefined> {
    const session = new AgentSession(connect({ port, host: '127.0.0.1', noDelay: true }));
    session.socket.write(encodeFrame({ hello: 'mcp-javafx-ui', protocol: 1, token }));
    await session.until(() => session.received.length > 0, hangsAfterMs);
    return session.received.shift()?.hello === undefined ? undefined : session;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && !this.socket.readableEnded;
  }

  /** Sends bytes, then a question of our own; gives the answers to `id` until that one is answered, too. */
  async exchange(bytes: Buffer, id: number | undefined): Promise<Message[] | 'hangs'> {
    const marker = ++this.lastMarker;
    this.socket.write(bytes);
    this.socket.write(
      encodeFrame(this.request(marker, 'capture', { scope: { kind: 'none' }, sections: [] })),
    );
    const answersTo = (which: unknown) =>
      this.received.filter((one) => one.id === which && !('delivered' in one));
    const isDone = () => answersTo(marker).length > 0 && (id === undefined || answersTo(id).length > 0);
    const inTime = await this.until(() => isDone() || !this.isOpen, hangsAfterMs);
    const answers = answersTo(id);
    this.received.length = 0;
    return inTime ? answers : 'hangs';
  }

  async result(method: string, params: unknown): Promise<unknown> {
    const id = ++this.lastMarker;
    this.socket.write(encodeFrame(this.request(id, method, params)));
    await this.until(() => this.received.some((one) => one.id === id) || !this.isOpen, hangsAfterMs);
    return this.received.find((one) => one.id === id)?.result;
  }

  request(id: number, method: string, params: unknown): Message {
    return { id, method, sent: performance.now(), budget: 20_000, params };
  }

  close(): void {
    this.socket.destroy();
  }

  private async until(isSo: () => boolean, ms: number): Promise<boolean> {
    const signal = AbortSignal.timeout(ms);
    while (!isSo()) {
      if (signal.aborted) return false;
      await once(this.socket, 'message', { signal }).catch(() => {});
    }
    return true;
  }
}
