import { describe, expect, test } from 'vitest';
import { sharedLuaState } from '../../testing/lua-state.js';

const main = `
Contact = ui.registerPresenter('Contact')
function Contact:full() return self.first .. ' ' .. self.last end
function Contact:setFirst(name) self.first = name end
function Contact:fail() error('no luck') end
function Contact:address() return { city = 'Bern' } end
app = { title = 'All', contacts = {
  Contact:new { first = 'Ann', last = 'Lee' }, Contact:new { first = 'Bob', last = 'Roe' } },
  ['odd-name'] = 1, grid = { { 1, 2 }, { 3, 4 } }, calls = 0 }
function app:count() return #self.contacts end
function app:act() self.calls = self.calls + 1 end
session:createAppVariable(app)
selected = session:createVariable(1, app.contacts[2])
`;
const state = sharedLuaState({ 'lua/main.lua': main });
let requestId = 0;

/** What a new variable of that path is worth, or the error of it. */
async function look(path: string, parentId = 1, more: object = {}): Promise<unknown> {
  const id = ++requestId;
  const data = { requestId: id, parentId, properties: { path, ...more } };
  const { a = [] } = await state().send([{ type: 'create', data }]);
  const problem = a.find(({ type }) => type === 'error');
  if (problem) return problem.data;
  return (a[0]!.data as { value: unknown }).value;
}

describe('a path leads', () => {
  test.each([
    ['title', 'All'],
    ['contacts.0.first', 'Ann'],
    ['contacts.1.full()', 'Bob Roe'],
    ['contacts.0.address().city', 'Bern'],
    ['odd-name', 1],
    ['grid.1.0', 3],
    [
      'grid',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['count()', 2],
    ['contacts.0..1.first', 'Bob'],
    ['contacts...title', 'All'],
    ['', { obj: 1 }],
  ])('%s to %j', async (path, value) => {
    expect(await look(path)).toEqual(value);
  });

  test('up, from a variable of the application', async () => {
    expect(await look('..title', 2)).toBe('All');
    expect(await look('...title', 2)).toBe('All');
    expect(await look('..contacts.0.first', 2)).toBe('Ann');
    expect(await look('first', 2)).toBe('Bob');
  });

  test.each(['nothing', 'nothing.at.all', 'contacts.7.first', 'nothing.method()'])(
    'nowhere, without an error: %s',
    async (path) => {
      expect(await look(path)).toBeNull();
    },
  );

  test.each([
    ['title.length', '"length" was looked for in a string'],
    ['contacts.0.missing()', 'there is no method "missing"'],
    ['contacts.0.fail()', 'lua/main.lua:5: no luck'],
    ['..title', 'the path "..title" leaves the tree of variables'],
  ])('nowhere, with an error: %s', async (path, description) => {
    expect(await look(path)).toEqual({ varId: expect.any(Number), code: 'path-failure', description });
  });

  test.each([
    ['a(', 'the path "a(" is broken at "a("'],
    ['a.', 'the path "a." is broken at ""'],
    ['set(_).b', 'in the path "set(_).b" only the last step may take a value'],
  ])('nowhere when it is broken: %s', async (path, description) => {
    expect(await look(path)).toEqual({ requestId, code: 'path-failure', description });
  });
});

describe('what stands behind a question mark', () => {
  test('becomes properties, unless they were given', async () => {
    const properties = { path: 'title?access=r&namespace=CARD&note=a%20b', note: 'mine' };
    const { a = [] } = await state().send([
      { type: 'create', data: { requestId: 'q', parentId: 1, properties } },
    ]);
    expect(a[0]).toMatchObject({
      type: 'create',
      data: { value: 'All', properties: { ...properties, access: 'r', namespace: 'CARD' } },
    });
    const { varId } = a[0]!.data as { varId: number };
    const { a: refused = [] } = await state().send([{ type: 'update', data: { varId, value: 'x' } }]);
    expect(refused).toEqual([
      {
        type: 'error',
        data: { varId, code: 'unauthorized', description: 'this variable can only be read' },
      },
    ]);
  });
});

describe('an action', () => {
  test('is never evaluated when it is created, watched, asked for or recomputed', async () => {
    const { a = [] } = await state().send([
      {
        type: 'create',
        data: { requestId: 1, parentId: 1, properties: { path: 'act()', access: 'action' } },
      },
    ]);
    const { varId } = a[0]!.data as { varId: number };
    await state().send([
      { type: 'watch', data: { varId } },
      { type: 'get', data: { varIds: [varId] } },
    ]);
    expect([a[0], await state().run('return app.calls')]).toMatchObject([{ data: { value: null } }, '0']);
  });
});
