import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { RequirementId } from '../../contract.js';
import { beside, luaFirst, plainError } from '../alter.js';
import type { UiMutant } from '../mutant.js';

export const sessionMutants = {
  'session-next': {
    breaks: 'Sends everybody to session 1.',
    web: () => ({
      answer: (answer) =>
        answer.headers.location ? { ...answer, headers: { ...answer.headers, location: '/1/' } } : answer,
    }),
  },
  'session-page': {
    breaks: 'Has one page alone for each session.',
    web: () => ({
      answer: (answer, { path }) => (/^\/1\/\w/.test(path) ? { ...answer, status: 404 } : answer),
    }),
  },
  'session-unknown': {
    breaks: 'Does not say what it did not find.',
    web: () => ({ answer: (answer) => (answer.status === 404 ? { ...answer, body: 'Not found' } : answer) }),
  },
  'session-main': {
    breaks: 'Runs main.lua twice.',
    reply: beside('ui_start', (_, server) => server.call('ui_run', { code: 'starts = (starts or 0) + 1' })),
  },
  'session-broken-main': {
    breaks: 'Does not start where main.lua is broken.',
    each: () => {
      let main = '';
      return {
        reply: (result, { tool, input }) => {
          const file = join(String(input.base_dir), 'lua', 'main.lua');
          if (tool === 'ui_configure' && existsSync(file)) main = readFileSync(file, 'utf8');
          return tool === 'ui_start' && /on purpose|not Lua/.test(main)
            ? plainError('UI_LUA_ERROR', 'main.lua failed.')
            : result;
        },
      };
    },
  },
  'session-apart': {
    breaks: 'Has one Lua state for all sessions.',
    http: onInput('ui_run', ({ sessionId: _, ...input }) => input),
  },
  'session-idle': {
    breaks: 'Never ends a session.',
    http: onInput('ui_configure', (input) => {
      const file = join(String(input.base_dir), 'config', 'config.toml');
      if (existsSync(file))
        writeFileSync(file, readFileSync(file, 'utf8').replace(/timeout = "\w+"/, 'timeout = "24h"'));
      return input;
    }),
  },
  'lua-version': {
    breaks: 'Lacks the old name of table.unpack.',
    http: luaFirst('unpack = nil'),
  },
  'lua-require': {
    breaks: 'Finds modules outside of the folder of code.',
    http: luaFirst(
      'local inside = require require = function(name) if name == "../outside" then return "outside" end return inside(name) end',
    ),
  },
  'lua-no-system': {
    breaks: 'Leaves os.exit there.',
    http: luaFirst('os.exit = function() end'),
  },
  'lua-no-bytecode': {
    breaks: 'Loads binary chunks.',
    http: luaFirst(
      'local text = load load = function(chunk, ...) if type(chunk) == "string" and chunk:byte(1) == 27 then return function() end end return text(chunk, ...) end',
    ),
  },
  'lua-app': {
    breaks: 'Gives a copy of the application.',
    http: luaFirst(
      'if not copied then copied = true local own = session.getApp session.getApp = function(self) local copy = {} for name, value in pairs(own(self)) do copy[name] = value end return copy end end',
    ),
  },
  'lua-variables': {
    breaks: 'Does not end the variables of the application.',
    http: luaFirst('session.destroyVariable = function() end'),
  },
  'lua-json': {
    breaks: 'Reads large integers as doubles.',
    http: luaFirst(
      'if not rounded then rounded = true local exact = ui.json_decode ui.json_decode = function(text) local value = exact(text) if type(value) == "table" and value.big then value.big = value.big + 0.0 end return value end end',
    ),
  },
  'lua-log': {
    breaks: 'Keeps what is logged to itself.',
    http: luaFirst('ui.log = function() end'),
  },
  'lua-notify': {
    breaks: 'Sends everything as a log message.',
    stdout: (line) => [line.replace('"notifications/probe"', '"notifications/message"')],
  },
  'lua-presenter': {
    breaks: 'Does not know the classes that were registered.',
    reply: onOutput('ui_get_state', ({ properties }) => {
      const given = asObject(properties);
      if (given.type === 'Named') delete given.type;
    }),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
