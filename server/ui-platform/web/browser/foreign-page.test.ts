import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { RealPlatform } from './testing/real-platform.js';

/** A page of somebody else in the same browser, on the same machine even: it may see and do nothing. */
describeBrowser('a page of another origin', (context) => {
  let platform: RealPlatform;
  let other: Server;
  let page: Page;

  beforeAll(async () => {
    platform = await RealPlatform.start({
      'lua/main.lua':
        "local App = { type = 'App' } App.__index = App app = setmetatable({ secret = 'kept', count = 0 }, App) function App:add() self.count = self.count + 1 end session:createAppVariable(app)",
      'viewdefs/App.DEFAULT.html': '<template><h1 ui-value="secret"></h1></template>',
    });
    other = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Foreign</title>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    page = await context().newPage();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    other?.closeAllConnections();
    other?.close();
    await platform?.stop();
  });

  const port = () => new URL(platform.url).port;

  test.each(['127.0.0.1', 'localhost', 'evil.localhost'])('opens no socket at %s', async (host) => {
    const outcome = await page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url);
          socket.onopen = () => resolve('open');
          socket.onclose = ({ code }) => resolve(code);
        }),
      `ws://${host}:${port()}/ws/1`,
    );
    expect(outcome).toBe(1006);
  });

  test('reads no page, creates no session, shows none in a frame', async () => {
    const outcomes = await page.evaluate(async (url) => {
      const read = await fetch(`${url}/1/`).then(
        () => 'read',
        () => 'refused',
      );
      await fetch(url, { mode: 'no-cors', method: 'POST', body: 'x' }).catch(() => {});
      const image = new Image();
      const loaded = new Promise((resolve) => {
        image.onload = () => resolve('loaded');
        image.onerror = () => resolve('refused');
      });
      image.src = url;
      const frame = document.createElement('iframe');
      const framed = new Promise((resolve) => {
        frame.onload = () => resolve(true);
      });
      frame.src = `${url}/1/`;
      document.body.append(frame);
      await framed;
      let content = 'hidden';
      try {
        content = frame.contentDocument?.body.textContent ?? 'hidden';
      } catch {}
      return [read, await loaded, content];
    }, platform.url);
    expect(outcomes).toEqual(['refused', 'refused', 'hidden']);
    const shown = await Promise.all(page.frames().map((frame) => frame.locator('[ui-app]').count()));
    expect(shown.every((count) => count === 0)).toBe(true);
    await expect(platform.lua('return 1', '2')).rejects.toThrow('session 2 not found');
    expect(await platform.lua('return { app.secret, app.count }')).toEqual(['kept', 0]);
  });

  test('holds nothing of a window that it opens', async () => {
    const appears = context().waitForEvent('page');
    await page.evaluate((url) => Object.assign(window, { opened: window.open(url) }), platform.page());
    const opened = await appears;
    await opened.getByText('kept').waitFor();
    expect(await opened.evaluate(() => window.opener)).toBe(null);
    expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);
  });

  test('reaches nothing by a name of its own for this machine', async () => {
    const rebound = await context().newPage();
    const response = await rebound.goto(`http://evil.localhost:${port()}/1/`);
    expect(response!.status()).toBe(403);
    expect(await rebound.locator('[ui-app]').count()).toBe(0);
  });
});
