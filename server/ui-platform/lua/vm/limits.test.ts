import { describe, expect, test } from 'vitest';
import { luaState, sharedLuaState } from '../../testing/lua-state.js';

const soft = { softTimeoutMs: 200 };

describe('code that takes too long is stopped, and the state is kept', () => {
  const state = sharedLuaState({}, soft);
  test.each([
    ['a loop', 'while true do end'],
    ['a loop inside pcall', 'while true do pcall(function() while true do end end) end'],
    ['a loop inside xpcall', 'while true do xpcall(function() while true do end end, function() end) end'],
    [
      'a handler of errors',
      'xpcall(function() while true do end end, function() while true do end end) while true do end',
    ],
    ['a handler of an error', 'xpcall(error, function() while true do end end) while true do end'],
    [
      'what is closed at the end',
      'local t <close> = setmetatable({}, {__close = function() while true do end end}) while true do end',
    ],
    ['a coroutine', 'coroutine.wrap(function() while true do end end)()'],
    [
      'a coroutine that catches',
      'local f = coroutine.wrap(function() while true do pcall(f) end end) while true do pcall(f) end',
    ],
    [
      'coroutines without end',
      'while true do coroutine.resume(coroutine.create(function() while true do end end)) end',
    ],
    [
      'a sort',
      'local t = {} for i = 1, 1000 do t[i] = i end while true do pcall(table.sort, t, function(a, b) return a > b end) end',
    ],
    ['a replacement', 'local s = ("x"):rep(1000) while true do s:gsub(".", function() end) end'],
    ['recursion', 'local function f() return f() end f()'],
    [
      'a metamethod',
      'local t = setmetatable({}, {__index = function(t, k) return t[k + 1] end}) while true do pcall(function() return t[1] end) end',
    ],
  ])('%s', async (_, code) => {
    const { run } = state();
    await run('kept = 1');
    expect(await run(code)).toMatch(/^out-of-time: /);
    expect(await run('return kept')).toBe('1');
  });

  test('a coroutine that was stopped goes on in a later call, with all of its time', async () => {
    const { run } = await luaState({}, soft);
    await run(
      'co = coroutine.create(function() local n = 0 while true do n = n + 1 coroutine.yield(n) end end)',
    );
    expect(
      await run(
        'spin = coroutine.create(function() while true do end end) coroutine.resume(co) coroutine.resume(spin) while true do end',
      ),
    ).toMatch(/^out-of-time/);
    expect(await run('local _, n = coroutine.resume(co) return n')).toBe('2');
  });
});

describe('code that needs too much memory is stopped, and the state is kept', () => {
  const state = sharedLuaState({}, { memoryBytes: 16 << 20 });
  test.each([
    ['a string of 64 MB', 'return #("x"):rep(64 << 20)'],
    ['strings that grow', 'local s = "x" while true do s = s .. s end'],
    ['a table that grows', 'local t = {} while true do t[#t + 1] = {} end'],
    ['a table that is kept', 'kept2 = {} while true do kept2[#kept2 + 1] = ("x"):rep(1000) .. #kept2 end'],
    ['concatenation', 'local t = {} for i = 1, 1000 do t[i] = ("x"):rep(100000) end return table.concat(t)'],
    ['a result that does not fit twice', 'return ("x"):rep(10 << 20)'],
  ])('%s', async (_, code) => {
    const { run } = state();
    await run('kept = 1');
    expect(await run(code)).toMatch(/^failed: (not enough memory|resulting string too large)/);
    await run('kept2 = nil collectgarbage()');
    expect(await run('return kept')).toBe('1');
  });

  test('what uses up all of it leaves the platform able to answer', async () => {
    const { run, send } = await luaState(
      { 'lua/main.lua': 'session:createAppVariable({name = "a"})' },
      { memoryBytes: 16 << 20 },
    );
    await send([{ type: 'create', data: { requestId: 1, parentId: 1, properties: { path: 'name' } } }]);
    expect(await run('hog = {} while true do hog[#hog + 1] = ("x"):rep(100) .. #hog end')).toBe(
      'failed: not enough memory',
    );
    expect((await send([{ type: 'get', data: { varIds: [2] } }])).a).toHaveLength(1);
    await run('hog = nil collectgarbage()');
    expect(await run('return 1')).toBe('1');
  });

  test('endless recursion is an error', async () => {
    const { run } = await luaState();
    expect(await run('local function f() return 1 + f() end f()')).toMatch(/^failed: .*stack overflow/);
    expect(await run('local function f(s) return (s:gsub(".", f)) end f("x")')).toMatch(
      /^failed: .*overflow/,
    );
    expect(await run('return 1')).toBe('1');
  });
});

test('two thousand runs leave the memory of Lua as it was', async () => {
  const { run } = await luaState();
  const used = () => run('collectgarbage() collectgarbage() return collectgarbage("count")').then(Number);
  for (let i = 0; i < 200; i++) await run(`return {${i}}`);
  const before = await used();
  for (let i = 0; i < 2000; i++) await run(`local t = {} for j = 1, 10 do t[j] = "${i}" .. j end return t`);
  expect((await used()) - before).toBeLessThan(50);
});
