-- What application code may use of Lua: no files, no processes, no bytecode, no way around the limits.
local runtime = runtime
local host = runtime.host
local type, tostring, select, error, load, next = type, tostring, select, error, load, next
local getmetatable, setmetatable = getmetatable, setmetatable
local concat, find, gsub, utf8len = table.concat, string.find, string.gsub, utf8.len
local loaded = package.loaded

local function write(file, text)
  local _, failure = host('log', file, text)
  if failure then error(failure, 0) end
end

-- A message in UTF-8 and in one piece, whatever was thrown.
function runtime.cleanText(given)
  local text = given
  if type(given) ~= 'string' then
    local meta = type(given) == 'table' and getmetatable(given)
    local hasText = type(meta) == 'table' and meta.__tostring
    text = (type(given) == 'number' or hasText) and tostring(given) or '(error object is a ' .. type(given) .. ' value)'
  end
  if not utf8len(text) then text = gsub(text, '[\x80-\xff]', '?') end
  return text
end

function runtime.logError(problem)
  host('log', 'lua-err.log', runtime.cleanText(problem) .. '\n')
end

function print(...)
  local parts = {}
  for i = 1, select('#', ...) do parts[i] = tostring((select(i, ...))) end
  write('lua.log', concat(parts, '\t') .. '\n')
end

-- A handler of errors is called where nothing can be stopped: one that never ends would hold up the end of time.
local xpcallAsIs = xpcall
runtime.xpcall = xpcallAsIs

function xpcall(work, handler, ...)
  if type(handler) ~= 'function' then return xpcallAsIs(work, handler, ...) end
  return xpcallAsIs(work, function(problem)
    if host('stopped') then return problem end
    return handler(problem)
  end, ...)
end

function warn(...)
  write('lua-err.log', 'Lua warning: ' .. concat({ ... }) .. '\n')
end

local function texts(...)
  local parts = {}
  for i = 1, select('#', ...) do
    local part = select(i, ...)
    if type(part) ~= 'string' and type(part) ~= 'number' then
      error('bad argument #' .. i .. ' to \'write\' (string expected, got ' .. type(part) .. ')', 3)
    end
    parts[i] = tostring(part)
  end
  return concat(parts)
end

-- A file that only takes text, and is closed after each.
local function file(name)
  local methods = {}
  local shown = setmetatable({}, {
    __index = methods,
    __name = 'FILE*',
    __tostring = function()
      return 'file (' .. name .. ')'
    end,
  })
  function methods.write(self, ...)
    local text = texts(...)
    if text ~= '' then write(name, text) end
    return shown
  end
  function methods.flush()
    return shown
  end
  function methods.setvbuf()
    return true
  end
  function methods.close()
    return nil, 'this file stays open'
  end
  runtime.opaque[shown] = 'a file'
  return shown
end

local stdout, stderr = file('lua.log'), file('lua-err.log')

io = {
  stdout = stdout,
  stderr = stderr,
  write = function(...)
    local text = texts(...)
    if text ~= '' then write('lua.log', text) end
    return stdout
  end,
  type = function(given)
    if given == stdout or given == stderr then return 'file' end
    return nil
  end,
}

os = { clock = os.clock, date = os.date, difftime = os.difftime, time = os.time }
debug = { traceback = debug.traceback }
string.dump = nil
dofile, loadfile = nil, nil

local function loadText(chunk, name, mode, ...)
  if mode ~= nil and not find(mode, 't', 1, true) then
    return nil, 'attempt to load a text chunk (mode is \'' .. mode .. '\')'
  end
  -- Bytecode could break out of the machine.
  if select('#', ...) > 0 then return load(chunk, name, 't', (...)) end
  return load(chunk, name, 't')
end

function _G.load(chunk, name, mode, ...)
  return loadText(chunk, name, mode, ...)
end

loadstring = function(text, name)
  return loadText(text, name)
end
unpack = table.unpack

-- Modules are files of the application, below `lua/`.
for name, module in next, { io = io, os = os, debug = debug } do loaded[name] = module end
package = { loaded = loaded, preload = {}, path = 'lua/?.lua' }
loaded.package = package

function require(name)
  if type(name) ~= 'string' then
    error('bad argument #1 to \'require\' (string expected, got ' .. type(name) .. ')', 2)
  end
  if loaded[name] ~= nil then return loaded[name] end
  local preload = package.preload[name]
  local chunk, place = preload, ':preload:'
  if not chunk then
    local source, failure = host('module', name)
    if not source then error('module \'' .. name .. '\' not found: ' .. (failure or 'there is no such file'), 2) end
    place = 'lua/' .. gsub(name, '%.', '/') .. '.lua'
    local problem
    chunk, problem = load(source, '@' .. place, 't')
    if not chunk then error('error loading module \'' .. name .. '\':\n\t' .. problem, 2) end
  end
  local result = chunk(name, place)
  if result ~= nil then loaded[name] = result end
  if loaded[name] == nil then loaded[name] = true end
  return loaded[name], place
end
