import { expect, test } from 'vitest';
import type { Interest, Subject } from '../watch/ui-watch.js';
import { SharedInterests } from './shared-interests.js';

/** A watch whose looks end when the test says so. */
function start() {
  const looks: ((seen: string) => void)[] = [];
  const watched = new Set<Interest>();
  const told: Subject[] = [];
  const watch = {
    see: () => new Promise<string>((resolve) => looks.push(resolve)),
    add: (interest: Interest) => void watched.add(interest),
    remove: (interest: Interest) => void watched.delete(interest),
  };
  return { looks, watched, told, interests: new SharedInterests(watch, (subject) => told.push(subject)) };
}

test('a subject is looked at once and watched until its last holder lets go', async () => {
  const { looks, watched, told, interests } = start();
  const holding = [interests.hold(['ui://tree']), interests.hold(['ui://tree'])];
  expect(looks).toHaveLength(1);
  looks[0]!('a');
  const [first, second] = await Promise.all(holding);
  expect([...watched]).toMatchObject([{ subject: 'ui://tree', seen: 'a' }]);
  for (const interest of watched) interest.tell();
  expect(told).toEqual(['ui://tree']);
  first!();
  first!();
  expect(watched.size).toBe(1);
  second!();
  expect(watched.size).toBe(0);
});

test('who joins while the first look is under way waits for it, too', async () => {
  const { looks, interests } = start();
  const order: string[] = [];
  const first = interests.hold([null]);
  const second = interests.hold([null]).then(() => order.push('held'));
  await Promise.resolve();
  order.push('looked');
  looks[0]!('a');
  await Promise.all([first, second]);
  expect(order).toEqual(['looked', 'held']);
});
