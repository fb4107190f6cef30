import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { fixtureClasses } from '../../../../testing/javafx/java-classes.js';
import { fixtureOn } from '../../../../testing/javafx/start-arguments.js';
import type { RawScene } from '../../scene/port.js';
import { encodeFrame, FrameReader } from './frames.js';
import { agentJar, attachAgent } from './index.js';
import { TestApp } from './testing/app.js';

type Message = Record<string, unknown> & { result?: unknown };

/** A server that speaks to the agent by hand. */
class RawServer {
  private readonly messages: Message[] = [];
  private readonly reader = new FrameReader();

  private constructor(
    private readonly server: Server,
    readonly socket: Socket,
  ) {
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      for (const frame of this.reader.read(chunk)) this.messages.push(frame.body as unknown as Message);
      socket.emit('message');
    });
  }

  static async attach(pid: number): Promise<RawServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection') as Promise<[Socket]>;
    await attachAgent(pid, agentJar(), (server.address() as { port: number }).port, 'a token');
    return new RawServer(server, (await connected)[0]);
  }

  async next(): Promise<Message> {
    while (this.messages.length === 0) await once(this.socket, 'message');
    return this.messages.shift()!;
  }

  send(message: unknown): void {
    this.socket.write(encodeFrame(message));
  }

  close(): void {
    this.socket.destroy();
    this.server.close();
  }
}

describeJavafx('the agent, spoken to by hand', () => {
  let display: Display;
  let app: TestApp;
  let raw: RawServer;

  beforeAll(async () => {
    fixtureClasses();
    display = await openDisplay();
    app = await TestApp.start(display, fixtureOn('class path'));
  });
  afterEach(() => raw.close());
  afterAll(async () => {
    await app.close();
    display.close();
  });

  async function greeted(): Promise<RawServer> {
    raw = await RawServer.attach(app.child.pid!);
    await raw.next();
    raw.send({ hello: 'mcp-javafx-ui', protocol: 1 });
    return raw;
  }
  const everything = { scope: { kind: 'windows', selection: { stage: 'all' } }, sections: [] };
  const capture = (id: number, sent: number, budget = 60_000) => ({
    id,
    method: 'capture',
    sent,
    budget,
    params: everything,
  });

  it('greets with its token and what it knows of the application', async () => {
    raw = await RawServer.attach(app.child.pid!);
    expect(await raw.next()).toEqual({
      hello: 'mcp-javafx-agent',
      protocol: 1,
      token: 'a token',
      pid: app.child.pid,
      javaVersion: expect.any(String),
      javafxVersion: '21.0.7',
      mainClass: 'fixture.Main',
      allowActions: true,
    });
  });

  it.each([
    ['a server of another version', encodeFrame({ hello: 'mcp-javafx-ui', protocol: 2 })],
    ['a refusal', encodeFrame({ error: 'The token is not the one of this server.' })],
    ['a greeting that is too long', Buffer.from([0, 0, 0x10, 1, 0x4a])],
    ['what is no message', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('goes quiet on %s', async (_, bytes) => {
    raw = await RawServer.attach(app.child.pid!);
    await raw.next();
    raw.socket.write(bytes);
    await once(raw.socket, 'close');
  });

  it('answers a method that it does not know with a sentence', async () => {
    (await greeted()).send({ id: 1, method: 'fly', sent: 0, budget: 60_000, params: {} });
    expect(await raw.next()).toEqual({ id: 1, error: 'The agent knows no method "fly".' });
  });

  it("answers a request that it can't read with a sentence, and goes on", async () => {
    (await greeted()).send({ id: 1, method: 'capture', sent: 0, budget: 60_000, params: {} });
    expect(await raw.next()).toEqual({
      id: 1,
      error: expect.stringMatching(/^The agent failed: NullPointerException/),
    });
    raw.send(capture(2, 0));
    expect(await raw.next()).toMatchObject({ id: 2, result: { windows: [{ kind: 'stage' }] } });
  });

  it('closes on a message that is too long or no JSON', async () => {
    (await greeted()).socket.write(Buffer.from([1, 0, 0, 1, 0x4a]));
    await once(raw.socket, 'close');
    (await greeted()).socket.write(Buffer.from([0, 0, 0, 2, 0x4a, 0x7b]));
    await once(raw.socket, 'close');
  });

  it('counts the time that a message lay in a buffer', async () => {
    (await greeted()).send(capture(1, 10_000));
    const { nodes } = (await raw.next()).result as RawScene;
    const { uid } = nodes.find(({ id }) => id === 'submit')!;
    const click = { action: { type: 'click', target: { uid } }, options: { settle: false } };
    // By the clock of the first message this one was sent five seconds before it came.
    raw.send({ id: 2, method: 'perform', sent: 5000, budget: 1000, params: click });
    expect(await raw.next()).toMatchObject({ id: 2, timeout: { begun: false } });
    expect(await app.text('status')).toBe('Ready');
  });

  it('does not begin what is cancelled while the FX thread is busy', async () => {
    await greeted();
    const { uid } = await app.node('submit');
    // Many times as long as it takes to cancel: a busy machine must not let the click through before.
    await app.act({ type: 'setText', target: { uid: (await app.node('hang-ms')).uid }, text: '10000' });
    await app.click('hang', false);
    const click = { action: { type: 'click', target: { uid } }, options: { settle: false } };
    raw.send({ id: 1, method: 'perform', sent: 0, budget: 60_000, params: click });
    raw.send({ id: 1, cancel: true });
    raw.send(capture(2, 0));
    expect(await raw.next()).toMatchObject({ id: 2 });
    expect(await app.text('status')).toBe('Ready');
  });
});
