import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { type FakePage, openFakePage } from './testing/fake-page.js';
import type { FakePlatform } from './testing/fake-platform.js';
import type { FakeSession, Values } from './testing/fake-session.js';
import type { Complaints } from './testing/open-page.js';

describeBrowser('views in a browser', (context) => {
  let platform: FakePlatform;
  let session: FakeSession;
  let page: Page;
  let complaints: Complaints;
  let change: FakePage['change'];
  let upload: FakePage['upload'];

  async function open(app: Values, viewdefs: Record<string, string>): Promise<void> {
    const objects = [2, 3, 4, 5].map((id) => ({ name: `Name ${id}` }));
    const options = { app, viewdefs, objects, objectType: 'Person' };
    ({ page, complaints, platform, session, change, upload } = await openFakePage(context(), options));
  }
  const texts = (selector: string) => () => page.locator(selector).allTextContents();

  const list = '<template><ul ui-viewlist="people"><li class="none">Nobody</li></ul></template>';
  const person = '<template><li ui-value="name"></li></template>';

  test('a list keeps the elements of the objects that stay', async () => {
    await open({ people: [] }, { 'App.DEFAULT': list, 'Person.DEFAULT': person });
    await expect.poll(texts('li')).toEqual(['Nobody']);
    change('people', [{ obj: 2 }, { obj: 3 }, { obj: 4 }]);
    await expect.poll(texts('li')).toEqual(['Name 2', 'Name 3', 'Name 4']);
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('li')) item.dataset.seen = item.textContent!;
    });
    change('people', [{ obj: 4 }, { obj: 5 }, { obj: 2 }]);
    await expect.poll(texts('li')).toEqual(['Name 4', 'Name 5', 'Name 2']);
    const seen = await page
      .locator('li')
      .evaluateAll((items) => items.map(({ dataset }) => dataset.seen ?? ''));
    expect(seen).toEqual(['Name 4', '', 'Name 2']);
    change('people', []);
    await expect.poll(texts('li')).toEqual(['Nobody']);
    expect(complaints).toEqual([]);
  });

  test('a list is right after any change, and its elements are kept', async () => {
    await open({ people: [] }, { 'App.DEFAULT': list, 'Person.DEFAULT': person });
    await expect.poll(texts('li')).toEqual(['Nobody']);
    for (let id = 2; id < 14; id++) {
      session.objects.set(id, { name: `Name ${id}` });
      session.types.set(id, 'Person');
    }
    // The same numbers each time.
    let seed = 42;
    const random = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 25; round++) {
      const ids = Array.from({ length: 12 }, (_, index) => index + 2);
      for (let at = ids.length - 1; at > 0; at--) {
        const other = random(at + 1);
        [ids[at], ids[other]] = [ids[other]!, ids[at]!];
      }
      const shown = ids.slice(0, 1 + random(12));
      change(
        'people',
        shown.map((obj) => ({ obj })),
      );
      await expect.poll(texts('li')).toEqual(shown.map((id) => `Name ${id}`));
      const strangers = await page.evaluate(() => {
        const own = window as unknown as { known?: Map<string, Element> };
        const known = own.known ?? new Map<string, Element>();
        own.known = known;
        const items = [...document.querySelectorAll('li')];
        const changed = items.filter((item) => (known.get(item.textContent!) ?? item) !== item);
        known.clear();
        for (const item of items) known.set(item.textContent!, item);
        return changed.length;
      });
      expect(strangers).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  test('a list may hold an object twice, and plain values', async () => {
    await open(
      { people: [{ obj: 2 }, 'text', { obj: 2 }] },
      { 'App.DEFAULT': list, 'Person.DEFAULT': person },
    );
    await expect.poll(texts('ul > li')).toEqual(['Name 2', 'text', 'Name 2']);
    change('people', [{ obj: 2 }, 7]);
    await expect.poll(texts('ul > li')).toEqual(['Name 2', '7']);
  });

  test('a view shows its object, its own children without one, and falls back to DEFAULT', async () => {
    await open(
      { one: null },
      {
        'App.DEFAULT': '<template><div ui-view="one" ui-namespace="card"><i>None</i></div></template>',
        'Person.DEFAULT': '<template><b ui-value="name"></b></template>',
      },
    );
    await expect.poll(texts('div[ui-view] *')).toEqual(['None']);
    change('one', { obj: 2 });
    await expect.poll(texts('div[ui-view] *')).toEqual(['Name 2']);
    upload('Person.card', '<template><u ui-value="name"></u></template>');
    await expect.poll(texts('div[ui-view] u')).toEqual(['Name 2']);
    expect(await page.locator('b').count()).toBe(0);
    change('one', null);
    await expect.poll(texts('div[ui-view] *')).toEqual(['None']);
    expect(complaints).toEqual([]);
  });

  test('a view waits for its definition', async () => {
    await open({ people: [{ obj: 2 }] }, { 'App.DEFAULT': list });
    await page.locator('ul').waitFor({ state: 'attached' });
    expect(await page.locator('ul > *').count()).toBe(0);
    upload('Person.DEFAULT', person);
    await expect.poll(texts('li')).toEqual(['Name 2']);
  });

  test('the page says what the application lacks', async () => {
    await open({}, {});
    await expect
      .poll(texts('.ui-page > *'))
      .toEqual(['Nothing to show yet', 'There is no view definition App.DEFAULT yet.']);
    upload('App.DEFAULT', '<template><h1>There</h1></template>');
    await expect.poll(texts('h1')).toEqual(['There']);
  });

  test('a new definition is shown at once; who is typing stays where they are', async () => {
    const field = '<input ui-value="name">';
    await open({ name: 'Ann' }, { 'App.DEFAULT': `<template><h1>Old</h1>${field}</template>` });
    await expect.poll(() => page.locator('input').inputValue()).toBe('Ann');
    await page.evaluate(() => Object.assign(window, { before: 'the same page' }));
    await page.locator('input').focus();
    await page.locator('input').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
    upload('App.DEFAULT', `<template><h2>New</h2><p><label>Name ${field}</label></p></template>`);
    await expect.poll(texts('h2')).toEqual(['New']);
    await page.keyboard.type('x');
    expect(await page.locator('input').inputValue()).toBe('Axn');
    await expect.poll(() => session.objects.get(1)!.name).toBe('Axn');
    expect(await page.evaluate(() => (window as unknown as { before: string }).before)).toBe('the same page');
    // The variable is shared by the old and the new view, not made again.
    expect(platform.received.filter(({ type }) => type === 'create').length).toBe(1);
  });

  test('an empty update makes the page ask again', async () => {
    await open({ people: [{ obj: 2 }] }, { 'App.DEFAULT': list, 'Person.DEFAULT': person });
    await expect.poll(texts('li')).toEqual(['Name 2']);
    platform.send({ type: 'update', data: { varId: 2 } });
    await expect
      .poll(() => platform.received.filter(({ type }) => type === 'get'))
      .toEqual([{ type: 'get', data: { varIds: [2] } }]);
  });

  test('styles of a view definition apply, under a policy that allows none in the page', async () => {
    const view = (color: string) =>
      `<template><style>h1 { color: ${color} }</style><h1>Title</h1></template>`;
    await open({}, { 'App.DEFAULT': view('rgb(1, 2, 3)') });
    const color = () => page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    await expect.poll(color).toBe('rgb(1, 2, 3)');
    upload('App.DEFAULT', view('rgb(4, 5, 6)'));
    await expect.poll(color).toBe('rgb(4, 5, 6)');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['text', 'expected exactly one <template>, got text.'],
    [
      '<template></template><template></template>',
      'expected exactly one <template>, got <template>, <template>.',
    ],
    ['', 'expected exactly one <template>, got nothing.'],
    ['<template><p onclick="x()">a</p></template>', 'onclick is left out: use ui-event-click instead.'],
    ['<template><p ui-valeu="x">a</p></template>', 'ui-valeu is no binding that this page knows.'],
  ])('of the view definition %j it says: %s', async (content, sentence) => {
    await open({}, { 'App.DEFAULT': '<template><h1>Good</h1></template>' });
    await page.locator('h1').waitFor();
    upload('App.DEFAULT', content);
    await expect.poll(texts('.ui-problems li')).toEqual([`App.DEFAULT ${sentence}`]);
    upload('App.DEFAULT', '<template><h2>Better</h2></template>');
    await expect.poll(texts('h2')).toEqual(['Better']);
    expect(await page.locator('.ui-problems').count()).toBe(0);
  });

  test('a view that contains itself ends', async () => {
    await open(
      { self: { obj: 1 } },
      { 'App.DEFAULT': '<template><div class="level" ui-view="self"></div></template>' },
    );
    await expect.poll(() => page.locator('.level').count()).toBe(50);
  });
});
