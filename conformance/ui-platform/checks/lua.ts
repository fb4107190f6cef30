import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, isObject, parseJson } from '../../kit/reading/json.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { contentOf } from '../platform/project.js';

/** The language, and what applications find in it. */
export const luaChecks = {
  'lua-version': async (t) => {
    const cases: [code: string, result: unknown][] = [
      ['return _VERSION', 'Lua 5.4'],
      ['return 7 // 2', 3],
      ['return 6 & 3', 2],
      ['return math.type(3)', 'integer'],
      ['return utf8.char(233)', 'é'],
      ['local x <const> = 5 return x', 5],
      ['goto done ::done:: return "went"', 'went'],
      ['return select("#", table.unpack({1, 2}))', 2],
      ['return select("#", unpack({1, 2, 3}))', 3],
      ['return loadstring("return 4")()', 4],
      ['return string.format("%q", 1/3) ~= nil', true],
    ];
    for (const [code, result] of cases) {
      const reply = await t.run(code);
      t.equal(t.output(reply, `${code} to run`).result, result, `the result of \`${code}\``, reply);
    }
  },

  'lua-require': async (t) => {
    const { baseDir } = t.project;
    writeFileSync(join(baseDir, 'outside.lua'), 'return "outside"');
    mkdirSync(join(baseDir, 'lua', 'parts'), { recursive: true });
    const reply = await t.run('return require("greeting").text');
    t.equal(
      t.output(reply, 'require to find lua/greeting.lua').result,
      'Hello from a module',
      'what a module returns',
      reply,
    );
    const once = await t.run('require("greeting").text = "changed" return require("greeting").text');
    t.equal(t.output(once).result, 'changed', 'a module that is required a second time', once);
    await t.lua('package.loaded.greeting = nil');
    for (const name of [
      '../outside',
      '..outside',
      `${baseDir}/outside`,
      '/etc/passwd',
      '../../etc/passwd',
      'nowhere',
    ]) {
      const code = `local ok, found = pcall(require, ${JSON.stringify(name)}) return ok and tostring(found) or "refused"`;
      t.equal(await t.lua(code), 'refused', `require(${JSON.stringify(name)})`);
    }
  },

  'lua-no-system': async (t) => {
    for (const name of ['os.execute', 'os.exit', 'io.popen', 'io.read', 'debug.getinfo', 'debug.sethook']) {
      const [library = '', member = ''] = name.split('.');
      t.equal(
        await t.lua(`return ${library} ~= nil and ${library}.${member} ~= nil`),
        false,
        `whether there is ${name}`,
      );
    }
    const left = await t.lua(
      'local names = {} for name in pairs(debug) do names[#names + 1] = name end table.sort(names) return table.concat(names, " ")',
    );
    t.equal(left, 'traceback', 'what is left of debug');
    const reply = await t.run('return type(debug.traceback("here"))');
    t.equal(t.output(reply).result, 'string', 'the type of what debug.traceback gives', reply);
  },

  'lua-no-bytecode': async (t) => {
    const chunk = '"\\27Lua\\84\\0\\25\\147\\r\\n\\26\\n\\4\\8\\8"';
    for (const code of [
      `return load(${chunk}) ~= nil`,
      `return load(${chunk}, "x", "b") ~= nil`,
      `return load(${chunk}, "x", "bt") ~= nil`,
    ]) {
      const reply = await t.run(`local ok, loaded = pcall(function() ${code} end) return ok and loaded`);
      t.equal(t.output(reply).result, false, `whether \`${code}\` loads a binary chunk`, reply);
    }
    const own =
      'if not string.dump then return "gone" end local ok, text = pcall(string.dump, function() return "ran" end) if not ok then return "gone" end local f = load(text) return f and f() or "refused"';
    t.expect(
      ['gone', 'refused'].includes(String(await t.lua(own))),
      'a dumped function not to be loaded',
      await t.lua(own),
    );
  },

  'lua-app': async (t) => {
    const sessionId = await t.newSession();
    const reply = await t.run(
      'local app = App:new({name = "fresh"}) session:createAppVariable(app) app.added = "later" return session:getApp() == app and session:getApp().added',
      sessionId,
    );
    t.equal(t.output(reply).result, 'later', 'what session:getApp() returns: the very object', reply);
    const { value, properties } = t.output(await t.call('ui_get_state', { sessionId }));
    t.equal(asObject(properties).type, 'App', 'the type of variable 1');
    t.expect(isObject(value) && 'obj' in value, 'a reference as the value of variable 1', value);
  },

  'lua-variables': async (t) => {
    const name = t.unused();
    const varId = Number(
      await t.lua(
        `${name} = Presenter:new({text = "made by Lua"}) local made = session:createVariable(1, ${name}) ${name}id = type(made) == "table" and made.id or made return ${name}id`,
      ),
    );
    t.expect(Number.isInteger(varId) && varId > 1, 'the number of the new variable', varId);
    const frontend = await t.frontend();
    frontend.send({ type: 'watch', data: { varId } });
    const answer = await frontend.next(
      `an update of variable ${varId}`,
      ({ type, data }) => type === 'update' && data.varId === varId,
    );
    t.equal(asObject(answer.data.properties).type, 'Presenter', 'the type of the variable');
    const text = await frontend.create('text', {}, varId);
    t.equal(text.value, 'made by Lua', 'a member of its object');
    await t.lua(`session:destroyVariable(${name}id)`);
    const gone = await frontend.ask('get', { varIds: [varId] });
    t.equal(
      [gone.type, gone.data.code],
      ['error', 'not-found'],
      'the answer to a get of a destroyed variable',
    );
  },

  'lua-json': async (t) => {
    const encoded = await t.run('return ui.json_encode({name = "Ada", list = {1, 2.5, true}, empty = {}})');
    t.equal(
      parseJson(String(t.output(encoded).result)),
      { name: 'Ada', list: [1, 2.5, true], empty: {} },
      'what ui.json_encode makes',
      encoded,
    );
    const decoded = await t.run(
      `local v = ui.json_decode('{"name":"Ada","list":[1,2.5,"x"],"big":9007199254740993}') return v.name .. v.list[3] .. #v.list .. v.big`,
    );
    t.equal(t.output(decoded).result, 'Adax39007199254740993', 'what ui.json_decode makes', decoded);
    const wrong = await t.run(`return pcall(ui.json_decode, '{"name":')`);
    t.equal(t.output(wrong).result, false, 'whether ui.json_decode takes what is not JSON', wrong);
  },

  'lua-log': async (t) => {
    const [first, second] = [t.unused(), t.unused()];
    await t.lua(`session:log("${first}") ui.log("${second}")`);
    const lines = (contentOf(t.project.baseDir, 'log/lua.log') ?? '').split('\n');
    for (const text of [first, second])
      t.expect(
        lines.some((line) => line.includes(text)),
        `a line with ${text} in log/lua.log`,
        lines.slice(-5).join('\n'),
      );
  },

  'lua-notify': async (t) => {
    const params = `{text = "something happened", list = {1, 2}}`;
    const own = await t.running();
    await own.lua(`mcp.notify("notifications/probe", ${params})`);
    const told = own.raw
      .stdoutLines()
      .map(parseJson)
      .filter((line) => isObject(line) && line.method === 'notifications/probe');
    t.equal(
      told,
      [
        {
          jsonrpc: '2.0',
          method: 'notifications/probe',
          params: { text: 'something happened', list: [1, 2] },
        },
      ],
      'notifications of that method',
    );
  },

  'lua-presenter': async (t) => {
    const sessionId = await t.newSession();
    const typeOf = async (code: string): Promise<unknown> => {
      await t.lua(`session:createAppVariable(${code})`, sessionId);
      const { properties } = t.output(await t.call('ui_get_state', { sessionId }));
      return asObject(properties).type ?? null;
    };
    await t.lua(
      'Base = {type = "Base"} Base.__index = Base Heir = setmetatable({}, Base) Heir.__index = Heir Named = {} Named.__index = Named ui.registerPresenter("Named", Named)',
      sessionId,
    );
    t.equal(await typeOf('setmetatable({}, Base)'), 'Base', 'the type of an object of a class');
    t.equal(
      await typeOf('setmetatable({}, Heir)'),
      'Base',
      'the type of an object of a class that inherits it',
    );
    t.equal(await typeOf('setmetatable({}, Named)'), 'Named', 'the type of an object of a registered class');
    t.equal(await typeOf('{plain = true}'), null, 'the type of a plain table');
  },
} satisfies Partial<Record<RequirementId, Check>>;
