import { asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { luaFirst } from '../alter.js';
import { fault, type UiFault } from './fault.js';

/** What is to be gone, and is easily left. */
const dangerous = [
  'os.execute',
  'io.popen',
  'io.read',
  'debug.sethook',
  'debug.getinfo',
  'debug.getlocal',
  'debug.setlocal',
  'debug.upvalueid',
  'debug.getmetatable',
  'debug.setuservalue',
];

/** Does something once in each session; `done` keeps it from being done again. */
const once = (done: string, lua: string) => luaFirst(`if not ${done} then ${done} = true ${lua} end`);

/** What can be wrong with the language and what applications find in it. */
export const luaFaults: readonly UiFault[] = [
  ...dangerous.map((name) =>
    fault('lua-no-system', { breaks: `Leaves ${name} there.`, http: luaFirst(`${name} = function() end`) }),
  ),
  ...['loadstring', 'utf8', 'math.type'].map((name) =>
    fault('lua-version', { breaks: `Lacks ${name}.`, http: luaFirst(`${name} = nil`) }),
  ),
  fault('lua-version', { breaks: 'Calls itself another version.', http: luaFirst('_VERSION = "Lua 5.1"') }),
  fault(
    'lua-require',
    {
      breaks: 'Reads a module anew each time.',
      http: once(
        'anew',
        'local own = require require = function(name) package.loaded[name] = nil return own(name) end',
      ),
    },
    { place: 'require' },
  ),
  ...[
    ['by an absolute path', '^/'],
    ['by dots in the place of slashes', '^%.%.%w'],
    ['that are nowhere', '^nowhere'],
  ].map(([which, pattern]) =>
    fault(
      'lua-require',
      {
        breaks: `Finds modules ${which}.`,
        http: once(
          'finds',
          `local own = require require = function(name) if name:find("${pattern}") then return true end return own(name) end`,
        ),
      },
      { place: 'require' },
    ),
  ),
  fault('lua-no-bytecode', {
    breaks: 'Loads binary chunks where it is asked for them.',
    http: once(
      'binary',
      'local own = load load = function(chunk, name, mode, ...) if mode == "b" then return function() end end return own(chunk, name, mode, ...) end',
    ),
  }),
  fault(
    'lua-json',
    {
      breaks: 'Writes an empty table as a list.',
      http: once(
        'listed',
        'local own = ui.json_encode ui.json_encode = function(value) return (own(value):gsub("{}", "[]")) end',
      ),
    },
    { place: 'json' },
  ),
  fault(
    'lua-json',
    {
      breaks: 'Makes nothing of what is not JSON.',
      http: once(
        'mild',
        'local own = ui.json_decode ui.json_decode = function(text) local ok, value = pcall(own, text) return ok and value or nil end',
      ),
    },
    { place: 'json' },
  ),
  fault('lua-log', { breaks: 'Drops session:log.', http: luaFirst('session.log = function() end') }),
  fault('lua-log', {
    breaks: 'Writes ui.log to the log of errors.',
    http: luaFirst('ui.log = function(text) io.stderr:write(text, "\\n") end'),
  }),
  fault('lua-notify', {
    breaks: 'Sends notifications without what they are about.',
    stdout: (line) => [line.replace(/("notifications\/probe"),"params":.*/, '$1,"params":{}}')],
  }),
  fault('lua-notify', {
    breaks: 'Sends notifications twice.',
    stdout: (line) => (line.includes('"notifications/probe"') ? [line, line] : [line]),
  }),
  fault('lua-presenter', {
    breaks: 'Gives plain tables a type.',
    reply: onOutput('ui_get_state', ({ properties }, { input }) => {
      if (input.sessionId !== undefined && input.sessionId !== '1') asObject(properties).type ??= 'table';
    }),
  }),
  fault(
    'lua-app',
    {
      breaks: 'Does not take a second application.',
      http: once(
        'single',
        'local own = session.createAppVariable session.createAppVariable = function(self, app, ...) if self:getApp() == nil then return own(self, app, ...) end end',
      ),
    },
    { beside: ['lua-presenter', 'watch-answer'] },
  ),
  ...(
    [
      ['numbers with a fraction', 'if math.type(v) == "float" then return string.format("%.2f", v) end'],
      ['nil as nothing', 'if v == nil then return "" end'],
      ['tables by their address', 'if type(v) == "table" then return "table: 0x1" end'],
    ] as const
  ).map(([what, rule]) =>
    fault(
      'print-format',
      {
        breaks: `Prints ${what} in its own way.`,
        http: once(
          'prints',
          `local own = print print = function(...) local given = table.pack(...) for i = 1, given.n do local v = given[i] given[i] = (function() ${rule} return v end)() end own(table.unpack(given, 1, given.n)) end`,
        ),
      },
      { place: 'print' },
    ),
  ),
  fault(
    'io-stdout',
    {
      breaks: 'Ends each io.write by a line feed.',
      http: once(
        'feeds',
        'local own = io.write io.write = function(...) local out = own(...) own("\\n") return out end',
      ),
    },
    { place: 'io' },
  ),
  fault(
    'io-stdout',
    {
      breaks: 'Lets nothing follow a write.',
      http: once(
        'last',
        'local out = io.stdout io.stdout = {write = function(_, ...) out:write(...) end, flush = function() end}',
      ),
    },
    { place: 'io', beside: ['run-non-json'] },
  ),
  fault('io-stderr', {
    breaks: 'Writes complaints to both logs.',
    http: once(
      'both',
      'local err, out = io.stderr, io.stdout io.stderr = {write = function(self, ...) out:write(...) err:write(...) return self end}',
    ),
  }),
];
