import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser, pagePatienceMs } from './testing/describe-browser.js';
import { RealPlatform } from './testing/real-platform.js';

interface Tab {
  readonly page: Page;
  readonly sockets: string[];
}

describeBrowser('tabs of a session', (context) => {
  let platform: RealPlatform;
  let tabs: BrowserContext;
  let opener: Page;

  beforeAll(async () => {
    platform = await RealPlatform.start({
      'lua/main.lua':
        "local App = { type = 'App' } App.__index = App session:createAppVariable(setmetatable({}, App))",
      'viewdefs/App.DEFAULT.html': '<template><h1>Application</h1></template>',
    });
  });
  afterAll(() => platform?.stop());
  beforeEach(async () => {
    tabs = await context().browser()!.newContext();
    tabs.setDefaultTimeout(pagePatienceMs);
    await tabs.grantPermissions(['notifications'], { origin: platform.url });
    await tabs.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made, focused: 0 });
      window.focus = () =>
        Object.assign(window, { focused: (window as unknown as { focused: number }).focused + 1 });
      window.Notification = class extends Notification {
        constructor(title: string, options?: NotificationOptions) {
          super(title, options);
          this.addEventListener('show', () => made.push(title));
          Object.assign(window, { lastNotification: this });
        }
      };
    });
    opener = await tabs.newPage();
  });
  afterEach(() => tabs.close());

  /** As a program opens it: only then may a page close itself. */
  async function open(query: string, session = '1'): Promise<Tab> {
    const appears = tabs.waitForEvent('page');
    await opener.evaluate(
      (url) => window.open(url, '_blank', 'noopener'),
      `${platform.url}/${session}/${query}`,
    );
    const page = await appears;
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    return { page, sockets };
  }
  const role = ({ page }: Tab) => page.locator('html').getAttribute('data-role');
  const made = ({ page }: Tab) => page.evaluate(() => (window as unknown as { made: string[] }).made);
  /** For each tab that a worker has welcomed, the lock of that worker: the tab waits for it. */
  const welcomes = ({ page }: Tab) =>
    page.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.map(({ name }) => name!).filter((name) => name.includes('/worker/'));
    });
  async function crash({ page }: Tab): Promise<void> {
    const crashed = page.waitForEvent('crash');
    const session = await tabs.newCDPSession(page);
    session.send('Page.crash').catch(() => {});
    await crashed;
  }

  test('the first is active, the next says so, connects to nothing and can be closed', async () => {
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    await first.page.getByText('Application').waitFor();
    const second = await open('?conserve=true');
    await expect.poll(() => role(second)).toBe('duplicate');
    expect(await second.page.locator('h1').textContent()).toBe('Session is already open');
    await expect.poll(() => made(first)).toEqual(['Session 1 is already active in another tab.']);
    expect(await made(second)).toEqual([]);
    expect(second.sockets).toEqual([]);
    expect(await second.page.locator('[ui-app]').count()).toBe(0);
    const closed = second.page.waitForEvent('close');
    const link = second.page.getByRole('link', { name: 'Close this page' });
    // The page may be gone before its click is told to be done.
    await Promise.race([closed, link.click()]).catch(() => {});
    await closed;
    expect(await role(first)).toBe('active');
  });

  test('a click on the notification brings up the active one', async () => {
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    const second = await open('?conserve=true');
    await expect.poll(() => role(second)).toBe('duplicate');
    await expect.poll(() => made(first)).toEqual(['Session 1 is already active in another tab.']);
    const focused = await first.page.evaluate(() => {
      const own = window as unknown as { lastNotification: Notification; focused: number };
      own.lastNotification.dispatchEvent(new Event('click'));
      return own.focused;
    });
    expect(focused).toBe(1);
  });

  test('without permission there is no notification, and the page says it all the same', async () => {
    await tabs.clearPermissions();
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    const second = await open('?conserve=true');
    await expect.poll(() => second.page.locator('h1').textContent()).toBe('Session is already open');
    expect(await second.page.locator('.ui-page p').first().textContent()).toBe(
      'Session 1 is already active in another tab.',
    );
    expect(await made(first)).toEqual([]);
  });

  test('of four that open at once one is active', async () => {
    const arrived: Page[] = [];
    tabs.on('page', (page) => arrived.push(page));
    await opener.evaluate((url) => {
      for (let i = 0; i < 4; i++) window.open(url, '_blank', 'noopener');
    }, platform.page('?conserve=true'));
    await expect.poll(() => arrived.length).toBe(4);
    const roles = () => Promise.all(arrived.map((page) => page.locator('html').getAttribute('data-role')));
    await expect
      .poll(async () => (await roles()).sort())
      .toEqual(['active', 'duplicate', 'duplicate', 'duplicate']);
  });

  test('one that was closed is forgotten, and who waited may take over', async () => {
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    const second = await open('?conserve=true');
    await expect.poll(() => role(second)).toBe('duplicate');
    await first.page.close();
    await second.page.getByRole('link', { name: 'Open it here' }).click();
    await expect.poll(() => role(second)).toBe('active');
    await second.page.getByText('Application').waitFor();
  });

  test('one that crashed is forgotten', async () => {
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    await crash(first);
    const second = await open('?conserve=true');
    await expect.poll(() => role(second)).toBe('active');
    await second.page.getByText('Application').waitFor();
  });

  test('one that crashed takes nobody along, even if the worker lived in it', async () => {
    const first = await open('');
    await expect.poll(() => role(first)).toBe('active');
    const second = await open('');
    await expect.poll(() => role(second)).toBe('active');
    await expect.poll(async () => (await welcomes(second)).length).toBe(2);
    const [before] = await welcomes(second);
    await crash(first);
    // Until it has joined the next worker, nobody could tell it of the third one.
    await expect.poll(async () => (await welcomes(second)).filter((lock) => lock !== before).length).toBe(1);
    const third = await open('?conserve=true');
    await expect.poll(() => role(third)).toBe('duplicate');
    await expect.poll(() => made(second)).toEqual(['Session 1 is already active in another tab.']);
    await crash(second);
    await third.page.getByRole('link', { name: 'Open it here' }).waitFor();
  });

  test('those without conserve are there, but never yield', async () => {
    const first = await open('');
    await expect.poll(() => role(first)).toBe('active');
    const second = await open('');
    await expect.poll(() => role(second)).toBe('active');
    const third = await open('?conserve=true');
    await expect.poll(() => role(third)).toBe('duplicate');
    expect(await made(third)).toEqual([]);
  });

  test('a reload stays what it was', async () => {
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    for (let again = 0; again < 5; again++) {
      await first.page.reload();
      await expect.poll(() => role(first)).toBe('active');
    }
  });

  test('another session is another matter', async () => {
    const first = await open('?conserve=true');
    await expect.poll(() => role(first)).toBe('active');
    const fresh = await tabs.newPage();
    await fresh.goto(`${platform.url}/?conserve=true`);
    expect(new URL(fresh.url()).pathname).toMatch(/^\/\d+\/$/);
    await expect.poll(() => fresh.locator('html').getAttribute('data-role')).toBe('active');
  });
});
