import { describe, expect, test } from 'vitest';
import { baseDir } from '../testing/base-dir.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { servedPlatform } from '../testing/served-platform.js';
import { viewdefProblem } from './check-viewdef.js';
import { ViewdefStore } from './viewdef-store.js';

describe('a view definition', () => {
  test.each([
    '<template></template>',
    '<template><div ui-value="a"><template><b></b></template></div></template>',
    '\n <!-- a view --> <template>x</template> <!-- end --> \n',
    '<TEMPLATE><tr><td></td></tr></TEMPLATE>',
    '<template><script>1</script></template>',
  ])('is %j', (content) => {
    expect(viewdefProblem(content)).toBeUndefined();
  });

  test.each([
    ['', 'nothing'],
    ['  <!-- x --> ', 'nothing'],
    ['text', 'text'],
    ['<div></div>', '<div>'],
    ['<template></template><template></template>', '<template> and <template> beside it'],
    ['<template></template>x', '<template> and text beside it'],
    ['<div><template></template></div>', '<div>'],
    ['<svg><template></template></svg>', '<svg>'],
    ['<template', 'nothing'],
    ['</template>', 'nothing'],
  ])('is not %j', (content, problem) => {
    expect(viewdefProblem(content)).toBe(problem);
  });
});

test('files are loaded; those that can not be used are told', () => {
  const folder = baseDir({
    'A.DEFAULT.html': '<template>a</template>\n',
    'B.ROW.html': '<template>b</template>',
    'C.DEFAULT.html': '<p>no</p>',
    'noname.html': '<template></template>',
    'a.b.c.html': '<template></template>',
    'notes.txt': 'x',
  });
  const store = new ViewdefStore();
  const told: string[] = [];
  store.load(folder, (sentence) => told.push(sentence));
  expect(JSON.parse(store.json())).toEqual({
    'A.DEFAULT': '<template>a</template>',
    'B.ROW': '<template>b</template>',
  });
  expect(told).toEqual([
    'Expected viewdefs/C.DEFAULT.html to be exactly one <template>, got <p>.',
    'viewdefs/a.b.c.html is not named TYPE.NAMESPACE.html.',
    'viewdefs/noname.html is not named TYPE.NAMESPACE.html.',
  ]);
  store.load('/nowhere', (sentence) => told.push(sentence));
  expect(told).toHaveLength(3);
});

describe('a view that is uploaded', () => {
  const main = `
    Contact = ui.registerPresenter('Contact')
    app = { contacts = { Contact:new { name = 'Ann' }, Contact:new { name = 'Bob' } }, other = { x = 1 } }
    session:createAppVariable(setmetatable(app, { type = 'Book' }))`;
  const view = { type: 'Contact', namespace: 'DEFAULT', content: '<template>new</template>' };
  const push = {
    type: 'update',
    data: { varId: 1, properties: { viewdefs: { 'Contact.DEFAULT': '<template>new</template>' } } },
  };
  const refresh = (varId: number) => ({ type: 'update', data: { varId } });
  const create = (requestId: number, parentId: number, path: string) => ({
    type: 'create',
    data: { requestId, parentId, properties: { path } },
  });

  test('is pushed to every frontend, then all that it concerns is refreshed, and nothing else', async () => {
    const { url, call } = await servedPlatform({ 'lua/main.lua': main });
    const one = await PlainFrontend.connect(url);
    const two = await PlainFrontend.connect(url);
    await one.ask([create(1, 1, 'contacts'), create(2, 1, 'contacts.0'), create(3, 1, 'other')], 3);
    await two.ask([create(1, 1, 'contacts')], 1);
    const from = [one.received.length, two.received.length];
    expect(await call('ui_upload_viewdef', view)).toMatchObject({
      ok: true,
      output: { key: 'Contact.DEFAULT', frontends: 2, variables: 3 },
    });
    expect(await one.next(4, from[0])).toEqual([push, refresh(3), refresh(4), refresh(5)]);
    expect(await two.next(3, from[1])).toEqual([push, refresh(3), refresh(4)]);
    expect(one.received).toHaveLength(from[0]! + 4);
  });

  test('reaches all sessions, those whose Lua is busy as well, and those who come later', async () => {
    const { url, call, run } = await servedPlatform({ 'lua/main.lua': main });
    await fetch(url, { redirect: 'manual' });
    const frontend = await PlainFrontend.connect(url, '2');
    await frontend.ask([create(1, 1, 'contacts')], 1);
    const from = frontend.received.length;
    // It spins until the platform is closed.
    void run('while true do end', '2');
    expect((await call('ui_upload_viewdef', view)).ok).toBe(true);
    expect(await frontend.next(3, from)).toEqual([push, refresh(3), refresh(4)]);
    const late = await PlainFrontend.connect(url, '1');
    expect(late.received).toEqual([push]);
    expect(await late.ask({ type: 'watch', data: { varId: 1 } }, 1)).toMatchObject([
      { data: { varId: 1, value: { obj: 1 }, properties: { ...push.data.properties, type: 'Book' } } },
    ]);
  });

  test('that is not one template is refused, and nothing is stored or sent', async () => {
    const { url, call, platform } = await servedPlatform({ 'lua/main.lua': main });
    const frontend = await PlainFrontend.connect(url);
    const message = 'Expected "content" to be exactly one <template>, got <p>.';
    expect(await call('ui_upload_viewdef', { ...view, content: '<p>x</p>' })).toEqual({
      ok: false,
      error: {
        code: 'UI_INVALID_INPUT',
        message,
        details: { issues: [{ pointer: '/content', message, expected: 'exactly one <template>' }] },
      },
      text: message,
    });
    expect([frontend.received.length, platform.running.viewdefs.json()]).toEqual([1, '{}']);
  });
});
