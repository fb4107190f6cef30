import { describe, expect, test, vi } from 'vitest';
import type { HomePort } from '../home/port.js';
import { FileFailed, HomeBusy, HomeGone } from '../home/port-errors.js';
import { EmbeddedHome } from '../homes/headless/embedded-home.js';
import { createEmbeddedPort } from '../homes/headless/embedded-port.js';
import { TestHome } from '../testing/test-home.js';

const wall = { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 };

function withPort(change: (port: HomePort) => Partial<HomePort>, timeoutMs = 600_000) {
  const home = new EmbeddedHome();
  const port = createEmbeddedPort(home);
  return { home, test: new TestHome({ port: { ...port, ...change(port) }, timeoutMs }) };
}

describe('a call', () => {
  test('that the home never answers is answered at its deadline, and the next one works', async () => {
    let calls = 0;
    const { test: home } = withPort(
      (port) => ({
        apply: (...args) => (calls++ === 0 ? new Promise(() => {}) : port.apply(...args)),
      }),
      3000,
    );
    expect((await home.reply('create_wall', wall)) as object).toMatchObject({
      ok: false,
      error: { code: 'SH3D_TIMEOUT', details: { timeoutMs: 3000, begun: true } },
    });
    expect(await home.reply('get_state')).toMatchObject({ ok: true });
  });

  test('that waits too long for another never begins', async () => {
    const begun: string[] = [];
    const { home, test: calls } = withPort(
      (port) => ({
        state: async (id, call) => {
          begun.push('state');
          await new Promise((resolve) => setTimeout(resolve, begun.length === 1 ? 0 : 6000));
          return port.state(id, call);
        },
      }),
      3000,
    );
    // Both arrive at the same time, so that the second one is late as soon as the first one is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const replies = [calls.reply('get_state'), calls.reply('create_wall', wall)];
    clock.mockRestore();
    const [first, second] = await Promise.all(replies);
    expect(first).toMatchObject({ ok: false, error: { details: { begun: true } } });
    expect(second).toMatchObject({ ok: false, error: { code: 'SH3D_TIMEOUT', details: { begun: false } } });
    expect(home.records.walls).toEqual([]);
  });

  test.each([
    [new HomeGone(), 'SH3D_NOT_ATTACHED', {}],
    [new HomeBusy(), 'SH3D_CONFLICT', { reason: 'USER_IS_EDITING' }],
    [new FileFailed('The disk is full.'), 'SH3D_IO', { reason: 'FAILED' }],
    [new Error('at /home/somebody/secret.ts'), 'SH3D_INTERNAL', {}],
  ])('that fails with %s is answered with %s', async (error, code, details) => {
    const { test: home } = withPort(() => ({ apply: () => Promise.reject(error) }));
    const reply = await home.reply('create_wall', wall);
    expect(reply).toMatchObject({ ok: false, error: { code, details } });
    expect(reply.text).not.toContain('secret');
  });

  test('finds nothing where no application is attached', async () => {
    const { test: home } = withPort(() => ({ attached: false }));
    expect(await home.reply('get_state')).toMatchObject({ ok: false, error: { code: 'SH3D_NOT_ATTACHED' } });
  });

  test('names the home that it is about', async () => {
    const { test: home } = withPort(() => ({}));
    expect(await home.reply('get_state', { home: 'home-1' })).toMatchObject({ ok: true });
    expect(await home.reply('get_state', { home: 'home-9' })).toMatchObject({
      ok: false,
      error: { code: 'SH3D_NOT_FOUND', details: { kind: 'home', asked: 'home-9', nearest: ['home-1'] } },
    });
  });
});

test('a batch that a fault ends leaves nothing behind', async () => {
  const { home, test: calls } = withPort((port) => ({
    apply: (id, label, changes, call) =>
      label === 'Add label' ? Promise.reject(new Error('a fault')) : port.apply(id, label, changes, call),
  }));
  const commands = [
    { action: 'create_wall', params: wall },
    { action: 'add_label', params: { text: 'x', x: 0, y: 0 } },
  ];
  const reply = await calls.reply('batch_commands', { commands, onError: 'continue' });
  expect(reply).toMatchObject({ ok: false, error: { code: 'SH3D_INTERNAL' } });
  expect([home.records.walls, home.undo()]).toEqual([[], false]);
  expect(await calls.reply('create_wall', wall)).toMatchObject({ ok: true });
});
