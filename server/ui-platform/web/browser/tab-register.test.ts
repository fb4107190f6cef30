import { afterEach, expect, test, vi } from 'vitest';
import type { ToTab } from '../frontend/conserve/tab-messages.js';
import { TabRegister } from '../frontend/conserve/tab-register.js';

/** Locks of a browser in which the test says who holds what. */
class Locks {
  readonly held = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  query = async () => ({ held: [...this.held].map((name) => ({ name })) });

  request = (name: string, granted: () => unknown) =>
    new Promise<void>((resolve) => {
      const grant = (): void => {
        granted();
        resolve();
      };
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), grant]);
    });

  /** The holder has closed or crashed. */
  release(name: string): void {
    this.held.delete(name);
    for (const grant of this.#waiting.get(name) ?? []) grant();
  }
}

function browser() {
  const locks = new Locks();
  vi.stubGlobal('navigator', { locks });
  const register = new TabRegister('1');
  const open = (
    tab: string,
    { conserve = true, answers = true, role = undefined as 'active' | undefined } = {},
  ) => {
    locks.held.add(`ui-platform/1/tab/${tab}`);
    const told: ToTab[] = [];
    const say = register.register({ type: 'register', tab, conserve, role }, {
      postMessage: (message: ToTab) => {
        told.push(message);
        if (message.type === 'are-you-there' && answers) say({ type: 'here' });
      },
    } as unknown as MessagePort);
    const roles = () => told.flatMap((message) => (message.type === 'role' ? [message.role] : []));
    return { told, roles, close: () => locks.release(`ui-platform/1/tab/${tab}`), say };
  };
  return { locks, open };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('decides one after the other, so that of tabs that come together one is active', async () => {
  const { open } = browser();
  const tabs = ['a', 'b', 'c', 'd'].map((name) => open(name));
  await expect
    .poll(() => tabs.map((tab) => tab.roles()))
    .toEqual([['active'], ['duplicate'], ['duplicate'], ['duplicate']]);
});

test('a worker that has just begun believes the locks of those that it does not know', async () => {
  const { locks, open } = browser();
  locks.held.add('ui-platform/1/active/before');
  const tab = open('a');
  await expect.poll(tab.roles).toEqual(['duplicate']);
});

test('locks of another session mean nothing', async () => {
  const { locks, open } = browser();
  locks.held.add('ui-platform/11/active/before');
  const tab = open('a');
  await expect.poll(tab.roles).toEqual(['active']);
});

test('a tab that is being closed holds its lock still, but does not count', async () => {
  // The register never loses patience before the tab is closed.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { open } = browser();
  const first = open('a', { answers: false });
  await expect.poll(first.roles).toEqual(['active']);
  const second = open('b');
  await expect.poll(() => first.told.some(({ type }) => type === 'are-you-there')).toBe(true);
  first.close();
  await expect.poll(second.roles).toEqual(['active']);
});

test('a tab that is too busy to answer counts', async () => {
  const { open } = browser();
  const first = open('a', { answers: false });
  await expect.poll(first.roles).toEqual(['active']);
  const second = open('b');
  await expect.poll(second.roles).toEqual(['duplicate']);
});

test('who yielded is told when the last one has gone, and not before', async () => {
  const { open } = browser();
  const first = open('a', { conserve: false, role: 'active' });
  const second = open('b', { conserve: false, role: 'active' });
  const third = open('c');
  await expect.poll(third.roles).toEqual(['duplicate']);
  first.close();
  await expect
    .poll(() => second.told.filter(({ type }) => type === 'are-you-there').length)
    .toBeGreaterThan(1);
  expect(third.told.map(({ type }) => type)).not.toContain('alone');
  second.close();
  await expect.poll(() => third.told.map(({ type }) => type)).toContain('alone');
});

test('the active one is asked to notify, not who asks', async () => {
  const { open } = browser();
  const first = open('a');
  await expect.poll(first.roles).toEqual(['active']);
  const second = open('b');
  await expect.poll(second.roles).toEqual(['duplicate']);
  second.say({ type: 'notify' });
  expect(first.told.at(-1)).toEqual({ type: 'notify' });
  expect(second.told.map(({ type }) => type)).not.toContain('notify');
});
