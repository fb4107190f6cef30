import { describe, expect, test } from 'vitest';
import { sharedLuaState } from '../../testing/lua-state.js';

const state = sharedLuaState();

describe('a result', () => {
  test.each([
    ['nothing', '', 'null'],
    ['nil', 'return nil', 'null'],
    ['truth', 'return true', 'true'],
    ['an integer', 'return 42', '42'],
    ['the largest integer', 'return math.maxinteger', '9223372036854775807'],
    ['the smallest integer', 'return math.mininteger', '-9223372036854775808'],
    ['a float', 'return 0.1', '0.1'],
    ['a float that needs all digits', 'return 0.1 + 0.2', '0.30000000000000004'],
    ['a float without a fraction', 'return 10 / 2', '5.0'],
    ['a large float', 'return 1e300', '1e+300'],
    ['a string', 'return "a\\tb\\"c\\\\ \\u{1F600} ü"', '"a\\tb\\"c\\\\ \u{1F600} ü"'],
    ['a string with NUL', 'return "a\\0b"', '"a\\u0000b"'],
    ['an empty table', 'return {}', '{}'],
    ['an array', 'return {1, "b", false}', '[1,"b",false]'],
    ['an object, in the order of its keys', 'return {b = 1, a = {c = 2}}', '{"a":{"c":2},"b":1}'],
    ['an array with a hole', 'return {[1] = 1, [3] = 3}', '{"1":1,"3":3}'],
    ['a table with keys of both kinds', 'return {1, x = 2}', '{"1":1,"x":2}'],
    ['the same table twice', 'local t = {1} return {t, t}', '[[1],[1]]'],
    ['the first of several', 'return 1, 2', '1'],
    ['a table with metamethods, as it is', 'return setmetatable({a = 1}, {__index = {b = 2}})', '{"a":1}'],
  ])('that is %s', async (_, code, json) => {
    expect(await state().run(code)).toBe(json);
  });

  test.each([
    ['a function', 'return print', /^function/],
    ['a function inside', 'return {a = {print}}', /^table/],
    ['a coroutine', 'return coroutine.create(print)', /^thread/],
    ['a file', 'return {io.stdout}', /^table/],
    ['a file itself', 'return io.stderr', /^file \(lua-err\.log\)$/],
    ['the session', 'return session', /^session/],
    ['a cycle', 'local t = {} t.t = t return t', /^table/],
    ['not a number', 'return 0/0', /nan$/],
    ['infinite', 'return 1/0', /^inf$/],
    ['a table with a table as a key', 'return {[{}] = 1}', /^table/],
    ['a table with the keys 1 and "1"', 'return {x = 1, [1] = 1, ["1"] = 2}', /^table/],
    ['a string that is not UTF-8', 'return "a\\xff"', /^a\\xff$/],
    ['deeper than anybody writes', 'local t = {} for i = 1, 600 do t = {t} end return t', /^table/],
    [
      'a table that says what it is',
      'return setmetatable({print}, {__tostring = function() return "me" end})',
      /^me$/,
    ],
  ])('that is %s is told as non-json', async (_, code, text) => {
    const { run } = state();
    expect(JSON.parse(await run(code))).toEqual({ 'non-json': expect.stringMatching(text) });
  });

  test('has a second form in which integers that a double can not hold are strings', async () => {
    const { perform } = state();
    const texts = async (code: string) => {
      const { result } = await perform({ kind: 'run', code });
      return result.ok ? result.texts : result;
    };
    expect(await texts('return {2^53 | 0, (2^53 | 0) + 1, -(2^53 | 0) - 1}')).toEqual([
      '[9007199254740992,9007199254740993,-9007199254740993]',
      '[9007199254740992,"9007199254740993","-9007199254740993"]',
    ]);
    expect(await texts('return 1')).toEqual(['1']);
  });

  test('that is too large is an error', async () => {
    const { run } = state();
    expect(await run('return ("x"):rep(5 << 20)')).toBe(
      'failed: the result has 5242882 bytes as JSON, more than 4194304; return less of it',
    );
  });
});

describe('ui.json_decode', () => {
  test.each([
    ['[1,-2.5e3,"a",true,null]', '[1,-2500.0,"a",true,null]'],
    ['{"a":{"b":[]},"c":null}', '{"a":{"b":{}}}'],
    ['"\\u00e9\\ud83d\\ude00\\n\\\\u0041\\/"', '"é\u{1F600}\\n\\\\u0041/"'],
    ['"\\ud83d"', '"\u{fffd}"'],
    ['9223372036854775807', '9223372036854775807'],
    [' [ 1 , 2 ] ', '[1,2]'],
  ])('reads %s', async (json, again) => {
    const { run } = state();
    expect(await run(`return ui.json_decode([==[${json}]==])`)).toBe(again);
  });

  test.each(['', '{', '[1', '[1,]', '{"a"}', '{a:1}', '"a', '"\\x"', '"\\u12"', 'nul', '1 2', '-', '+1'])(
    'refuses %j',
    async (json) => {
      const { run } = state();
      expect(await run(`return ui.json_decode([==[${json}]==])`)).toMatch(/^failed: not JSON at byte \d+$/);
    },
  );
});

test('ui.json_encode writes what ui_run would, and fails where JSON has no word', async () => {
  const { run } = state();
  expect(await run('return ui.json_encode({a = {1, ui.null}})')).toBe('"{\\"a\\":[1,null]}"');
  expect(await run('local x = ui.json_encode(print)')).toBe(
    "failed: ui_run:1: it can't be written as JSON: it holds a function",
  );
});
