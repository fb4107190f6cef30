import { expect, test } from 'vitest';
import { UiWatch } from '../watch/ui-watch.js';
import { SessionTable } from './session-table.js';

function start(maxSessions = 2) {
  const clock = { now: 0 };
  const watch = new UiWatch(async () => 'a', { intervalMs: 1000, busy: () => false });
  const table = new SessionTable(watch, { sessionTtlMs: 100, maxSessions }, () => clock.now);
  return { table, clock, watch };
}

test('a session is found until it has been idle for too long', () => {
  const { table, clock } = start();
  const { id } = table.open()!;
  clock.now = 99;
  expect(table.find(id)?.id).toBe(id);
  clock.now = 198;
  expect(table.find(id)?.id).toBe(id);
  clock.now = 298;
  expect([table.find(id), table.size]).toEqual([undefined, 0]);
});

test('there are no more than allowed, and the idle ones make room', () => {
  const { table, clock } = start();
  const first = table.open()!;
  clock.now = 60;
  table.open();
  expect(table.open()).toBeUndefined();
  clock.now = 100;
  expect(table.open()).toBeDefined();
  expect([table.find(first.id), table.size]).toEqual([undefined, 2]);
});

test('a session with a running request or an open stream is not idle', () => {
  const { table, clock } = start();
  const session = table.open()!;
  const running = session.begin(1);
  clock.now = 1000;
  expect(table.find(session.id)).toBe(session);
  clock.now = 2000;
  running.end();
  const stream = { notify() {}, close() {} };
  session.attach(stream);
  clock.now = 3000;
  expect(table.find(session.id)).toBe(session);
  session.detach(stream);
  clock.now = 3100;
  expect(table.find(session.id)).toBeUndefined();
});

test('an ended session lets go of everything, and stays ended', async () => {
  const { table, watch } = start();
  const session = table.open()!;
  const events: string[] = [];
  session.begin(1).signal.addEventListener('abort', () => events.push('aborted'));
  session.attach({ notify() {}, close: () => events.push('closed') });
  await session.interests.subscribe('ui://tree');
  expect(watch.size).toBe(1);
  table.end(session.id);
  table.end(session.id);
  expect([events, watch.size, table.find(session.id), table.size]).toEqual([
    ['aborted', 'closed'],
    0,
    undefined,
    0,
  ]);
});

test('a new stream takes the place of the old one, and only its own end counts', () => {
  const { table } = start();
  const session = table.open()!;
  const closed: string[] = [];
  const stream = (name: string) => ({ notify() {}, close: () => closed.push(name) });
  const [first, second] = [stream('first'), stream('second')];
  session.attach(first);
  session.attach(second);
  session.detach(first);
  expect([closed, session.idleMs()]).toEqual([['first'], 0]);
});
