import { afterEach, expect, test, vi } from 'vitest';
import type { Interest, Subject } from '../watch/ui-watch.js';
import { WatchedSubjects } from './watched-subjects.js';

afterEach(() => void vi.useRealTimers());

/** A watch whose looks end when the test says so. */
function start() {
  const looks: { subject: Subject; signal: AbortSignal; end(seen: string): void }[] = [];
  const watched = new Set<Interest>();
  const told: Subject[] = [];
  const watch = {
    see: (subject: Subject, signal: AbortSignal) =>
      new Promise<string>((end) => looks.push({ subject, signal, end })),
    add: (interest: Interest) => void watched.add(interest),
    remove: (interest: Interest) => void watched.delete(interest),
  };
  const interests = new WatchedSubjects(watch, (subject) => told.push(subject), 1000);
  return { looks, watched, told, interests };
}

const seenOf = (watched: Set<Interest>) => [...watched].map(({ subject, seen }) => [subject, seen]);

test('a subject is looked at once and watched until its last holder lets go', async () => {
  const { looks, watched, told, interests } = start();
  const [first, second] = [new AbortController(), new AbortController()];
  const holding = [first, second].map(({ signal }) => interests.hold(['ui://tree'], signal));
  expect(looks).toHaveLength(1);
  looks[0]!.end('a');
  await Promise.all(holding);
  expect(seenOf(watched)).toEqual([['ui://tree', 'a']]);
  for (const interest of watched) interest.tell();
  expect(told).toEqual(['ui://tree']);
  first.abort();
  expect(watched.size).toBe(1);
  second.abort();
  expect(watched.size).toBe(0);
});

test('who joins while the first look is under way waits for it, too', async () => {
  const { looks, interests } = start();
  const { signal } = new AbortController();
  const order: string[] = [];
  const first = interests.hold([null], signal);
  const second = interests.hold([null], signal).then(() => order.push('held'));
  await Promise.resolve();
  order.push('looked');
  looks[0]!.end('a');
  await Promise.all([first, second]);
  expect(order).toEqual(['looked', 'held']);
});

test('all looks together have one deadline; what was not seen by then counts as changed', async () => {
  vi.useFakeTimers();
  const { looks, watched, interests } = start();
  const holding = interests.hold(['a', 'b', 'c'], new AbortController().signal);
  looks[0]!.end('1');
  await vi.advanceTimersByTimeAsync(1000);
  await holding;
  looks[1]!.end('too late');
  await vi.advanceTimersByTimeAsync(1000);
  expect([looks.map(({ subject }) => subject), seenOf(watched), vi.getTimerCount()]).toEqual([
    ['a', 'b'],
    [
      ['a', '1'],
      ['b', undefined],
      ['c', undefined],
    ],
    0,
  ]);
});

test('who leaves ends the look that is under way and begins no other', async () => {
  const { looks, watched, interests } = start();
  const caller = new AbortController();
  const holding = interests.hold(['a', 'b'], caller.signal);
  caller.abort();
  await holding;
  looks[0]!.end('1');
  await Promise.resolve();
  expect([looks.map(({ subject, signal }) => [subject, signal.aborted]), watched.size]).toEqual([
    [['a', true]],
    0,
  ]);
  await interests.hold(['a'], caller.signal);
  expect(looks).toHaveLength(1);
});

test('a look that somebody else waits for goes on', async () => {
  const { looks, watched, interests } = start();
  const caller = new AbortController();
  const first = interests.hold(['a'], caller.signal);
  const second = interests.hold(['a'], new AbortController().signal);
  caller.abort();
  expect(looks[0]!.signal.aborted).toBe(false);
  looks[0]!.end('1');
  await Promise.all([first, second]);
  expect(seenOf(watched)).toEqual([['a', '1']]);
});
