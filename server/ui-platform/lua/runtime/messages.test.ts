import { describe, expect, test } from 'vitest';
import { contentOf } from '../../testing/base-dir.js';
import { contactsMain, create, error, openContacts, update, watch } from '../../testing/contacts.js';
import { luaState } from '../../testing/lua-state.js';

describe('a frontend', () => {
  test('writes, and hears of it only what it does not know', async () => {
    const { send, run } = await openContacts();
    await send([create(1, 1, 'title'), create(2, 1, 'title')]);
    expect(await send([update(2, { value: 'Mine' })])).toEqual({ a: [update(3, { value: 'Mine' })] });
    expect(await run('return app.title')).toBe('"Mine"');
    expect(await send([update(2, { value: null })])).toEqual({ a: [update(3, { value: null })] });
    expect(await run('return app.title == nil')).toBe('true');
  });

  test('that asks is answered with the value after the write', async () => {
    const { send, run } = await luaState();
    await run(`local kept = 0
      session:createAppVariable(setmetatable({}, {
        __index = function(_, name) if name == "age" then return kept end end,
        __newindex = function(_, _, value) kept = math.min(value, 99) end}))`);
    await send([create(1, 1, 'age')]);
    expect(await send([update(2, { value: 120, requestId: 'w' })])).toEqual({
      a: [update(2, { value: 99, requestId: 'w' })],
    });
    expect(await send([update(2, { value: 50 })])).toEqual({});
    expect(await send([update(2, { value: 130 })])).toEqual({ a: [update(2, { value: 99 })] });
  });

  test('writes by a method, and acts', async () => {
    const { send, run } = await openContacts();
    await send([
      create(1, 1, 'contacts.0.rename(_)'),
      create(2, 1, 'add()', 'action'),
      create(3, 1, 'contacts'),
    ]);
    expect(await send([update(2, { value: 'Kim', requestId: 1 }), update(3, { requestId: 2 })])).toEqual({
      a: [
        update(2, { requestId: 1 }),
        update(3, { requestId: 2 }),
        update(4, { value: [{ obj: 5 }, { obj: 6 }, { obj: 7 }] }),
      ],
    });
    expect(await run('return {app.contacts[1].name, #app.contacts}')).toBe('["Kim",3]');
  });

  test('is told why it could not, and the log is, too', async () => {
    const { send, folder } = await openContacts();
    await send([create(1, 1, 'contacts.0.rename(_)'), create(2, 1, 'nothing.name')]);
    expect(await send([update(2, { value: '', requestId: 7 }), update(3, { value: 'x' })])).toEqual({
      a: [
        error('path-failure', 'lua/main.lua:5: a name is needed', { varId: 2, requestId: 7 }),
        error('path-failure', '"name" can\'t be written into a nil', { varId: 3 }),
      ],
    });
    expect(contentOf(folder, 'log/lua-err.log')).toBe(
      'lua/main.lua:5: a name is needed\n"name" can\'t be written into a nil\n',
    );
  });

  test('may give an object that it knows', async () => {
    const { send, run } = await openContacts();
    await send([create(1, 1, 'contacts'), create(2, 1, 'chosen')]);
    expect(await send([update(5, { value: { obj: 4 } })])).toEqual({
      a: [update(5, { properties: { type: 'Contact' } })],
    });
    expect(await run('return app.chosen == app.contacts[2]')).toBe('true');
    expect(await send([update(5, { value: { obj: 99 } })])).toEqual({
      a: [error('path-failure', 'there is no object 99', { varId: 5 })],
    });
  });

  test('may give a value with the request for the variable', async () => {
    const { send, run } = await openContacts();
    const { a } = await send([
      { type: 'create', data: { requestId: 1, parentId: 1, properties: { path: 'title' }, value: 'First' } },
    ]);
    expect(a).toMatchObject([{ type: 'create', data: { value: 'First' } }]);
    expect(await run('return app.title')).toBe('"First"');
  });

  test('finds nothing where there is nothing', async () => {
    const { send } = await openContacts();
    const missing = (ids: object) => error('not-found', 'there is no variable 9', { varId: 9, ...ids });
    expect(
      await send([
        create(1, 9, 'x'),
        watch(9),
        { type: 'unwatch', data: { varId: 9 } },
        { type: 'destroy', data: { varId: 9 } },
        update(9, { value: 1, requestId: 2 }),
        { type: 'get', data: { varIds: [9], requestId: 3 } },
      ]),
    ).toEqual({
      a: [
        missing({ requestId: 1 }),
        missing({}),
        missing({}),
        missing({}),
        missing({ requestId: 2 }),
        missing({ requestId: 3 }),
      ],
    });
  });

  test('sees nothing of what another one made', async () => {
    const { send } = await openContacts();
    await send([create(1, 1, 'title')]);
    expect(await send([watch(2), update(2, { value: 'x' }), create(1, 2, 'y')], 'b')).toEqual({
      b: [
        error('not-found', 'there is no variable 2', { varId: 2 }),
        error('not-found', 'there is no variable 2', { varId: 2 }),
        error('not-found', 'there is no variable 2', { varId: 2, requestId: 1 }),
      ],
    });
  });

  test('may neither change nor end what belongs to the application', async () => {
    const { send } = await openContacts();
    const no = (description: string) => error('unauthorized', description, { varId: 1 });
    expect(await send([update(1, { value: 2 }), { type: 'destroy', data: { varId: 1 } }])).toEqual({
      a: [no('only the application may change this'), no('only the application may end this variable')],
    });
  });

  test('may change properties of its own variables, but not where they lead', async () => {
    const { send } = await openContacts();
    await send([create(1, 1, 'title')]);
    expect(await send([update(2, { properties: { note: 'n' } })])).toEqual({
      a: [update(2, { properties: { note: 'n' } })],
    });
    expect(await send([update(2, { properties: { path: 'contacts' } })])).toEqual({
      a: [error('unauthorized', 'only the application may change this', { varId: 2 })],
    });
  });

  test('that acts for too long is told so, and the rest of its batch is done', async () => {
    const { send, run } = await luaState({ 'lua/main.lua': contactsMain }, { softTimeoutMs: 200 });
    await run('function app:spin() while true do pcall(function() while true do end end) end end');
    await send([create(1, 1, 'spin()', 'action'), create(2, 1, 'title')]);
    expect(await send([update(2, { requestId: 1 }), update(3, { value: 'After' })])).toEqual({
      a: [
        error('path-failure', expect.stringContaining('it ran for more than 200 ms') as never, {
          varId: 2,
          requestId: 1,
        }),
      ],
    });
    expect(await run('return app.title')).toBe('"After"');
  });
});
