import { describe, expect, test } from 'vitest';
import { create, openContacts, update, watch } from '../../testing/contacts.js';
import { luaState } from '../../testing/lua-state.js';

describe('variable 1', () => {
  test('is there before the application is, and worth nothing', async () => {
    const { send } = await luaState();
    expect(await send([watch(1)])).toEqual({
      a: [update(1, { value: null, properties: { epoch: 'first' } })],
    });
  });

  test('is the application, with its properties', async () => {
    const { send } = await openContacts();
    expect(await send([watch(1)])).toEqual({
      a: [update(1, { value: { obj: 1 }, properties: { epoch: 'first', title: 'Contacts' } })],
    });
  });

  test('tells those who watch it when the application is another one', async () => {
    const { send, told } = await openContacts();
    await send([watch(1)]);
    expect(await told('session:createAppVariable(Shop:new{}, {note = 1})')).toEqual({
      a: [update(1, { properties: { type: 'Shop', note: 1, title: null, epoch: 'first' } })],
    });
  });
});

describe('a table', () => {
  test('travels as a reference to a variable of its own, an array as an array of them', async () => {
    const { send } = await openContacts();
    const { a } = await send([create(1, 1, 'contacts'), create(2, 1, 'contacts.0'), watch(3)]);
    expect(a).toEqual([
      {
        type: 'create',
        data: {
          requestId: 1,
          varId: 2,
          parentId: 1,
          value: [{ obj: 3 }, { obj: 4 }],
          properties: { path: 'contacts' },
        },
      },
      {
        type: 'create',
        data: {
          requestId: 2,
          varId: 5,
          parentId: 1,
          value: { obj: 3 },
          properties: { path: 'contacts.0', type: 'Contact' },
        },
      },
      update(3, { value: { obj: 3 }, properties: { type: 'Contact' } }),
    ]);
  });

  test('keeps its variable when it moves, and for every connection', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'contacts')]);
    const { b } = await send([create(1, 1, 'contacts')], 'b');
    expect(b).toMatchObject([{ data: { value: [{ obj: 3 }, { obj: 4 }] } }]);
    const moved = { value: [{ obj: 4 }, { obj: 3 }] };
    expect(await told('local c = app.contacts c[1], c[2] = c[2], c[1]')).toEqual({
      a: [update(2, moved)],
      b: [update(5, moved)],
    });
  });

  test('outlives the connection that saw it first', async () => {
    const { send, told, perform } = await openContacts();
    await send([create(1, 1, 'contacts')]);
    await send([create(1, 1, 'contacts'), watch(3), create(2, 3, 'name')], 'b');
    expect((await perform({ kind: 'disconnect', connection: 'a' })).outgoing).toBeUndefined();
    expect(await told('app.contacts[1].name = "Zoe"')).toEqual({ b: [update(6, { value: 'Zoe' })] });
  });

  test('that nobody holds any more is gone for those who watch it', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'contacts'), watch(4), create(2, 4, 'name')]);
    const first = await told('table.remove(app.contacts)');
    expect(first).toEqual({ a: [update(2, { value: [{ obj: 3 }] })] });
    expect(await told('collectgarbage() collectgarbage()')).toEqual({
      a: expect.arrayContaining([{ type: 'destroy', data: { varId: 4 } }]),
    });
  });

  test('that is empty and plain is an array, with a type it is an object', async () => {
    const { send, run } = await luaState();
    await run(
      'session:createAppVariable({list = {}, shop = setmetatable({}, {type = "Shop"}), map = {a = 1}})',
    );
    const { a } = await send([create(1, 1, 'list'), create(2, 1, 'shop'), create(3, 1, 'map')]);
    expect(a?.map(({ data }) => (data as { value: unknown }).value)).toEqual([[], { obj: 4 }, { obj: 6 }]);
  });

  test.each(['function() end', '0/0', '"\\xff"', 'coroutine.create(print)'])(
    'that holds %s where a value is expected makes an error there',
    async (value) => {
      const { send, run } = await luaState();
      await run(`session:createAppVariable({odd = ${value}, fine = 1})`);
      const { a } = await send([create(1, 1, 'odd'), create(2, 1, 'fine')]);
      expect(a).toMatchObject([
        { type: 'create', data: { value: null } },
        { type: 'error', data: { varId: 2, code: 'path-failure' } },
        { type: 'create', data: { value: 1 } },
      ]);
    },
  );

  test('that is no presenter any more has no type any more', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'chosen')]);
    expect(await told('app.chosen = app.contacts[1]')).toEqual({
      a: [update(2, { value: { obj: 3 }, properties: { type: 'Contact' } })],
    });
    expect(await told('app.chosen = {a = 1}')).toEqual({
      a: [update(2, { value: { obj: 4 }, properties: { type: null } })],
    });
  });
});
