import { connect, type Socket } from 'node:net';
import { AgentLink } from './agent-link.js';
import { encodeFrame, FrameReader } from './frames.js';
import { PROTOCOL, readHello } from './hello.js';
import { JvmError } from './jvm-error.js';

/** An application answers when it has started JavaFX; until then it keeps us waiting. */
const HELLO_MS = 30_000;

/** Connects to an application that opened the agent's socket itself. */
export async function dialAgent(host: string, port: number, token: string): Promise<AgentLink> {
  const socket = connect({ host, port, noDelay: true });
  try {
    await opened(socket, `${host}:${port}`);
    socket.write(encodeFrame({ hello: 'mcp-javafx-ui', protocol: PROTOCOL, token }));
    const reader = new FrameReader();
    const hello = readHello(await firstMessage(socket, reader));
    if (typeof hello === 'string') throw new JvmError(hello);
    return new AgentLink(socket, hello, reader);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function opened(socket: Socket, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () => reject(new JvmError(`No application answers at ${place}.`)));
  });
}

function firstMessage(socket: Socket, reader: FrameReader): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      socket.off('data', receive).off('close', ended);
      act();
    };
    const fail = (sentence: string) => settle(() => reject(new JvmError(sentence)));
    const receive = (chunk: Buffer) => {
      try {
        for (const frame of reader.read(chunk)) {
          settle(() => resolve(frame.kind === 'json' ? frame.body : undefined));
          return;
        }
      } catch {
        fail('What answers there is no mcp-javafx-ui agent.');
      }
    };
    const ended = () => fail('The application closed the connection without a greeting.');
    const timer = setTimeout(() => fail('The application has not started JavaFX yet.'), HELLO_MS);
    socket.on('data', receive).on('close', ended);
  });
}
