import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { type Complaints, openPage } from './testing/open-page.js';
import { RealPlatform } from './testing/real-platform.js';

const main = `
local App = { type = 'App' }
App.__index = App
app = setmetatable({ name = 'Ada', presses = 0 }, App)
function App:press() self.presses = self.presses + 1 end
function App:fail() error('the disk is full') end
function App:shout() return self.name:upper() end
session:createAppVariable(app, { title = 'Together' })
`;
const view = `<template>
  <input ui-value="name">
  <output ui-value="shout()"></output>
  <button ui-action="press()">Press</button>
  <button ui-action="fail()">Fail</button>
  <b ui-value="presses"></b>
</template>`;

/** Truth is in Lua, and in what two people see. */
describeBrowser('a session with two pages', (context) => {
  let platform: RealPlatform;
  let one: Page;
  let two: Page;
  let complaints: Complaints;

  beforeAll(async () => {
    platform = await RealPlatform.start({
      'lua/main.lua': main,
      'viewdefs/App.DEFAULT.html': view,
      // Only what never ends may take so long, however slow the machine is.
      'config/config.toml': '[lua]\nsoftTimeoutMs = 5000\nhardTimeoutMs = 8000\n',
    });
    [one, complaints] = await openPage(context(), platform.page());
    [two] = await openPage(context(), platform.page());
    for (const page of [one, two]) await page.getByText('ADA').waitFor();
  });
  afterAll(() => platform?.stop());

  const field = (page: Page) => page.locator('input').inputValue();

  test('shows in both what was typed in one, and Lua has it', async () => {
    await one.locator('input').press('End');
    await one.locator('input').pressSequentially('x');
    await expect.poll(() => platform.lua('return app.name')).toBe('Adax');
    await expect.poll(() => field(two)).toBe('Adax');
    await expect.poll(() => two.locator('output').textContent()).toBe('ADAX');
    await expect.poll(() => one.locator('output').textContent()).toBe('ADAX');
  });

  test('shows in both what the agent changes', async () => {
    await platform.lua("app.name = 'Grace'");
    await expect.poll(() => field(one)).toBe('Grace');
    await expect.poll(() => field(two)).toBe('Grace');
  });

  test('runs each press once, whoever presses', async () => {
    await one.getByRole('button', { name: 'Press' }).click();
    await two.getByRole('button', { name: 'Press' }).dblclick();
    await expect.poll(() => platform.lua('return app.presses')).toBe(3);
    await expect.poll(() => one.locator('b').textContent()).toBe('3');
    await expect.poll(() => two.locator('b').textContent()).toBe('3');
  });

  test('says an error of Lua where the button is, in the page that pressed it', async () => {
    await one.getByRole('button', { name: 'Fail' }).click();
    await expect
      .poll(() => one.locator('button + .ui-error').textContent())
      .toMatch(/main\.lua:\d+: the disk is full$/);
    expect(await two.locator('.ui-error').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('begins anew in both when its Lua had to be ended', async () => {
    const endless = 'setmetatable({}, { __gc = function() while true do end end }) collectgarbage()';
    await expect(platform.lua(endless)).rejects.toThrow(/session 1 was reset/);
    for (const page of [one, two]) {
      await expect.poll(() => field(page)).toBe('Ada');
      await expect.poll(() => page.locator('b').textContent()).toBe('0');
    }
    await two.locator('input').fill('after');
    await expect.poll(() => platform.lua('return app.name')).toBe('after');
    await expect.poll(() => field(one)).toBe('after');
  });

  test('of a session that is not there the page says so, and offers a new one', async () => {
    const page = await context().newPage();
    const response = await page.goto(`${platform.url}/77/`);
    expect(response!.status()).toBe(404);
    expect(await page.title()).toBe('session 77 not found');
    expect(await page.locator('h1').textContent()).toBe('session 77 not found');
    await page.getByRole('link', { name: 'Start a new session' }).click();
    await expect.poll(() => page.title()).toBe('Together');
    expect(new URL(page.url()).pathname).toMatch(/^\/\d+\/$/);
  });
});
