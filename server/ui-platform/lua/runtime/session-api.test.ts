import { describe, expect, test } from 'vitest';
import { contentOf } from '../../testing/base-dir.js';
import { create, openContacts, update, watch } from '../../testing/contacts.js';
import { luaState } from '../../testing/lua-state.js';

describe('the application', () => {
  test('makes, finds and ends variables', async () => {
    const { run, send, told } = await openContacts();
    expect(
      await run('made = session:createVariable(1, app.contacts[1], {namespace = "CARD"}) return made'),
    ).toBe('{"id":2,"parentId":1,"properties":{"namespace":"CARD"},"value":{"name":"Ann"}}');
    expect(await send([watch(2)])).toEqual({
      a: [update(2, { value: { obj: 2 }, properties: { namespace: 'CARD', type: 'Contact' } })],
    });
    await send([create(1, 2, 'name')]);
    expect(await told('session:getVariable(2):setProperty("namespace", nil)')).toEqual({
      a: [update(2, { properties: { namespace: null } })],
    });
    const { a } = await told('session:destroyVariable(made)');
    expect(a).toEqual(
      expect.arrayContaining([
        { type: 'destroy', data: { varId: 2 } },
        { type: 'destroy', data: { varId: 3 } },
      ]),
    );
    expect(await run('return session:getVariable(2) == nil')).toBe('true');
  });

  test.each([
    ['session:destroyVariable(1)', 'variable 1 is the application; it ends with the session'],
    ['session:destroyVariable(99)', 'there is no variable 99'],
    ['session:createVariable(99, {})', 'there is no variable 99'],
    ['session:createAppVariable(1)', 'expected the application to be a table, got a number'],
    ['session:createVariable(1, {}, 5)', 'expected the properties to be a table, got a number'],
    ['session:createVariable(1, {}, {f = print})', 'the property "f" holds a function'],
    [
      'ui.registerPresenter("a b")',
      'expected the type of a presenter to be a name of letters, digits, "_" and "-"',
    ],
  ])('%s is refused', async (code, sentence) => {
    const { run } = await openContacts();
    expect(await run(code)).toBe(`failed: ui_run:1: ${sentence}`);
  });

  test('is what getApp gives, itself', async () => {
    const { run } = await openContacts();
    expect(await run('return session:getApp() == app')).toBe('true');
    expect(await (await luaState()).run('return session:getApp()')).toBe('null');
  });

  test('has a session again when it lost it', async () => {
    const { run } = await openContacts();
    await run('session = nil');
    expect(await run('return session:getApp().title')).toBe('"All"');
  });

  test('logs', async () => {
    const { run, folder } = await openContacts();
    await run('session:log("a", 1) ui.log("b")');
    expect(contentOf(folder, 'log/lua.log')).toBe('a\t1\nb\n');
  });

  test('notifies the agent', async () => {
    const { run, notified } = await openContacts();
    await run(
      'mcp.notify("notifications/contact_added", {name = "Ann", big = math.maxinteger}) mcp.notify("x")',
    );
    expect(notified).toEqual([
      { method: 'notifications/contact_added', params: { name: 'Ann', big: '9223372036854775807' } },
      { method: 'x', params: {} },
    ]);
  });

  test.each([
    ['mcp.notify()', /^failed: ui_run:1: expected the method of a notification to be a name/],
    ['mcp.notify("a\\nb")', /^failed: ui_run:1: expected the method of a notification to be a name/],
    ['mcp.notify("a", 1)', /the params of a notification to be a table, got a number$/],
    ['mcp.notify("a", {1, 2})', /the params of a notification to have names, got an array$/],
    ['mcp.notify("a", {f = print})', /the params of a notification can't hold a function$/],
    ['mcp.notify("a", {s = ("x"):rep(2 << 20)})', /have more than 1048576 bytes$/],
  ])('%s is refused', async (code, sentence) => {
    const { run, notified } = await openContacts();
    expect([await run(code), notified]).toEqual([expect.stringMatching(sentence), []]);
  });
});
