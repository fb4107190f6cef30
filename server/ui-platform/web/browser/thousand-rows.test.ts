import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { RealPlatform } from './testing/real-platform.js';

const main = `
local Item = { type = 'Item' }
Item.__index = Item
local List = { type = 'List' }
List.__index = List
local list = setmetatable({ items = {} }, List)
for i = 1, 1000 do list.items[i] = setmetatable({ name = 'Item ' .. i, done = false }, Item) end
function Item:toggle() self.done = not self.done end
session:createAppVariable(list)
`;

describeBrowser('a list of 1,000 rows', (context) => {
  let platform: RealPlatform;
  let page: Page;
  const frames: string[] = [];

  beforeAll(async () => {
    platform = await RealPlatform.start({
      'lua/main.lua': main,
      'viewdefs/List.DEFAULT.html': '<template><ol ui-viewlist="items"></ol></template>',
      'viewdefs/Item.DEFAULT.html':
        '<template><li ui-class-done="done"><input ui-value="name"><button ui-action="toggle()">Toggle</button></li></template>',
    });
    page = await context().newPage();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => void frames.push(String(payload)));
    });
    await page.goto(platform.page());
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('li:nth-child(1000) input')?.value === 'Item 1000',
    );
    await page.evaluate(() => {
      const touched: string[] = [];
      Object.assign(window, { touched });
      const rows = [...document.querySelectorAll('li')];
      new MutationObserver((records) => {
        for (const { type, target, addedNodes, removedNodes } of records) {
          const row = (target as Element).closest('li');
          const moved = [...addedNodes, ...removedNodes].length;
          touched.push(row ? `${type} in row ${rows.indexOf(row) + 1}` : `${type} of ${moved} in the list`);
        }
      }).observe(document.querySelector('ol')!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  });
  afterAll(() => platform?.stop());

  const touched = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { touched: string[] }).touched.splice(0));
  const messages = (): unknown[] => frames.splice(0).flatMap((frame) => JSON.parse(frame) as unknown);
  const names = (): Promise<string[]> =>
    page
      .locator('li input')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  test('gets one message for one change, which touches one row', async () => {
    messages();
    await platform.lua('session:getApp().items[500].done = true');
    await expect.poll(() => page.locator('li.done').count()).toBe(1);
    expect(await touched()).toEqual(['attributes in row 500']);
    expect(messages()).toEqual([{ type: 'update', data: { varId: expect.any(Number), value: true } }]);
    await platform.lua('session:getApp().items[500].done = false');
    await expect.poll(() => page.locator('li.done').count()).toBe(0);
  });

  test('sends one message for what a person types, which changes one row of Lua', async () => {
    messages();
    await page.locator('li:nth-child(700) input').fill('Renamed');
    await expect.poll(() => platform.lua('return session:getApp().items[700].name')).toBe('Renamed');
    await expect.poll(() => frames.length).toBe(1);
    expect(messages()).toEqual([
      {
        type: 'update',
        data: { varId: expect.any(Number), requestId: expect.any(Number), value: 'Renamed' },
      },
    ]);
    await platform.lua('session:getApp().items[700].name = "Item 700"');
    await expect.poll(() => page.locator('li:nth-child(700) input').inputValue()).toBe('Item 700');
  });

  test('removes and inserts one row without touching the others', async () => {
    await touched();
    messages();
    await platform.lua('local items = session:getApp().items; removed = table.remove(items, 1)');
    await expect.poll(() => page.locator('li').count()).toBe(999);
    expect(await touched()).toEqual(['childList of 1 in the list']);
    expect(messages().length).toBe(1);
    await platform.lua('table.insert(session:getApp().items, 1, removed)');
    await expect.poll(() => page.locator('li:first-child input').inputValue()).toBe('Item 1');
    expect((await names()).length).toBe(1000);
  });

  test('moves the one row that moved', async () => {
    await touched();
    await platform.lua('local items = session:getApp().items; table.insert(items, table.remove(items, 1))');
    await expect.poll(() => page.locator('li:last-child input').inputValue()).toBe('Item 1');
    expect(await page.locator('li:first-child input').inputValue()).toBe('Item 2');
    const moves = await touched();
    expect(moves.length).toBeLessThanOrEqual(2);
    expect(new Set(moves)).toEqual(new Set(['childList of 1 in the list']));
  });
});
