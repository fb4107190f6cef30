import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlineAfter } from '../../../calls/deadline.js';
import { encodeFrame } from './frames.js';
import { FakeAgent } from './testing/fake-agent.js';

describe('JvmToolkit', () => {
  let agent: FakeAgent;

  beforeEach(async () => {
    agent = await FakeAgent.connect();
  });
  afterEach(() => agent.close());

  const within = (ms: number) => deadlineAfter(performance.now(), ms);
  const none = { scope: { kind: 'none' }, sections: [] } as const;
  const click = { type: 'click', target: { uid: 'u-1' } } as const;
  const look = (ms = 600_000) => agent.toolkit.capture({ ...none, sections: [] }, within(ms));
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'no failure',
      (error: Error) => error,
    );

  it('knows the application from its greeting', () => {
    expect(agent.toolkit.info()).toEqual({
      pid: 4711,
      javaVersion: '17.0.15',
      javafxVersion: '21.0.7',
      mainClass: 'com.example.App',
      debugFlags: ['mcpEnabled'],
    });
  });

  it('passes requests on and gives each its own answer, in whatever order', async () => {
    const first = look();
    const second = agent.toolkit.screenshot(3, within(600_000));
    const one = await agent.request();
    const two = await agent.request();
    expect([one.method, one.params, two.method, two.params]).toEqual([
      'capture',
      none,
      'screenshot',
      { window: 3 },
    ]);
    agent.socket.write(Buffer.from([0, 0, 0, 6, 0x42, 0, 0, 0, two.id, 9]));
    agent.send({ id: one.id, result: { nodes: [] } });
    expect(await second).toEqual(Buffer.from([9]));
    expect(await first).toEqual({ nodes: [] });
  });

  it('sends the time that is left', async () => {
    void look(1500).catch(() => {});
    const { budget } = await agent.request();
    expect(budget).toBeGreaterThan(0);
    expect(budget).toBeLessThanOrEqual(1500);
  });

  it('asks nothing when no time is left', async () => {
    expect(await failure(look(0))).toMatchObject({ name: 'ToolkitTimeout', begun: false });
    expect(agent.received.filter((message) => 'method' in message)).toEqual([]);
  });

  it('never times out before the deadline, even if the agent is early', async () => {
    // By a clock that only the test moves: with any other a busy machine would be late itself.
    let left = 50;
    const deadline = { at: performance.now() + left, remaining: () => left };
    let settled = false;
    const late = failure(agent.toolkit.capture({ ...none, sections: [] }, deadline)).finally(() => {
      settled = true;
    });
    const { id } = await agent.request();
    agent.send({ id, timeout: { begun: true, details: { fxStack: ['a.B.c'] } } });
    // What is answered behind it shows that it has arrived.
    const next = look();
    agent.send({ id: (await agent.request()).id, result: { nodes: [] } });
    await next;
    expect(settled).toBe(false);
    left = 0;
    expect(await late).toMatchObject({
      name: 'ToolkitTimeout',
      begun: true,
      details: { fxStack: ['a.B.c'] },
    });
    expect(deadline.remaining()).toBeLessThanOrEqual(0);
  });

  it('times out by itself when the agent says nothing, and cancels', async () => {
    const late = failure(agent.toolkit.perform(click, { settle: true }, within(200)));
    const { id } = await agent.request();
    expect(await late).toMatchObject({ name: 'ToolkitTimeout', begun: true });
    agent.send({ id, result: { ok: true, window: 1 } });
    void look(1000).catch(() => {});
    await agent.request();
    expect(agent.received).toContainEqual({ id, cancel: true });
  });

  it('tells a failure of the agent from all others', async () => {
    const failed = failure(look());
    agent.send({ id: (await agent.request()).id, error: 'The agent failed: oh.' });
    expect(await failed).toEqual(new Error('The agent failed: oh.'));
  });

  it('counts an action as done when the application ends after it was delivered', async () => {
    const done = agent.toolkit.perform(click, { settle: true }, within(600_000));
    agent.send({ id: (await agent.request()).id, delivered: 2 });
    agent.socket.end();
    expect(await done).toEqual({ ok: true, window: 2 });
  });

  it('answers every caller when the connection ends, and those that come later', async () => {
    const calls = [failure(look()), failure(agent.toolkit.perform(click, { settle: true }, within(600_000)))];
    await agent.request();
    const gone = new Promise((resolve) => {
      agent.toolkit.onEmpty = resolve;
    });
    agent.socket.destroy();
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({
        name: 'ToolkitGone',
        message: 'The JavaFX application (com.example.App, pid 4711) has gone.',
      });
    }
    expect(await gone).toMatchObject({ pid: 4711 });
    expect(agent.toolkit.attached).toBe(false);
    expect(await failure(look())).toMatchObject({ name: 'ToolkitGone' });
  });

  it.each([
    ['an impossible length', Buffer.from([0xff, 0xff, 0xff, 0xff, 0x4a])],
    ['something that is not JSON', Buffer.from([0, 0, 0, 2, 0x4a, 0x7b])],
  ])('closes the connection on %s', async (_, bytes) => {
    const call = failure(look());
    await agent.request();
    agent.socket.write(bytes);
    expect(await call).toMatchObject({ name: 'ToolkitGone' });
  });

  it('ignores answers to what nobody asked', async () => {
    const call = look();
    const { id } = await agent.request();
    agent.socket.write(
      Buffer.concat([encodeFrame({ id: 999, result: 1 }), encodeFrame({ id, result: 'mine' })]),
    );
    expect(await call).toBe('mine');
  });
});
