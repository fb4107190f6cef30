import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { AgentLink } from './agent-link.js';
import { encodeFrame, FrameReader } from './frames.js';
import { PROTOCOL, readHello } from './hello.js';

/** Longest greeting that a stranger may send, and how long it may take. */
const LONGEST_HELLO = 1 << 16;
const HELLO_MS = 5000;

/** Waits on a loopback port for agents that know the token. */
export class AgentListener {
  readonly token = randomBytes(24).toString('base64url');
  private server!: Server;

  private constructor(private readonly attach: (link: AgentLink) => void) {}

  static async open(attach: (link: AgentLink) => void): Promise<AgentListener> {
    const listener = new AgentListener(attach);
    listener.server = createServer((socket) => listener.greet(socket));
    await new Promise<void>((resolve, reject) => {
      listener.server.once('error', reject);
      listener.server.listen(0, '127.0.0.1', resolve);
    });
    return listener;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  close(): void {
    this.server.close();
  }

  private greet(socket: Socket): void {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    const tooLate = setTimeout(() => socket.destroy(), HELLO_MS);
    socket.once('close', () => clearTimeout(tooLate));
    const reader = new FrameReader(LONGEST_HELLO);
    const receive = (chunk: Buffer) => {
      try {
        for (const frame of reader.read(chunk)) {
          socket.off('data', receive);
          clearTimeout(tooLate);
          this.answer(socket, reader, frame.kind === 'json' ? frame.body : undefined);
          return;
        }
      } catch {
        socket.destroy();
      }
    };
    socket.on('data', receive);
  }

  private answer(socket: Socket, reader: FrameReader, message: unknown): void {
    const hello = readHello(message);
    if (typeof hello === 'string' || !sameToken(hello.token, this.token)) {
      const error = typeof hello === 'string' ? hello : 'The token is not the one of this server.';
      socket.end(encodeFrame({ error }));
      return;
    }
    socket.write(encodeFrame({ hello: 'mcp-javafx-ui', protocol: PROTOCOL }));
    reader.trust();
    this.attach(new AgentLink(socket, hello, reader));
  }
}

function sameToken(given: string | undefined, token: string): boolean {
  // Of equal length by hashing, so that the time tells nothing.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
}
