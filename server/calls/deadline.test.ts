import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atDeadline, deadlineAfter } from './deadline.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('deadlineAfter', () => {
  it('runs from the arrival of the call', () => {
    const arrivedAt = performance.now();
    vi.advanceTimersByTime(300);
    const deadline = deadlineAfter(arrivedAt, 1000);
    expect([deadline.at - arrivedAt, deadline.remaining()]).toEqual([1000, 700]);
    vi.advanceTimersByTime(800);
    expect(deadline.remaining()).toBe(-100);
  });
});

describe('atDeadline', () => {
  it('waits again when a timer fires early', async () => {
    const left = [5, 0.4, 0.2, 0];
    const passed = vi.fn();
    atDeadline({ at: 0, remaining: () => left.shift() ?? 0 }, passed);
    await vi.advanceTimersByTimeAsync(5);
    expect(passed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(passed).toHaveBeenCalledOnce();
  });

  it('can be cancelled', async () => {
    const passed = vi.fn();
    atDeadline(deadlineAfter(performance.now(), 10), passed)();
    await vi.advanceTimersByTimeAsync(100);
    expect(passed).not.toHaveBeenCalled();
  });
});
