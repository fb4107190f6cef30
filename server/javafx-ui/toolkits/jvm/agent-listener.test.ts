import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeFrame, FrameReader } from './frames.js';
import { AgentListener, dialAgent } from './index.js';
import { greeting } from './testing/fake-agent.js';

describe('AgentListener', () => {
  let listener: AgentListener;
  let links: unknown[];

  beforeEach(async () => {
    links = [];
    listener = await AgentListener.open((link) => links.push(link));
  });
  afterEach(() => listener.close());

  /** What the listener says to the bytes, until it closes or has said something. */
  function say(bytes: Buffer): Promise<unknown> {
    const socket = connect(listener.port, '127.0.0.1');
    const reader = new FrameReader();
    socket.write(bytes);
    return new Promise((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        for (const frame of reader.read(chunk)) resolve(frame.body);
        socket.destroy();
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve('closed'));
    });
  }
  const greet = (hello: object) => say(encodeFrame({ ...greeting, ...hello }));

  it('greets an agent that knows the token', async () => {
    expect(await greet({ token: listener.token })).toEqual({ hello: 'mcp-javafx-ui', protocol: 1 });
    expect(links).toHaveLength(1);
  });

  it.each([
    ['a wrong token', () => ({ token: 'x' }), 'The token is not the one of this server.'],
    [
      'the beginning of the token',
      (token: string) => ({ token: token.slice(0, -1) }),
      'The token is not the one of this server.',
    ],
    ['no token', () => ({}), 'The token is not the one of this server.'],
    [
      'another version of the protocol',
      (token: string) => ({ token, protocol: 2 }),
      'The agent speaks protocol 2 and this server 1: use the agent that came with this server, and restart the application.',
    ],
    [
      'another program',
      (token: string) => ({ token, hello: 'ssh' }),
      'What answers there is no mcp-javafx-ui agent.',
    ],
  ])('refuses %s with a sentence', async (_, hello, error) => {
    expect(await greet(hello(listener.token))).toEqual({ error });
    expect(links).toEqual([]);
  });

  it.each([
    ['a long greeting', Buffer.from([0, 1, 0, 1, 0x4a])],
    ['what is no message', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('closes on %s', async (_, bytes) => {
    expect(await say(bytes)).toBe('closed');
    expect(links).toEqual([]);
  });
});

describe('dialAgent', () => {
  it('says that nobody is there', async () => {
    const listener = await AgentListener.open(() => {});
    const { port } = listener;
    listener.close();
    await expect(dialAgent('127.0.0.1', port, 't')).rejects.toThrow(
      `No application answers at 127.0.0.1:${port}.`,
    );
  });

  it('says that something else is there', async () => {
    const listener = await AgentListener.open(() => {});
    await expect(dialAgent('127.0.0.1', listener.port, 't')).rejects.toThrow(
      'What answers there is no mcp-javafx-ui agent.',
    );
    listener.close();
  });
});
