import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { bodyTextOf, notificationsOf, openTab, roleOf, socketsOf } from '../browser/in-page.js';
import { application } from '../browser/scene.js';
import { becomes, openWindow, type WindowOptions } from '../browser/tabs.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';

const message = 'Session is already open';

interface Tabs {
  readonly sessionId: string;
  readonly window: BrowserContext;
  /** A tab that was opened by a program, so that it may close itself. */
  open(query?: string, sessionId?: string): Promise<Page>;
}

async function tabsOf(t: CheckContext, options?: WindowOptions): Promise<Tabs> {
  const window = await openWindow(t, options);
  const { sessionId } = await application(t, '<h1 id="application">the application</h1>');
  const start = await window.newPage();
  // A page of the platform that registers nowhere: what opens a tab has to be of some origin.
  await start.goto(`${t.project.url}/987654321/`);
  return {
    sessionId,
    window,
    async open(query = '?conserve=true', of = sessionId) {
      const opened = window.waitForEvent('page');
      await openTab(start, `${t.project.url}/${of}/${query}`);
      return opened;
    },
  };
}

/** States what a tab comes to be. */
const isRole = (t: CheckContext, page: Page, role: string, what: string): Promise<void> =>
  becomes(t, `data-role of ${what}`, role, () => roleOf(page));

/** A tab that shows the application, and one that finds it there. */
async function twoTabs(
  t: CheckContext,
  options?: WindowOptions,
): Promise<Tabs & { first: Page; second: Page }> {
  const tabs = await tabsOf(t, options);
  const first = await tabs.open();
  await t.given('conserve-role', () => isRole(t, first, 'active', 'the first tab'));
  return { ...tabs, first, second: await tabs.open() };
}

/** One session in several tabs. */
export const conserveChecks = {
  'conserve-role': async (t) => {
    const tabs = await tabsOf(t);
    await isRole(t, await tabs.open(), 'active', 'the first tab');
    await isRole(t, await tabs.open(), 'duplicate', 'the second tab');
  },

  'conserve-yields': async (t) => {
    const { first, second } = await twoTabs(t);
    await becomes(t, 'the application in the first tab', 1, () => first.locator('#application').count());
    await becomes(t, 'the text of the second tab', true, async () =>
      (await bodyTextOf(second)).includes(message),
    );
    t.equal(await socketsOf(second), 0, 'WebSockets of the second tab');
    t.equal(await second.locator('#application').count(), 0, 'the application in the second tab');
    t.expect((await socketsOf(first)) > 0, 'a WebSocket of the first tab', 'none');
  },

  'conserve-page': async (t) => {
    const { second } = await twoTabs(t);
    await becomes(t, `whether the second tab says "${message}"`, true, async () =>
      (await bodyTextOf(second)).includes(message),
    );
    const link = second.getByText('Close this page', { exact: true });
    t.equal(await link.count(), 1, 'links "Close this page"');
    const closed = second.waitForEvent('close', { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    await link.click().catch(() => {});
    t.expect(await closed, 'the link to close the page', 'it is still open');
  },

  'conserve-notifies': async (t) => {
    const { first, second, sessionId } = await twoTabs(t, { notifications: true });
    const notified = async (): Promise<boolean> => {
      const all = [...(await notificationsOf(first)), ...(await notificationsOf(second))];
      return all.some((text) => text.includes(`Session ${sessionId} is already active in another tab.`));
    };
    await becomes(t, 'whether there is a notification with that sentence', true, notified);
  },

  'conserve-quiet': async (t) => {
    const { first, second } = await twoTabs(t);
    await becomes(t, `whether the second tab says "${message}"`, true, async () =>
      (await bodyTextOf(second)).includes(message),
    );
    t.equal(await second.getByText('Close this page', { exact: true }).count(), 1, 'links "Close this page"');
    t.equal([...(await notificationsOf(first)), ...(await notificationsOf(second))], [], 'notifications');
  },

  'conserve-one': async (t) => {
    const tabs = await tabsOf(t);
    const pages = await Promise.all(Array.from({ length: 4 }, () => tabs.window.newPage()));
    await Promise.all(pages.map((page) => page.goto(`${t.project.url}/${tabs.sessionId}/?conserve=true`)));
    const roles = async (): Promise<(string | null)[]> => (await Promise.all(pages.map(roleOf))).sort();
    await becomes(t, 'the roles of four tabs', ['active', 'duplicate', 'duplicate', 'duplicate'], roles);
    // Nobody changes afterwards, either.
    await sleep(300);
    t.equal(await roles(), ['active', 'duplicate', 'duplicate', 'duplicate'], 'the roles a little later');
  },

  'conserve-closed': async (t) => {
    const { first, second, open } = await twoTabs(t);
    await t.given('conserve-role', () => isRole(t, second, 'duplicate', 'the second tab'));
    await Promise.all([first.close(), second.close()]);
    await isRole(t, await open(), 'active', 'a tab after all others were closed');
  },

  'conserve-crashed': async (t) => {
    const tabs = await tabsOf(t);
    const first = await tabs.open();
    await t.given('conserve-role', () => isRole(t, first, 'active', 'the first tab'));
    const crashed = first.waitForEvent('crash', { timeout: 15_000 }).then(
      () => true,
      () => false,
    );
    await first.goto('chrome://crash', { timeout: 15_000 }).catch(() => {});
    if (!(await crashed)) return t.skip('this browser cannot be made to crash a tab');
    await isRole(t, await tabs.open(), 'active', 'a tab after the other one crashed');
  },

  'conserve-unasked': async (t) => {
    const tabs = await tabsOf(t);
    const [first, second] = [await tabs.open(''), await tabs.open('')];
    await isRole(t, first, 'active', 'a tab without conserve');
    await isRole(t, second, 'active', 'a second one');
    await becomes(t, 'the application in the second one', 1, () => second.locator('#application').count());
    await isRole(t, await tabs.open(), 'duplicate', 'a tab with conserve after them');
  },

  'conserve-sessions': async (t) => {
    const tabs = await tabsOf(t);
    const first = await tabs.open();
    await isRole(t, first, 'active', 'a tab of one session');
    const other = await tabs.open('?conserve=true', '1');
    await isRole(t, other, 'active', 'a tab of another session');
  },
} satisfies Partial<Record<RequirementId, Check>>;
