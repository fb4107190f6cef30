-- What the platform asks of Lua; each of these is called from outside, under its limits.
local runtime = runtime
local load, next, type, tostring, rawget, rawset = load, next, type, tostring, rawget, rawset
local pcall, xpcall, traceback, setmetatable = pcall, runtime.xpcall, debug.traceback, setmetatable
local find, match, format, gsub, byte, utf8len = string.find, string.match, string.format, string.gsub, string.byte, utf8.len
local globals = _G

local largestResult = 4 << 20

session, ui, mcp = runtime.session, runtime.ui, runtime.mcp
globals.runtime = nil

-- A text for what JSON can't say; bytes that are no characters are shown by their numbers.
local function representation(value)
  local text = tostring(value)
  if utf8len(text) then return text end
  return (gsub(text, '[\x80-\xff]', function(char)
    return format('\\x%02x', byte(char))
  end))
end

-- What was thrown, and the calls that led to it, without the last two: those of `operations.run` and its `xpcall`.
local function described(problem)
  if runtime.host('stopped') then return problem end
  local calls = gsub(traceback('', 2), '^%s*stack traceback:%s*', '')
  return { message = runtime.cleanText(problem), traceback = match(calls, '^(.*)\n[^\n]*\n[^\n]*$') or calls }
end

-- Chunks by their code, until the collector takes them: who drives an application asks the same again and again.
local chunks = setmetatable({}, { __mode = 'v' })

local function chunkOf(code)
  local known = chunks[code]
  if known then return known end
  local chunk, problem = load(code, '=ui_run', 't')
  -- One that names its environment may have another one when it has run.
  if chunk and not find(code, '_ENV', 1, true) then chunks[code] = chunk end
  return chunk, problem
end

local operations = {}

local function failed(problem)
  return 'failed', problem.message, problem.traceback
end

-- Runs code: 'failed' or nil; its first result as JSON, and a second form where a double can't hold what is in it.
function operations.run(code)
  if rawget(globals, 'session') == nil then rawset(globals, 'session', runtime.session) end
  local chunk, problem = chunkOf(code)
  if not chunk then return 'failed', runtime.cleanText(problem) end
  local done, result = xpcall(chunk, described)
  -- A lack of memory comes as it is.
  if not done then return failed(type(result) == 'table' and result or { message = runtime.cleanText(result) }) end
  local text, big = runtime.encode(result)
  if not text then return nil, (runtime.encode({ ['non-json'] = representation(result) })) end
  if #text > largestResult then
    return 'failed', format('the result has %d bytes as JSON, more than %d; return less of it', #text, largestResult)
  end
  if big then return nil, text, (runtime.encode(result, true)) end
  return nil, text
end

-- Runs a file of the application.
function operations.file(name, source)
  local chunk, problem = load(source, '@' .. name, 't')
  if not chunk then return 'failed', runtime.cleanText(problem) end
  local done, failure = pcall(chunk)
  if not done then return 'failed', runtime.cleanText(failure) end
end

-- Every fresh state has another name, so that frontends know whether their variables are of this one.
function operations.name(epoch)
  runtime.epoch = epoch
  runtime.variables[1].properties.epoch = epoch
end

function operations.state()
  local app = runtime.variables[1]
  local properties = {}
  for name, value in next, app.properties do properties[name] = value end
  properties.type = app.type
  local shown = next(properties) == nil and '{}' or runtime.encode(properties, true)
  return nil, '{"id":1,"properties":' .. shown .. ',"value":' .. runtime.wire(app.value, app) .. '}'
end

operations.batch = runtime.takeBatch
operations.goOn = runtime.goOn
operations.failMessage = runtime.failMessage
operations.disconnect = runtime.disconnect
operations.recompute = runtime.recompute
operations.skipVariable = runtime.skipVariable
operations.logError = runtime.logError

return operations
