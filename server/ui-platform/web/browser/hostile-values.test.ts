import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { RealPlatform } from './testing/real-platform.js';

const view = `<template>
  <p id="text" ui-value="evil"></p>
  <input id="field" ui-value="evil">
  <a id="link" ui-attr-href="evil" ui-attr-title="evil" ui-attr-target="target">Link</a>
  <img id="picture" ui-attr-src="evil" ui-attr-alt="evil" alt="">
  <form id="form" ui-attr-action="evil"><button id="submit" type="submit" ui-attr-formaction="evil">Submit</button></form>
  <svg width="20" height="20"><a id="vector" ui-attr-href="evil"><rect width="20" height="20"></rect></a></svg>
  <div id="box" ui-style-background-image="evil" ui-style---custom="evil" ui-style-width="evil" ui-class-evil="evil">Box</div>
  <button id="handler" ui-attr-onclick="evil" ui-attr-style="evil" ui-attr-srcdoc="evil" ui-attr-ui-action="evil">Handler</button>
  <ul id="list" ui-viewlist="list"></ul>
  <iframe id="frame" ui-attr-src="evil" ui-attr-srcdoc="evil"></iframe>
  <script id="script">window.taken = 'script'</script>
  <b id="static" onclick="window.taken = 'onclick'">Static</b>
  <a id="plain" href="javascript:window.taken='href'">Plain</a>
</template>`;

const values = [
  '<img src=x onerror="window.taken=1">',
  '<script>window.taken=1</script>',
  'javascript:window.taken=1',
  ' \u0001JaVa\tscript\n:window.taken=1',
  'data:text/html,<script>parent.taken=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.taken=1"/>',
  'vbscript:window.taken=1',
  'file:///etc/passwd',
  'view-source:http://127.0.0.1/',
  'url(http://elsewhere.invalid/leak)',
  'u\\72l(http://elsewhere.invalid/leak)',
  'image-set("http://elsewhere.invalid/leak" 1x)',
  '//elsewhere.invalid/leak',
  'window.taken=1',
  '" onmouseover="window.taken=1',
  '{{constructor.constructor("window.taken=1")()}}',
  '__proto__',
];

/** Whatever an application has read from somewhere, a binding shows; it never runs, loads or leads anywhere. */
describeBrowser('hostile values', (context) => {
  let platform: RealPlatform;
  let page: Page;
  const elsewhere: string[] = [];
  const dialogs: string[] = [];

  beforeAll(async () => {
    platform = await RealPlatform.start({
      'lua/main.lua':
        "local App = { type = 'App' } App.__index = App app = setmetatable({ evil = '', target = '_self', list = {} }, App) session:createAppVariable(app)",
      'viewdefs/App.DEFAULT.html': view,
    });
    page = await context().newPage();
    page.on('request', (request) => {
      if (!request.url().startsWith(platform.url)) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(platform.page());
    await page.locator('#text').waitFor({ state: 'attached' });
  });
  afterAll(() => platform?.stop());

  const taken = () => page.evaluate(() => (window as unknown as { taken?: unknown }).taken ?? null);

  test('what a view definition may not have is gone, and said to be', async () => {
    expect(await page.locator('#script, #frame').count()).toBe(0);
    expect(await page.locator('#static').getAttribute('onclick')).toBe(null);
    expect(await page.locator('#plain').getAttribute('href')).toBe(null);
    const problems = await page.locator('.ui-problems li').allTextContents();
    expect(problems).toEqual([
      'App.DEFAULT <iframe> is left out: a view definition has markup and bindings only.',
      'App.DEFAULT <script> is left out: a view definition has markup and bindings only.',
      'App.DEFAULT onclick is left out: use ui-event-click instead.',
      'App.DEFAULT href has an address that is refused (javascript:): expected http, https, mailto, tel or a path.',
    ]);
    for (const name of ['onclick', 'style', 'srcdoc', 'ui-action']) {
      expect(await page.locator('#handler').getAttribute(name)).toBe(null);
    }
  });

  test.each(values)('%j does nothing', async (value) => {
    await platform.lua(
      `app.evil = ui.json_decode(${JSON.stringify(JSON.stringify(value))}) app.list = { app.evil }`,
    );
    await expect.poll(() => page.locator('#text').textContent()).toBe(value);
    expect(await page.locator('#text *').count()).toBe(0);
    await expect.poll(() => page.locator('#list').textContent()).toBe(value);
    const addresses = await page.evaluate(() =>
      ['link', 'picture', 'form', 'submit', 'vector'].map((id) => {
        const element = document.getElementById(id)!;
        const address = ['href', 'src', 'action', 'formaction']
          .map((name) => element.getAttribute(name))
          .find(Boolean);
        return address ? new URL(address, document.baseURI).protocol : null;
      }),
    );
    for (const protocol of addresses) expect([null, 'http:', 'https:']).toContain(protocol);
    const box = await page.locator('#box').evaluate((element: HTMLElement) => element.style.cssText);
    expect(box).not.toMatch(/url\(|image-set\(|\\/);
    for (const id of ['link', 'submit', 'handler', 'static', 'plain', 'vector']) {
      if (id === 'link' && addresses[0] !== null) continue;
      if (id === 'vector' && addresses[4] !== null) continue;
      await page.locator(`#${id}`).dispatchEvent('click');
    }
    expect(await taken()).toBe(null);
    expect(page.url()).toBe(platform.page());
  });

  test('nothing was loaded from elsewhere, nothing spoke up', () => {
    expect(dialogs).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('names of types and namespaces are only names', async () => {
    await platform.lua("local P = { type = '__proto__' } P.__index = P app.list = { setmetatable({}, P) }");
    await expect.poll(() => page.locator('#list').textContent()).toBe('');
    await platform.upload('constructor', 'DEFAULT', '<template><i>constructor</i></template>');
    await platform.lua("local P = { type = 'constructor' } P.__index = P app.list = { setmetatable({}, P) }");
    await expect.poll(() => page.locator('#list').textContent()).toBe('constructor');
  });
});
