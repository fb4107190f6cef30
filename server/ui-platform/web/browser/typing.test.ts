import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { openFakePage } from './testing/fake-page.js';

describeBrowser('who is typing', (context) => {
  const view = '<template><input id="a" ui-value="name"><input id="b" ui-value="note?on=change"></template>';
  const open = (app = { name: 'Ann', note: 'first' }) =>
    openFakePage(context(), { app: { ...app }, viewdefs: { 'App.DEFAULT': view } });

  const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

  test('does not lose letters to answers that are older than them', async () => {
    const { page, platform, session } = await open();
    const field = page.locator('#a');
    await expect.poll(() => field.inputValue()).toBe('Ann');
    const [varId] = session.idsOf('name');
    const { respond } = platform;
    const held: (string | number)[] = [];
    platform.respond = (message, socket) => {
      if (message.type !== 'update') return respond(message, socket);
      held.push(message.data.requestId!);
      return [];
    };
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('xyz');
    await expect.poll(() => held.length).toBe(1);
    // What the application had before it got any of this.
    platform.send({ type: 'update', data: { varId: varId!, value: 'older' } });
    platform.send({ type: 'update', data: { varId: varId!, value: 'ANNX', requestId: held[0]! } });
    await expect.poll(() => held.length).toBe(2);
    expect(await field.inputValue()).toBe('Annxyz');
    await page.keyboard.press('ArrowLeft');
    platform.send({ type: 'update', data: { varId: varId!, value: 'ANNXYZ', requestId: held[1]! } });
    await expect.poll(() => field.inputValue()).toBe('ANNXYZ');
    expect(await caret(field)).toBe(5);
  });

  test('keeps focus and caret when the same field is changed elsewhere', async () => {
    const { page, change } = await open();
    const field = page.locator('#a');
    await expect.poll(() => field.inputValue()).toBe('Ann');
    await field.focus();
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    change('name', 'Andrea');
    await expect.poll(() => field.inputValue()).toBe('Andrea');
    expect(await caret(field)).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('a');
  });

  test('keeps what is not sent yet', async () => {
    const { page, session, change } = await open();
    const field = page.locator('#b');
    await expect.poll(() => field.inputValue()).toBe('first');
    await field.fill('half a sent');
    change('note', 'by somebody else');
    change('name', 'a later message');
    await expect.poll(() => page.locator('#a').inputValue()).toBe('a later message');
    expect(await field.inputValue()).toBe('half a sent');
    expect(session.written).toEqual([]);
    await field.blur();
    await expect.poll(() => session.written).toEqual([['note', 'half a sent']]);
  });

  test('overwrites nothing that they have not seen yet', async () => {
    const { page, platform, session, upload } = await open();
    await expect.poll(() => page.locator('#b').inputValue()).toBe('first');
    const { respond } = platform;
    const held: (() => void)[] = [];
    platform.respond = (message, socket) => {
      if (message.type !== 'create') return respond(message, socket);
      held.push(() => socket.send(JSON.stringify(respond(message, socket))));
      return [];
    };
    upload('App.DEFAULT', '<template><textarea ui-value="late"></textarea></template>');
    session.objects.get(1)!.late = 'what the application has';
    await page.locator('textarea').fill('too early');
    await expect.poll(() => held.length).toBe(1);
    held[0]!();
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('what the application has');
    expect(session.written).toEqual([]);
    await page.locator('textarea').fill('in time');
    await expect.poll(() => session.objects.get(1)!.late).toBe('in time');
  });

  test('writes into the object that they see, even if another takes its place', async () => {
    const { page, platform, session, change } = await openFakePage(context(), {
      app: { current: { obj: 2 } },
      viewdefs: {
        'App.DEFAULT': '<template><div ui-view="current"></div></template>',
        'Item.DEFAULT':
          '<template><input id="a" ui-value="name"><input id="b" ui-value="note?on=change"></template>',
      },
      objects: [
        { name: 'Ann', note: '' },
        { name: 'Bea', note: '' },
      ],
    });
    await expect.poll(() => page.locator('#a').inputValue()).toBe('Ann');
    const { respond } = platform;
    // Another is chosen while what was typed is on its way.
    platform.respond = (message, socket) => {
      if (message.type === 'update') session.objects.get(1)!.current = { obj: 3 };
      return respond(message, socket);
    };
    await page.locator('#b').fill('a note on Ann');
    await page.locator('#a').fill('Anna');
    await expect.poll(() => session.objects.get(2)).toEqual({ name: 'Anna', note: 'a note on Ann' });
    await page.locator('#b').fill('half a no');
    change('current', { obj: 3 });
    await expect.poll(() => page.locator('#a').inputValue()).toBe('Bea');
    expect(await page.locator('#b').inputValue()).toBe('');
    await expect.poll(() => session.objects.get(2)).toEqual({ name: 'Anna', note: 'half a no' });
    expect(session.objects.get(3)).toEqual({ name: 'Bea', note: '' });
  });

  test('sees why what they wrote was refused, and can correct it', async () => {
    const { page, platform, session } = await open();
    const { respond } = platform;
    platform.respond = (message, socket) => {
      if (message.type !== 'update' || message.data.value !== 'bad') return respond(message, socket);
      const { varId, requestId = null } = message.data;
      return [
        { type: 'error', data: { varId, requestId, code: 'path-failure', description: 'Not this one.' } },
      ];
    };
    const field = page.locator('#a');
    await expect.poll(() => field.inputValue()).toBe('Ann');
    await field.fill('bad');
    await expect.poll(() => page.locator('#a + .ui-error').textContent()).toBe('Not this one.');
    expect(await field.inputValue()).toBe('bad');
    await field.fill('good');
    await expect.poll(() => page.locator('.ui-error').count()).toBe(0);
    expect(session.objects.get(1)!.name).toBe('good');
  });
});
