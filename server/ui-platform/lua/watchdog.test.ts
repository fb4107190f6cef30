import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function watchdog() {
  const tooLong = vi.fn();
  return { dog: new Watchdog(tooLong), tooLong };
}

test('notices what takes too long, when it does and once', () => {
  const { dog, tooLong } = watchdog();
  dog.begin(100);
  vi.advanceTimersByTime(99);
  expect(tooLong).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tooLong).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(tooLong).toHaveBeenCalledOnce();
});

test('gives each of many the whole time', () => {
  const { dog, tooLong } = watchdog();
  for (let i = 0; i < 10; i++) {
    dog.begin(100);
    vi.advanceTimersByTime(90);
    dog.end();
  }
  dog.begin(100);
  vi.advanceTimersByTime(99);
  expect(tooLong).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tooLong).toHaveBeenCalledOnce();
});

test('notices in time when the next one has less time', () => {
  const { dog, tooLong } = watchdog();
  dog.begin(10_000);
  dog.end();
  dog.begin(100);
  vi.advanceTimersByTime(100);
  expect(tooLong).toHaveBeenCalledOnce();
});

test('sets one timer for many, and none when there was nothing for so long', () => {
  const { dog, tooLong } = watchdog();
  for (let i = 0; i < 10; i++) {
    dog.begin(100);
    dog.end();
  }
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
  expect(tooLong).not.toHaveBeenCalled();
});

test('keeps the program alive only meanwhile', () => {
  vi.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const { dog } = watchdog();
  const before = timers();
  for (let i = 0; i < 2; i++) {
    dog.begin(60_000);
    expect(timers()).toBe(before + 1);
    dog.end();
    expect(timers()).toBe(before);
  }
});
