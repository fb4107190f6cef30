import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlinePassed, deadlineAfter } from './deadline.js';
import { CallAborted, CallQueue, Lanes, QueueFull } from './queue.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const turn = (client: string, timeoutMs = 1000, signal?: AbortSignal) => ({
  deadline: deadlineAfter(performance.now(), timeoutMs),
  client,
  signal,
});

/** Work that ends when it is told to. */
function work(log: string[], name: string) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = async () => {
    log.push(name);
    await finished;
    return name;
  };
  return { run, finish };
}

describe('CallQueue', () => {
  it('lets one call run at a time and keeps the order of one caller', async () => {
    const queue = new CallQueue(10);
    const log: string[] = [];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => work(log, name));
    const calls = [a, b, c].map((one) => queue.run(turn('x'), one!.run));
    expect(log).toEqual(['a']);
    a!.finish();
    await calls[0];
    expect(log).toEqual(['a', 'b']);
    b!.finish();
    c!.finish();
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'c']);
  });

  it('goes on after a call that fails', async () => {
    const queue = new CallQueue(10);
    const failing = queue.run(turn('x'), () => Promise.reject(new Error('broken')));
    const next = queue.run(turn('x'), async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('lets callers take turns, however many calls each has waiting', async () => {
    const queue = new CallQueue(10);
    const log: string[] = [];
    const calls = ['x1', 'x2', 'x3', 'x4', 'y1', 'y2', 'z1'].map((name) =>
      queue.run(turn(name[0]!), async () => {
        log.push(name);
      }),
    );
    await Promise.all(calls);
    expect(log).toEqual(['x1', 'x2', 'y1', 'z1', 'x3', 'y2', 'x4']);
  });

  it('refuses a call when as many wait as may, and says when to try again', async () => {
    const queue = new CallQueue(2);
    const log: string[] = [];
    const first = work(log, 'first');
    const calls = [queue.run(turn('x', 700), first.run)];
    calls.push(queue.run(turn('x'), async () => 'second'));
    calls.push(queue.run(turn('y'), async () => 'third'));
    const refused = queue.run(turn('z'), async () => 'never');
    await expect(refused).rejects.toEqual(new QueueFull(700));
    first.finish();
    expect(await Promise.all(calls)).toEqual(['first', 'second', 'third']);
    expect(await queue.run(turn('z'), async () => 'room again')).toBe('room again');
  });

  it('answers a waiting call at its deadline, not before, and never begins it', async () => {
    const queue = new CallQueue(10);
    const log: string[] = [];
    const first = work(log, 'first');
    const running = queue.run(turn('x', 5000), first.run);
    const outcome = vi.fn();
    queue.run(turn('x', 300), work(log, 'late').run).catch(outcome);
    await vi.advanceTimersByTimeAsync(299);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(new DeadlinePassed(false));
    first.finish();
    await running;
    expect(log).toEqual(['first']);
  });

  it('never begins a call whose deadline has passed when its turn comes', async () => {
    const queue = new CallQueue(10);
    const late = { deadline: { at: 0, remaining: () => 0 }, client: 'x' };
    const run = vi.fn();
    await expect(queue.run(late, run)).rejects.toEqual(new DeadlinePassed(false));
    expect(run).not.toHaveBeenCalled();
  });

  it('lets a caller leave the queue', async () => {
    const queue = new CallQueue(1);
    const log: string[] = [];
    const first = work(log, 'first');
    const running = queue.run(turn('x'), first.run);
    const caller = new AbortController();
    const waiting = queue.run(turn('x', 1000, caller.signal), work(log, 'left').run);
    caller.abort();
    await expect(waiting).rejects.toEqual(new CallAborted());
    const next = queue.run(turn('y'), async () => 'next');
    first.finish();
    expect(await Promise.all([running, next])).toEqual(['first', 'next']);
    expect(log).toEqual(['first']);
    await expect(queue.run(turn('x', 1000, caller.signal), work(log, 'gone').run)).rejects.toEqual(
      new CallAborted(),
    );
  });

  it('leaves no timer behind', async () => {
    const queue = new CallQueue(10);
    await Promise.all(['a', 'b', 'c'].map((client) => queue.run(turn(client), async () => {})));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Lanes', () => {
  it('let calls of one lane take turns, and those of another pass', async () => {
    const lanes = new Lanes(10);
    const log: string[] = [];
    const first = work(log, 'first');
    const calls = [
      lanes.run('a', turn('x'), first.run),
      lanes.run('a', turn('x'), work(log, 'second').run),
      lanes.run('b', turn('x'), async () => log.push('other')),
    ];
    await calls[2];
    expect(log).toEqual(['first', 'other']);
    first.finish();
    await calls[0];
    expect(log).toEqual(['first', 'other', 'second']);
  });

  it('forget a lane that nobody uses, however its calls ended', async () => {
    const lanes = new Lanes(1);
    const first = work([], 'first');
    const running = lanes.run('a', turn('x'), first.run);
    const waiting = lanes.run('a', turn('x'), () => 'second');
    await expect(lanes.run('a', turn('x'), () => 'third')).rejects.toEqual(new QueueFull(1000));
    expect(lanes.size).toBe(1);
    first.finish();
    expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
    await expect(lanes.run('b', turn('x'), () => Promise.reject(new Error('broken')))).rejects.toThrow();
    await expect(lanes.run('c', turn('x', 0), () => 'late')).rejects.toEqual(new DeadlinePassed(false));
    await expect(lanes.run('d', turn('x', 9, AbortSignal.abort()), () => 'gone')).rejects.toEqual(
      new CallAborted(),
    );
    expect(lanes.size).toBe(0);
  });
});
