import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './testing/describe-browser.js';
import { type FakePage, openFakePage } from './testing/fake-page.js';
import type { FakePlatform } from './testing/fake-platform.js';
import type { FakeSession, Values } from './testing/fake-session.js';
import type { Complaints } from './testing/open-page.js';

describeBrowser('bindings in a browser', (context) => {
  let platform: FakePlatform;
  let session: FakeSession;
  let page: Page;
  let complaints: Complaints;
  let change: FakePage['change'];

  async function show(app: Values, view: string, others: Record<string, string> = {}): Promise<void> {
    const viewdefs = { 'App.DEFAULT': `<template>${view}</template>`, ...others };
    ({ page, complaints, platform, session, change } = await openFakePage(context(), { app, viewdefs }));
    await page.locator('[ui-app] > :not(.ui-page)').first().waitFor();
  }

  /** After a view, and its value: once this is shown, the page knows all that the application has for the view. */
  const ready = '<b ui-value="ready"></b>';
  const isReady = () => page.getByText('known').waitFor();

  test('a text shows its value and follows it', async () => {
    await show({ name: 'Ann' }, '<p ui-value="name"></p>');
    await expect.poll(() => page.locator('p').textContent()).toBe('Ann');
    change('name', 'Bea');
    await expect.poll(() => page.locator('p').textContent()).toBe('Bea');
    change('name', null);
    await expect.poll(() => page.locator('p').textContent()).toBe('');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['<input ui-value="field">', 'fill', 'Bea', 'Ann', 'Bea'],
    ['<textarea ui-value="field"></textarea>', 'fill', 'two\nlines', 'Ann', 'two\nlines'],
    ['<p contenteditable ui-value="field"></p>', 'fill', 'a <b> c', 'Ann', 'a <b> c'],
    ['<input type="number" ui-value="field">', 'fill', '12.5', 3, 12.5],
    ['<input type="number" ui-value="field">', 'fill', '', 3, null],
    ['<input type="date" ui-value="field">', 'fill', '2026-02-03', '2020-01-01', '2026-02-03'],
    ['<input type="checkbox" ui-value="field">', 'check', '', false, true],
    ['<select ui-value="field"><option>a<option>b</select>', 'select', 'b', 'a', 'b'],
    ['<select multiple ui-value="field"><option>a<option>b</select>', 'select', 'b', ['a'], ['b']],
  ])('a value goes both ways in %s (%s %j)', async (view, how, entered, first, last) => {
    await show({ field: first, ready: 'known' }, view + ready);
    await isReady();
    const field = page.locator('[ui-value=field]');
    const read = (): Promise<unknown> =>
      field.evaluate((element: Element) => {
        const e = element as HTMLInputElement;
        if (e.isContentEditable) return e.textContent;
        if (e.type === 'checkbox') return e.checked;
        if (e.type === 'number') return e.value === '' ? null : e.valueAsNumber;
        if (!(element instanceof HTMLSelectElement && element.multiple)) return e.value;
        return [...element.selectedOptions].map((option) => option.value);
      });
    await expect.poll(read).toEqual(first);
    if (how === 'fill') await field.fill(entered);
    else if (how === 'check') await field.check();
    else await field.selectOption(entered);
    await expect.poll(() => session.objects.get(1)!.field).toEqual(last);
    change('field', first);
    await expect.poll(read).toEqual(first);
    expect(complaints).toEqual([]);
  });

  test('of radio buttons the chosen one gives the value', async () => {
    await show(
      { size: 's' },
      '<div><label><input type="radio" name="x" value="s" ui-value="size">S</label><label><input type="radio" name="x" value="l" ui-value="size">L</label></div>',
    );
    await expect.poll(() => page.getByLabel('S').isChecked()).toBe(true);
    await page.getByLabel('L').check();
    await expect.poll(() => session.objects.get(1)!.size).toBe('l');
    change('size', 's');
    await expect.poll(() => page.getByLabel('S').isChecked()).toBe(true);
    expect(session.written).toEqual([['size', 'l']]);
  });

  test('a value is shown once its option arrives', async () => {
    await show({ choice: 'b', options: [] }, '<select ui-value="choice" ui-viewlist="options"></select>', {
      'Option.DEFAULT': '<template><option ui-attr-value="code" ui-value="name"></option></template>',
    });
    for (const [id, code] of [
      [2, 'a'],
      [3, 'b'],
    ] as const) {
      session.objects.set(id, { code, name: `Option ${code}` });
      session.types.set(id, 'Option');
    }
    change('options', [{ obj: 2 }, { obj: 3 }]);
    await expect.poll(() => page.locator('select').inputValue()).toBe('b');
    expect(session.written).toEqual([]);
  });

  test('an action runs by pointer, keyboard and form, once each', async () => {
    const calls: string[] = [];
    const action = (name: string) => () => void calls.push(name);
    await show(
      { 'press()': action('press'), 'card()': action('card'), 'send()': action('send') },
      '<form ui-action="send()"><input name="text"><button ui-action="press()">Press</button><button type="submit">Send</button></form><div ui-action="card()">Card</div>',
    );
    await page.getByRole('button', { name: 'Press' }).click();
    await expect.poll(() => calls).toEqual(['press']);
    await page.getByRole('button', { name: 'Card' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => calls).toEqual(['press', 'card']);
    await page.locator('input').press('Enter');
    await expect.poll(() => calls).toEqual(['press', 'card', 'send']);
    expect(new URL(page.url()).pathname).toBe('/1/');
    expect(complaints).toEqual([]);
  });

  test('what was typed reaches the application before the action that follows', async () => {
    let saved: unknown;
    const app: Values = { name: '', ready: 'known' };
    app['save()'] = () => {
      saved = app.name;
    };
    await show(app, `<input ui-value="name"><button ui-action="save()">Save</button>${ready}`);
    await isReady();
    await expect.poll(() => session.idsOf('name').length).toBe(1);
    const { respond } = platform;
    // Takes what it gets, but is slow to answer: what is typed meanwhile waits in the page.
    platform.respond = (message, socket) => {
      const answers = respond(message, socket);
      return message.type === 'update' && message.data.value !== null ? [] : answers;
    };
    await page.locator('input').pressSequentially('quick');
    await expect.poll(() => session.written).toEqual([['name', 'q']]);
    await page.getByRole('button').click();
    await expect.poll(() => saved).toBe('quick');
  });

  test('an event runs a method with what happened; a key alone is enough', async () => {
    const seen: unknown[] = [];
    await show(
      { 'over(_)': (event: unknown) => void seen.push(event), 'add()': () => void seen.push('add') },
      '<input ui-event-keydown-enter="add()"><p ui-event-dblclick="over(_)">Twice</p>',
    );
    await page.locator('input').pressSequentially('a');
    await page.locator('input').press('Enter');
    await expect.poll(() => seen).toEqual(['add']);
    await page.locator('p').dblclick();
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[1]).toMatchObject({ type: 'dblclick', button: 0, ctrlKey: false });
  });

  test('attributes, classes and styles follow their values', async () => {
    await show(
      { off: true, hint: 'Hello', chosen: 0, width: '30%', expanded: false },
      '<button ui-attr-disabled="off" ui-attr-title="hint" ui-class-chosen="chosen" ui-style-width="width" ui-attr-aria-expanded="expanded" class="own" style="color: red">B</button>',
    );
    const attributes = (): Promise<unknown> =>
      page
        .locator('button')
        .evaluate((e: HTMLButtonElement) => [
          e.disabled,
          e.title,
          e.className,
          e.style.width,
          e.ariaExpanded,
          getComputedStyle(e).color,
        ]);
    await expect.poll(attributes).toEqual([true, 'Hello', 'own chosen', '30%', 'false', 'rgb(255, 0, 0)']);
    for (const [path, value] of [
      ['off', false],
      ['hint', null],
      ['chosen', false],
      ['width', null],
      ['expanded', true],
    ] as const)
      change(path, value);
    await expect.poll(attributes).toEqual([false, '', 'own', '', 'true', 'rgb(255, 0, 0)']);
    expect(complaints).toEqual([]);
  });

  test('a binding that makes no sense says so', async () => {
    await show({ field: 'x' }, '<p><input type="file" ui-value="field"></p>');
    await expect
      .poll(() => page.locator('input + .ui-error').textContent())
      .toBe(`ui-value can't be used on <input type="file">.`);
    expect(platform.received.filter(({ type }) => type === 'create')).toEqual([]);
  });

  test('an error stands beside the element and goes with the next value', async () => {
    await show({ name: 'Ann' }, '<p><input ui-value="name"></p>');
    await page.locator('input').waitFor();
    await expect.poll(() => session.idsOf('name').length).toBe(1);
    const [varId] = session.idsOf('name');
    platform.send({
      type: 'error',
      data: { varId: varId!, code: 'path-failure', description: 'no <b>field</b>' },
    });
    await expect.poll(() => page.locator('input + .ui-error').textContent()).toBe('no <b>field</b>');
    expect(await page.locator('input').getAttribute('aria-invalid')).toBe('true');
    change('name', 'Bea');
    await expect.poll(() => page.locator('.ui-error').count()).toBe(0);
    expect(await page.locator('input').getAttribute('aria-invalid')).toBe(null);
  });
});
