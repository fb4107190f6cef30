import { readFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../testing/base-dir.js';
import { luaState, sharedLuaState } from '../../testing/lua-state.js';

describe('what Lua writes', () => {
  test('goes to the log files', async () => {
    const { run, folder } = await luaState();
    await run('print("a", 1, nil, true, {} ~= nil)');
    await run('io.write("b", 2, "\\n") io.stdout:write("c"):write("d\\n")');
    await run('io.stderr:write("e\\n") warn("f", "g")');
    expect(contentOf(folder, 'log/lua.log')).toBe('a\t1\tnil\ttrue\ttrue\nb2\ncd\n');
    expect(contentOf(folder, 'log/lua-err.log')).toBe('e\nLua warning: fg\n');
  });

  test('is exact to the byte', async () => {
    const { run, folder } = await luaState();
    await run('io.write("\\0\\xff\\u{fc}")');
    expect(readFileSync(join(folder, 'log/lua.log'))).toEqual(Buffer.from([0, 0xff, 0xc3, 0xbc]));
  });

  test('goes on after the file was cut, moved or removed with its folder', async () => {
    const { run, folder } = await luaState();
    const file = join(folder, 'log/lua.log');
    await run('print("one")');
    truncateSync(file);
    await run('print("two")');
    expect(contentOf(folder, 'log/lua.log')).toBe('two\n');
    renameSync(file, `${file}.1`);
    await run('print("three")');
    expect([contentOf(folder, 'log/lua.log.1'), contentOf(folder, 'log/lua.log')]).toEqual([
      'two\n',
      'three\n',
    ]);
    rmSync(join(folder, 'log'), { recursive: true });
    await run('print("four")');
    expect(contentOf(folder, 'log/lua.log')).toBe('four\n');
  });

  test('goes nowhere else, whatever is done to the files', async () => {
    const { run, folder } = await luaState();
    await run('io.stdout.name = "../../evil" io.stdout:write("x")');
    await run('local m = getmetatable(io.stdout) m.__index.name = "../evil" io.stdout:write("y")');
    expect(contentOf(folder, 'log/lua.log')).toBe('xy');
    expect([contentOf(folder, '../evil'), contentOf(folder, 'evil')]).toEqual(['', '']);
  });

  test('refuses what is no text, as Lua does', async () => {
    const { run } = await luaState();
    expect(await run('io.write({})')).toBe(
      "failed: ui_run:1: bad argument #1 to 'write' (string expected, got table)",
    );
  });
});

describe('there is no', () => {
  const state = sharedLuaState();
  test.each([
    ...['io.read', 'io.open', 'io.popen', 'io.lines', 'io.input', 'io.output', 'io.tmpfile'],
    ...['os.execute', 'os.exit', 'os.getenv', 'os.remove', 'os.rename', 'os.tmpname', 'os.setlocale'],
    ...['debug.getregistry', 'debug.sethook', 'debug.getupvalue', 'debug.setmetatable', 'debug.getinfo'],
    ...['dofile', 'loadfile', 'string.dump', 'package.loadlib', 'package.searchers', 'package.cpath'],
    ...['host', 'runtime', 'package.loaded.io.popen', 'package.loaded.debug.sethook'],
  ])('%s', async (name) => {
    expect(await state().run(`return ${name} == nil`)).toBe('true');
  });

  test('bytecode', async () => {
    const { run } = state();
    expect(await run('local f, why = load("\\27Lua") return {f == nil, why}')).toMatch(
      /^\[true,"attempt to load a binary chunk/,
    );
    expect(await run('local f, why = load("\\27Lua", "x", "b") return {f == nil, why}')).toMatch(/^\[true,"/);
    expect(await run('return loadstring("\\27Lua") == nil')).toBe('true');
  });
});

describe('there is', () => {
  const state = sharedLuaState();
  test.each([
    ['Lua 5.4', '_VERSION', '"Lua 5.4"'],
    ['unpack of 5.1', 'select("#", unpack({1, 2}))', '2'],
    ['loadstring of 5.1', 'loadstring("return 7")()', '7'],
    ['load with an environment', 'load("return x", "c", "t", {x = 8})()', '8'],
    ['load with an empty environment', 'load("return print == nil", "c", "t", {})()', 'true'],
    ['os.time', 'type(os.time())', '"number"'],
    ['os.date', '#os.date("%Y-%m-%d")', '10'],
    ['debug.traceback', 'type(debug.traceback())', '"string"'],
    ['utf8', 'utf8.len("äö")', '2'],
    ['64-bit integers', '1 << 62', '4611686018427387904'],
    ['io.type', 'io.type(io.stdout)', '"file"'],
  ])('%s', async (_, code, json) => {
    expect(await state().run(`return ${code}`)).toBe(json);
  });
});

describe('require', () => {
  test('reads files below lua/, once', async () => {
    const { run } = await luaState({
      'lua/models/contact.lua': 'loads = (loads or 0) + 1 return {name = ..., file = select(2, ...)}',
      'lua/plain.lua': 'plain = true',
    });
    expect(await run('return {require("models.contact"), require("models.contact"), loads}')).toBe(
      '[{"file":"lua/models/contact.lua","name":"models.contact"},{"file":"lua/models/contact.lua","name":"models.contact"},1]',
    );
    expect(await run('return {require("plain"), plain}')).toBe('[true,true]');
  });

  test.each(['../secret', '/etc/passwd', 'a..b', 'a/b', '.hidden', 'x\\0', '', 'https://example.com/x'])(
    'finds nothing by the name %j',
    async (name) => {
      const { run } = await luaState({ 'secret.lua': 'return 1' });
      expect(await run(`return require("${name.replaceAll('\\0', '\\\\0')}")`)).toMatch(
        /^failed: .*module '.*' not found: its name may have letters/,
      );
    },
  );

  test('says which file it looked for', async () => {
    const { run } = await luaState();
    expect(await run('local m = require("no.such")')).toBe(
      "failed: ui_run:1: module 'no.such' not found: there is no file lua/no/such.lua",
    );
  });

  test('says where a module is broken', async () => {
    const { run } = await luaState({ 'lua/broken.lua': 'local = 1', 'lua/fails.lua': 'error("inside")' });
    expect(await run('require("broken")')).toMatch(/error loading module 'broken':\s+lua\/broken\.lua:1: /);
    expect(await run('require("fails")')).toBe('failed: lua/fails.lua:1: inside');
  });
});
