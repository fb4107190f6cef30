import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToolReply } from '../../calls/engine.js';
import type { RawAction } from '../scene/port.js';
import { ToolkitTimeout } from '../scene/port.js';
import { engineOver, errorOf } from './testing/call.js';
import { FakeToolkit, node, resetUids, stage } from './testing/fake-toolkit.js';

let toolkit: FakeToolkit;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  resetUids();
  toolkit = new FakeToolkit([stage('Main', node('Button'), { focused: true })]);
  toolkit.screenshot = async (_window, deadline) => {
    await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
    return null;
  };
});
afterEach(() => void vi.useRealTimers());

const click = { type: 'click', target: { ref: { uid: 'u-1' } } };
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** When the reply came, in milliseconds from now. */
async function timed(reply: Promise<ToolReply>): Promise<{ reply: ToolReply; after: number }> {
  const start = performance.now();
  return { reply: await reply, after: performance.now() - start };
}

describe('a UI thread that hangs', () => {
  it.each([
    ['ui_get_snapshot', {}],
    ['ui_query', { selector: { css: '*' } }],
    ['ui_get_node', { ref: { uid: 'u-1' } }],
    ['ui_screenshot', {}],
  ])('makes %s time out at the deadline of the server', async (tool, input) => {
    toolkit.block();
    const answer = timed(engineOver(toolkit, { fxTimeoutMs: 400 }).call(tool, input));
    await vi.advanceTimersByTimeAsync(1000);
    const { reply, after } = await answer;
    expect([errorOf(reply), after]).toEqual([
      {
        code: 'MCP_UI_TIMEOUT',
        message: 'The UI thread did not finish within 400 ms.',
        details: { timeoutMs: 400 },
      },
      400,
    ]);
  });

  it('makes ui_perform time out at its own deadline, and what had not begun never begins', async () => {
    const release = toolkit.block();
    const { call } = engineOver(toolkit, { fxTimeoutMs: 5000 });
    const answer = timed(call('ui_perform', { actions: [click], timeoutMs: 250 }));
    await vi.advanceTimersByTimeAsync(1000);
    const { reply, after } = await answer;
    expect([errorOf(reply), after]).toEqual([
      {
        code: 'MCP_UI_TIMEOUT',
        message: 'The UI thread did not finish within 250 ms. Action 0 (click) had not begun and never will.',
        details: { timeoutMs: 250, results: [], startedIndex: null },
      },
      250,
    ]);
    release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(toolkit.performed).toEqual([]);
    expect((await call('ui_get_snapshot')).ok).toBe(true);
  });

  it('gives ui_perform 5000 ms when the call does not say, whatever the server waits for reads', async () => {
    toolkit.block();
    const answer = timed(engineOver(toolkit, { fxTimeoutMs: 100 }).call('ui_perform', { actions: [click] }));
    await vi.advanceTimersByTimeAsync(6000);
    expect((await answer).after).toBe(5000);
  });
});

describe('a deadline', () => {
  it('runs from the arrival of the call', async () => {
    toolkit.block();
    const { engine } = engineOver(toolkit, { fxTimeoutMs: 400 });
    const arrivedAt = performance.now();
    await vi.advanceTimersByTimeAsync(300);
    const answer = timed(engine.call('ui_get_snapshot', {}, { arrivedAt }));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).after).toBe(100);
  });

  it('passes while the call waits for others, and then it never begins', async () => {
    const release = toolkit.block();
    const { call } = engineOver(toolkit, { fxTimeoutMs: 1000 });
    const first = call('ui_get_snapshot');
    const answer = timed(call('ui_perform', { actions: [click], timeoutMs: 300 }));
    await vi.advanceTimersByTimeAsync(500);
    const { reply, after } = await answer;
    expect([errorOf(reply), after]).toEqual([
      {
        code: 'MCP_UI_TIMEOUT',
        message:
          'The UI thread did not finish within 300 ms. It waited for other calls; nothing had begun, and nothing will.',
        details: { timeoutMs: 300, results: [], startedIndex: null },
      },
      300,
    ]);
    release();
    expect((await first).ok).toBe(true);
    expect(toolkit.performed).toEqual([]);
  });

  it('that passes between two actions lets nothing further begin', async () => {
    toolkit.act = async () => {
      await sleep(200);
      return { ok: true, window: 1 };
    };
    const { call } = engineOver(toolkit);
    const answer = call('ui_perform', { actions: [click, click, click], timeoutMs: 400 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(errorOf(await answer)).toEqual({
      code: 'MCP_UI_TIMEOUT',
      message: 'The UI thread did not finish within 400 ms. Action 2 (click) had not begun and never will.',
      details: {
        timeoutMs: 400,
        results: [
          { ok: true, type: 'click' },
          { ok: true, type: 'click' },
        ],
        startedIndex: null,
      },
    });
    expect(toolkit.performed).toHaveLength(2);
  });

  it('that passes while a target is resolved lets its action not begin', async () => {
    const capture = toolkit.capture.bind(toolkit);
    toolkit.capture = async (request, deadline) => {
      await sleep(350);
      return capture(request, deadline);
    };
    const ref = { path: '/stages[0]/scene/root' };
    const { call } = engineOver(toolkit);
    const answer = call('ui_perform', { actions: [{ type: 'click', target: { ref } }], timeoutMs: 600 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(errorOf(await answer).details).toEqual({ timeoutMs: 600, results: [], startedIndex: null });
    expect(toolkit.performed).toEqual([]);
  });

  it('that passes during an action says that it may still complete', async () => {
    toolkit.act = (action: RawAction) => {
      if (action.type !== 'pressKey') return { ok: true, window: 1 };
      throw new ToolkitTimeout(true, { thread: 'busy', startedIndex: 77, timeoutMs: 1 });
    };
    const reply = await engineOver(toolkit).call('ui_perform', {
      actions: [click, { type: 'pressKey', key: 'A' }],
    });
    expect(errorOf(reply)).toEqual({
      code: 'MCP_UI_TIMEOUT',
      message:
        'The UI thread did not finish within 5000 ms. Action 1 (pressKey) had begun and may still complete.',
      details: { thread: 'busy', timeoutMs: 5000, results: [{ ok: true, type: 'click' }], startedIndex: 1 },
    });
    expect(reply.text).toContain('may still complete');
  });

  it('holds even for a toolkit that never answers', async () => {
    toolkit.perform = () => new Promise(() => {});
    const { call } = engineOver(toolkit);
    const answer = timed(call('ui_perform', { actions: [click], timeoutMs: 300 }));
    await vi.advanceTimersByTimeAsync(1000);
    const { reply, after } = await answer;
    expect([errorOf(reply).details, after]).toEqual([{ timeoutMs: 300, results: [], startedIndex: 0 }, 500]);
    expect((await call('ui_get_snapshot')).ok).toBe(true);
  });

  it('leaves no timer behind when it was not needed', async () => {
    await engineOver(toolkit).call('ui_perform', { actions: [click, click] });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the queue', () => {
  it('refuses the 257th call that would wait, doing nothing', async () => {
    const release = toolkit.block();
    const { call } = engineOver(toolkit);
    const running = call('ui_get_snapshot');
    const waiting = Array.from({ length: 256 }, () => call('ui_get_snapshot'));
    const reply = await call('ui_perform', { actions: [click] });
    expect(errorOf(reply)).toEqual({
      code: 'MCP_UI_BUSY',
      message: 'Too many calls are waiting. Nothing was done; there may be room in 5000 ms.',
      details: { retryAfterMs: 5000 },
    });
    release();
    const replies = await Promise.all([running, ...waiting]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(257);
    expect(toolkit.performed).toEqual([]);
  });

  it('gives every caller its turn', async () => {
    const order: string[] = [];
    const { call } = engineOver(toolkit);
    const ask = (client: string) => call('ui_get_snapshot', {}, { client }).then(() => order.push(client));
    await Promise.all(['a', 'a', 'a', 'b'].map(ask));
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });
});

describe('a caller that goes away', () => {
  it('takes its waiting call along', async () => {
    const release = toolkit.block();
    const { call } = engineOver(toolkit);
    const caller = new AbortController();
    const first = call('ui_get_snapshot');
    const gone = call('ui_perform', { actions: [click] }, { signal: caller.signal });
    caller.abort();
    expect(errorOf(await gone).message).toBe('The caller cancelled the call.');
    release();
    await first;
    expect(toolkit.performed).toEqual([]);
  });

  it('stops a sequence between two actions', async () => {
    const caller = new AbortController();
    toolkit.act = () => {
      caller.abort();
      return { ok: true, window: 1 };
    };
    const reply = await engineOver(toolkit).call(
      'ui_perform',
      { actions: [click, click] },
      { signal: caller.signal },
    );
    expect(errorOf(reply).message).toBe('The caller cancelled the call.');
    expect(toolkit.performed).toHaveLength(1);
  });
});
