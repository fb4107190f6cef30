import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Interest, type Subject, UiWatch } from './ui-watch.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const state = { busy: false, digest: 'a' as string | undefined, looks: [] as Subject[] };
  const watch = new UiWatch(
    async (subject) => {
      state.looks.push(subject);
      return state.digest;
    },
    { intervalMs: 100, busy: () => state.busy },
  );
  const told: Subject[] = [];
  const interest = (subject: Subject, seen: string | undefined = 'a'): Interest => ({
    subject,
    seen,
    tell: () => told.push(subject),
  });
  return { state, watch, told, interest };
}

test('nothing is looked at while nobody has an interest', async () => {
  const { state, watch, interest } = start();
  const one = interest('ui://tree');
  watch.add(one);
  watch.remove(one);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state.looks, vi.getTimerCount()]).toEqual([[], 0]);
});

test('each change is told once, to all who saw something else', async () => {
  const { state, watch, told, interest } = start();
  watch.add(interest('ui://tree'));
  watch.add(interest('ui://tree', 'b'));
  watch.add(interest(null, 'b'));
  state.digest = 'b';
  await vi.advanceTimersByTimeAsync(100);
  expect([told, state.looks]).toEqual([['ui://tree'], ['ui://tree', null]]);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['ui://tree']);
  watch.close();
});

test('what could not be found out is no change', async () => {
  const { state, watch, told, interest } = start();
  watch.add(interest('ui://tree'));
  state.digest = undefined;
  await vi.advanceTimersByTimeAsync(300);
  expect([told, state.looks.length]).toEqual([[], 3]);
  state.digest = 'b';
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(['ui://tree']);
  watch.close();
});

test('calls go first, but not for ever', async () => {
  const { state, watch, interest } = start();
  watch.add(interest('ui://tree'));
  state.busy = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.looks).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(state.looks).toEqual(['ui://tree']);
  watch.close();
});

/** When looks begin that take so long, from the first one on. */
async function looksThatTake(lookMs: number, withinMs: number): Promise<number[]> {
  const looks: number[] = [];
  const watch = new UiWatch(
    async () => {
      looks.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      return 'a';
    },
    { intervalMs: 100, busy: () => false },
  );
  watch.add({ subject: null, seen: 'a', tell() {} });
  await vi.advanceTimersByTimeAsync(withinMs);
  watch.close();
  return looks.map((at) => at - looks[0]!);
}

test('the next look waits twenty times as long as the last one took', async () => {
  expect(await looksThatTake(50, 1300)).toEqual([0, 1050]);
});

test('after a look at an application that hung, the next one comes in five seconds', async () => {
  expect(await looksThatTake(4000, 10_000)).toEqual([0, 9000]);
});

test('a closed watch has no interests and takes none', () => {
  const { watch, interest } = start();
  watch.add(interest('ui://tree'));
  watch.close();
  watch.add(interest('ui://tree'));
  expect([watch.size, vi.getTimerCount()]).toEqual([0, 0]);
});
