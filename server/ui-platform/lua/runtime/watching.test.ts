import { describe, expect, test } from 'vitest';
import { contactsMain, create, error, openContacts, update } from '../../testing/contacts.js';
import { luaState } from '../../testing/lua-state.js';

describe('after each run and each batch', () => {
  test('every watcher is told what changed, and nothing else', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'title'), create(2, 1, 'contacts.0.name'), create(3, 1, 'contacts.0.shout()')]);
    expect(await told('app.contacts[1].name = "Eve"')).toEqual({
      a: [update(3, { value: 'Eve' }), update(4, { value: 'EVE' })],
    });
    expect(await told('app.contacts[1].name = "Eve"')).toEqual({});
    expect(await told('return 1')).toEqual({});
  });

  test('one change among a thousand rows is one message', async () => {
    const { send, run, told } = await luaState();
    await run(
      'app = {rows = {}} for i = 1, 1000 do app.rows[i] = {n = i} end session:createAppVariable(app)',
    );
    const { a = [] } = await send([create(0, 1, 'rows')]);
    const refs = (a[0]!.data as { value: { obj: number }[] }).value.map(({ obj }) => obj);
    await send(refs.map((obj, i) => create(i, obj, 'n')));
    expect(await told('app.rows[500].n = "changed"')).toEqual({
      a: [update(refs[999]! + 500, { value: 'changed' })],
    });
    expect((await told('table.remove(app.rows, 1)')).a).toHaveLength(1);
  });

  test('what somebody has stopped watching, or destroyed, is not told', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'title'), create(2, 1, 'title'), create(3, 1, 'title')]);
    await send([
      { type: 'unwatch', data: { varId: 2 } },
      { type: 'destroy', data: { varId: 3 } },
    ]);
    expect(await told('app.title = "New"')).toEqual({ a: [update(4, { value: 'New' })] });
  });

  test('a connection that is gone is told nothing, the others are', async () => {
    const { send, told, perform } = await openContacts();
    await send([create(1, 1, 'title')]);
    await send([create(1, 1, 'title')], 'b');
    await perform({ kind: 'disconnect', connection: 'a' });
    expect(await told('app.title = "New"')).toEqual({ b: [update(3, { value: 'New' })] });
  });

  test('an error is told once, and a good value when there is one again', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'contacts.0.shout()')]);
    const failure = error('path-failure', "lua/main.lua:4: attempt to index a nil value (field 'name')", {
      varId: 2,
    });
    expect(await told('app.contacts[1].name = nil')).toEqual({ a: [failure] });
    expect(await told('return 1')).toEqual({});
    expect(await told('app.contacts[1].name = "Ann"')).toEqual({ a: [update(2, { value: 'ANN' })] });
  });

  test('many values fail, each with an error of its own, and those between them are told', async () => {
    const { send, told } = await openContacts();
    await send([
      create(1, 1, 'contacts.0.shout()'),
      create(2, 1, 'title'),
      create(3, 1, 'contacts.1.shout()'),
      create(4, 1, 'title'),
    ]);
    const failure = (varId: number) =>
      error('path-failure', "lua/main.lua:4: attempt to index a nil value (field 'name')", { varId });
    const spoil = 'app.title = "New" for _, one in ipairs(app.contacts) do one.name = nil end';
    expect(await told(spoil)).toEqual({
      a: [failure(2), update(3, { value: 'New' }), failure(4), update(5, { value: 'New' })],
    });
    expect(await told('return 1')).toEqual({});
  });

  test('a value of any kind is told when it becomes one of another', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'title')]);
    for (const [code, value] of [
      ['"a"', 'a'],
      ['"1"', '1'],
      ['1', 1],
      ['"1"', '1'],
      ['true', true],
      ['"true"', 'true'],
      ['nil', null],
      ['"null"', 'null'],
      ['{"null"}', ['null']],
      ['"null"', 'null'],
      ['""', ''],
    ] as const) {
      expect(await told(`app.title = ${code}`)).toEqual({ a: [update(2, { value })] });
      expect(await told(`app.title = ${code}`)).toEqual({});
    }
  });

  test('a text that was a presenter has no type any more, also if it is the text that it was before', async () => {
    const { send, told } = await openContacts();
    await send([create(1, 1, 'title')]);
    const text = await told('app.title = "text"');
    expect(text).toEqual({ a: [update(2, { value: 'text' })] });
    expect(await told('app.title = app.contacts[1]')).toEqual({
      a: [update(2, { value: { obj: 3 }, properties: { type: 'Contact' } })],
    });
    expect(await told('app.title = "text"')).toEqual({
      a: [update(2, { value: 'text', properties: { type: null } })],
    });
  });

  test('a value that takes too long is an error, and the others are told all the same', async () => {
    const { send, told, run } = await luaState({ 'lua/main.lua': contactsMain }, { softTimeoutMs: 200 });
    await send([
      create(1, 1, 'title'),
      create(2, 1, 'contacts.0.shout()'),
      create(3, 1, 'contacts.1.shout()'),
    ]);
    const spin = 'function Contact:shout() while self.name == "Ann" do end return "x" end app.title = "New"';
    expect(await told(spin)).toEqual({
      a: [
        update(2, { value: 'New' }),
        error('path-failure', expect.stringContaining('it ran for more than 200 ms') as never, { varId: 3 }),
        update(4, { value: 'x' }),
      ],
    });
    expect(await run('return app.title')).toBe('"New"');
  });
});
