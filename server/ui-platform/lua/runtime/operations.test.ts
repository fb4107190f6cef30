import { describe, expect, test } from 'vitest';
import { sharedLuaState } from '../../testing/lua-state.js';

const state = sharedLuaState({}, { softTimeoutMs: 200 });
const resultOf = async (code: string) => (await state().perform({ kind: 'run', code })).result;

test('a result comes as JSON, with a second form where a double cannot hold it', async () => {
  expect(await resultOf('return "Ann", 2')).toEqual({ ok: true, texts: ['"Ann"'] });
  expect(await resultOf('')).toEqual({ ok: true, texts: ['null'] });
  expect(await resultOf('return "failed"')).toEqual({ ok: true, texts: ['"failed"'] });
  expect(await resultOf('return 1 << 60')).toEqual({
    ok: true,
    texts: ['1152921504606846976', '"1152921504606846976"'],
  });
});

test('an error comes with the calls that led to it, and none of the platform', async () => {
  expect(await resultOf('local function deep() error("no") end deep()')).toEqual({
    ok: false,
    why: 'failed',
    message: 'ui_run:1: no',
    traceback: "[C]: in function 'error'\n\tui_run:1: in local 'deep'\n\tui_run:1: in main chunk",
  });
  expect(await resultOf('return 1 +')).toEqual({
    ok: false,
    why: 'failed',
    message: 'ui_run:1: unexpected symbol near <eof>',
  });
});

test('an error whose text is never done is stopped as well', async () => {
  const endless = 'setmetatable({}, {__tostring = function() while true do end end})';
  expect(await resultOf(`error(${endless})`)).toEqual({
    ok: false,
    why: 'out-of-time',
    message: 'it ran for more than 200 ms',
  });
  expect(await resultOf('return 1')).toEqual({ ok: true, texts: ['1'] });
});

test.each([
  ['empty', ''],
  ['short', 'x'],
  ['as long as fits into ready memory', 'x'.repeat(5461 - '--'.length)],
  ['a little longer', 'x'.repeat(5462 - '--'.length)],
  ['very long', 'x'.repeat(1 << 20)],
  ['of characters with three bytes', '€'.repeat(5459)],
  ['of characters with four bytes', '😀'.repeat(3000)],
  ['of half characters and a NUL', '\ud800\0'],
])('code that is %s arrives whole', async (_, comment) => {
  const code = `--${comment}\nreturn 1`;
  expect(await resultOf(code)).toEqual({ ok: true, texts: ['1'] });
  expect(await resultOf(`return #[==[${comment}]==]`)).toEqual({
    ok: true,
    texts: [String(Buffer.byteLength(comment))],
  });
});

describe('code that is run again', () => {
  test('begins anew each time', async () => {
    const code = 'local n = 0 local function count() n = n + 1 return n end count() return count()';
    for (let i = 0; i < 3; i++) expect(await resultOf(code)).toEqual({ ok: true, texts: ['2'] });
    expect(await resultOf('kept = kept or {} kept[#kept + 1] = function() end return #kept')).toEqual({
      ok: true,
      texts: ['1'],
    });
    await resultOf('kept = kept or {} kept[#kept + 1] = function() end return #kept');
    expect(await resultOf('return kept[1] == kept[2]')).toEqual({ ok: true, texts: ['false'] });
    await resultOf('kept = nil');
  });

  test('sees the globals as they are now', async () => {
    await resultOf('x = 1');
    expect(await resultOf('return x')).toEqual({ ok: true, texts: ['1'] });
    await resultOf('x = 2');
    expect(await resultOf('return x')).toEqual({ ok: true, texts: ['2'] });
    await resultOf('x = nil');
  });

  test('has the environment that it had, even if it took another one', async () => {
    const code = 'local before = print ~= nil _ENV = {} return before';
    for (let i = 0; i < 3; i++) expect(await resultOf(code)).toEqual({ ok: true, texts: ['true'] });
  });

  test('fails again, and is stopped again', async () => {
    const failed = { ok: false, why: 'failed', message: 'ui_run:1: no' };
    for (let i = 0; i < 2; i++) expect(await resultOf('error("no")')).toMatchObject(failed);
    const stopped = { ok: false, why: 'out-of-time', message: 'it ran for more than 200 ms' };
    for (let i = 0; i < 2; i++) expect(await resultOf('while true do end')).toEqual(stopped);
  });

  test('takes no memory that anybody else needs', async () => {
    const used = async () => {
      await resultOf('collectgarbage() collectgarbage()');
      const result = await resultOf('return collectgarbage("count")');
      return result.ok ? Number(result.texts[0]) : Number.NaN;
    };
    const before = await used();
    for (let i = 0; i < 200; i++) await resultOf(`return ${i} -- ${'x'.repeat(10_000)}`);
    expect((await used()) - before).toBeLessThan(50);
  });
});
