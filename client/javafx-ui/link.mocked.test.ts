import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { untilRefused } from '../../testing/until-refused.js';
import { type FakeServerOptions, startFakeServer } from '../testing/fake-server.js';
import { connect } from './index.js';
import { form } from './testing/form.js';

/** Takes the place of the time that a server which is being restarted is given, where a test says so. */
const restart = vi.hoisted(() => ({ pause: undefined as (() => Promise<void>) | undefined }));

vi.mock('node:timers/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout = (ms: number, value: undefined, options?: { signal?: AbortSignal }) =>
    // Only this pause can be ended by a caller.
    options?.signal && restart.pause ? restart.pause() : original.setTimeout(ms, value, options);
  return { ...original, setTimeout };
});

afterEach(() => {
  restart.pause = undefined;
});

const query = { selector: { css: '#submit' } };
const click = { actions: [{ type: 'click' as const, target: { ref: { uid: 'u-4' } } }] };

/** Breaks off the first calls of tools, before or after their work; counts all of them. */
function breakOff(times: number, how: (response: ServerResponse) => void) {
  const seen = { calls: 0 };
  const intercept: FakeServerOptions['intercept'] = (message, response) => {
    if (message.method !== 'tools/call') return false;
    seen.calls++;
    if (seen.calls > times) return false;
    how(response);
    return true;
  };
  return { seen, intercept };
}

const cut = (response: ServerResponse) => void response.socket?.destroy();
const cutEvents = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': on its way\n\n', () => response.socket?.destroy());
};

describe.each([
  ['2025-11-25', ['initialize', 'notifications/initialized']],
  ['2026-07-28', ['server/discover']],
] as const)('in MCP %s', (protocol, greeting) => {
  async function open(options: FakeServerOptions = {}) {
    const ui = form();
    const server = await startFakeServer(ui, options);
    const session = await connect(server.url, { protocol });
    onTestFinished(() => session.close());
    return { ui, server, session };
  }

  describe.each([
    ['before the answer', cut],
    ['within a stream of events', cutEvents],
  ])('a connection that breaks off %s', (_, how) => {
    test('is opened once more for what only reads', async () => {
      const { session, server } = await open();
      const { seen, intercept } = breakOff(1, how);
      server.options.intercept = intercept;
      expect((await session.tools.ui_query(query)).matches).toHaveLength(1);
      expect(seen.calls).toBe(2);
    });

    test('is an error the second time', async () => {
      const { session, server } = await open();
      const { seen, intercept } = breakOff(9, how);
      server.options.intercept = intercept;
      await expect(session.tools.ui_query(query)).rejects.toMatchObject({
        reason: 'dropped',
        message: `The connection to ${server.url} ended before the answer came.`,
      });
      expect(seen.calls).toBe(2);
    });

    test('never sends an action twice', async () => {
      const { session, server } = await open();
      const { seen, intercept } = breakOff(1, how);
      server.options.intercept = intercept;
      await expect(session.tools.ui_perform(click)).rejects.toMatchObject({
        reason: 'dropped',
        message: `The connection to ${server.url} ended before the answer came. It may have acted; look at the UI before you repeat it.`,
      });
      expect(seen.calls).toBe(1);
    });
  });

  test('a server that was restarted answers the same session', async () => {
    const { session, server, ui } = await open();
    await server.stop();
    await server.start();
    expect((await session.tools.ui_query(query)).matches).toHaveLength(1);
    await session.tools.ui_perform(click);
    expect(ui.performed).toEqual(click.actions);
  });

  test('a call while the server is being restarted waits for it, actions too, since nothing was sent', async () => {
    const { session, server, ui } = await open();
    await server.stop();
    await untilRefused(server.url);
    await expect(session.tools.ui_query(query)).rejects.toMatchObject({ reason: 'unreachable' });
    let isBack = () => {};
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    restart.pause = () => back;
    const performed = session.tools.ui_perform(click);
    await server.start();
    isBack();
    expect(await performed).toEqual({ results: [{ ok: true, type: 'click' }] });
    expect(ui.performed).toEqual(click.actions);
  });

  test('a server with sessions that forgot this one gets a new one', async () => {
    const { session, server, ui } = await open();
    const methods: (string | undefined)[] = [];
    server.options.intercept = (message, response) => {
      methods.push(message.method);
      if (methods.length > 1) return false;
      response.writeHead(404).end();
      return true;
    };
    await session.tools.ui_perform(click);
    expect(methods).toEqual(['tools/call', ...greeting, 'tools/call']);
    expect(ui.performed).toEqual(click.actions);
  });

  test('calls that find the same connection broken, one after the other, share its replacement', async () => {
    const { session, server } = await open();
    const opened: unknown[] = [];
    let calls = 0;
    server.options.intercept = ({ method }, response) => {
      if (method === greeting[0]) opened.push(method);
      if (method !== 'tools/call' || ++calls > 2) return false;
      cut(response);
      return true;
    };
    const pauses: (() => void)[] = [];
    restart.pause = () => new Promise((resolve) => pauses.push(resolve));
    const asked = [session.tools.ui_query(query), session.tools.ui_query(query)];
    await expect.poll(() => pauses.length).toBe(2);
    // The second one goes on when the first one has a new connection.
    pauses[0]!();
    await Promise.race(asked);
    pauses[1]!();
    const both = await Promise.all(asked);
    expect(both.map(({ matches }) => matches.length)).toEqual([1, 1]);
    expect(opened).toEqual([greeting[0]]);
  });

  test('a stream of events is as good as JSON', async () => {
    const { session } = await open({ events: true });
    expect((await session.tools.ui_query(query)).matches).toHaveLength(1);
  });

  test('a command that ends is not started again', async () => {
    const ending = connect({ command: process.execPath, args: ['-e', ''] }, { protocol, timeoutMs: 600_000 });
    await expect(ending).rejects.toMatchObject({
      reason: 'dropped',
      message: `The server ${JSON.stringify(process.execPath)} ended.`,
    });
  });

  test('closing ends a call that is under way', async () => {
    const { session, server } = await open();
    server.options.intercept = ({ method }) => {
      if (method !== 'tools/call') return false;
      void session.close();
      return true;
    };
    await expect(session.tools.ui_query(query)).rejects.toMatchObject({ reason: 'closed' });
  });
});
