import { expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { openFakePage } from './testing/fake-page.js';

describeBrowser('a page that loses its connection', (context) => {
  const view =
    '<template><input ui-value="name"><button ui-action="save()">Save</button><ul ui-viewlist="items"></ul></template>';
  async function open() {
    let saved = 0;
    const opened = await openFakePage(context(), {
      app: { name: 'Ann', items: [{ obj: 2 }], 'save()': () => ++saved },
      viewdefs: { 'App.DEFAULT': view, 'Item.DEFAULT': '<template><li ui-value="title"></li></template>' },
      objects: [{ title: 'One' }],
    });
    await expect.poll(() => opened.page.locator('li').textContent()).toBe('One');
    await expect.poll(() => opened.page.locator('input').inputValue()).toBe('Ann');
    await opened.page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('input, li')) element.dataset.kept = 'yes';
    });
    const connection = () => opened.page.locator('html').getAttribute('data-connection');
    return { ...opened, connection, saved: () => saved };
  }

  test('says so, keeps what is there, and sends what was typed meanwhile', async () => {
    const { page, platform, session, connection } = await open();
    platform.accepts = false;
    for (const socket of platform.sockets) socket.terminate();
    await expect.poll(connection).toBe('lost');
    expect(await page.locator('.ui-status').textContent()).toBe('Connection lost. Trying to connect again …');
    await page.locator('input').fill('typed offline');
    session.objects.get(2)!.title = 'changed meanwhile';
    platform.accepts = true;
    await expect.poll(connection).toBe('open');
    await expect.poll(() => session.objects.get(1)!.name).toBe('typed offline');
    await expect.poll(() => page.locator('li').textContent()).toBe('changed meanwhile');
    expect(await page.locator('.ui-status').isVisible()).toBe(false);
    expect(await page.locator('[data-kept]').count()).toBe(2);
  });

  test('sends again what was under way', async () => {
    const { page, platform, session } = await open();
    const { respond } = platform;
    let lost = 0;
    platform.respond = (message, socket) => {
      if (message.type !== 'update' || lost > 0) return respond(message, socket);
      lost += 1;
      socket.terminate();
      return [];
    };
    await page.locator('input').fill('under way');
    await expect.poll(() => session.written).toEqual([['name', 'under way']]);
    expect(lost).toBe(1);
    expect(await page.locator('input').inputValue()).toBe('under way');
  });

  test('does nothing in secret: an action is refused, and said to be', async () => {
    const { page, platform, connection, saved } = await open();
    platform.accepts = false;
    for (const socket of platform.sockets) socket.terminate();
    await expect.poll(connection).toBe('lost');
    await page.getByRole('button').click();
    expect(await page.locator('button + .ui-error').textContent()).toBe(
      'Not connected to the session, so nothing was done. Try again once the connection is back.',
    );
    platform.accepts = true;
    await expect.poll(connection).toBe('open');
    await page.getByRole('button').click();
    await expect.poll(saved).toBe(1);
    await expect.poll(() => page.locator('.ui-error').count()).toBe(0);
  });

  test('says so of an action whose answer never came', async () => {
    const { page, platform, session } = await open();
    platform.respond = (message, socket) => {
      if (message.type === 'update') socket.terminate();
      return message.type === 'update' ? [] : session.respond(message);
    };
    await page.getByRole('button').click();
    await expect
      .poll(() => page.locator('button + .ui-error').textContent())
      .toBe(
        'The connection was lost before the answer came. Look whether it was done, and try again if not.',
      );
    expect(await page.locator('button').getAttribute('aria-busy')).toBe(null);
  });

  test('is built anew from a session that was reset, and sends it nothing of before', async () => {
    const { page, platform, session, connection } = await open();
    platform.accepts = false;
    for (const socket of platform.sockets) socket.terminate();
    await expect.poll(connection).toBe('lost');
    await page.locator('input').fill('for the old session');
    session.epoch = 'second';
    session.objects.set(1, { name: 'fresh', items: [] });
    session.variables.clear();
    platform.accepts = true;
    await expect.poll(() => page.locator('input').inputValue()).toBe('fresh');
    expect(await page.locator('li').count()).toBe(0);
    expect(await page.locator('[data-kept]').count()).toBe(0);
    expect(session.written).toEqual([]);
  });

  test('says when the session has ended, and does not come back', async () => {
    const { page, platform, connection } = await open();
    for (const socket of platform.sockets) socket.close(4004, 'session 1 has ended');
    await expect.poll(connection).toBe('ended');
    expect(await page.locator('.ui-status').textContent()).toBe(
      'This session has ended. Start a new session',
    );
    await expect.poll(() => platform.sockets.size).toBe(0);
  });

  test('tells a session that is gone from a server that is away', async () => {
    const { platform, connection } = await open();
    platform.isGone = true;
    for (const socket of platform.sockets) socket.terminate();
    await expect.poll(connection).toBe('ended');
  });
});
