-- Who watches which variable, and what they are told when it changes.
local runtime = runtime
local host, quoted, valueOf, wire, setType = runtime.host, runtime.quoted, runtime.valueOf, runtime.wire, runtime.setType
local next, pcall, concat, error, type = next, pcall, table.concat, error, type

-- All variables that somebody watches, in the order of their first watcher; some may have no watcher any more.
local watched, count, stale = {}, 0, false

local function encoded(value)
  local text, problem = runtime.encode(value, true)
  if not text then error('it holds ' .. problem .. ', which can\'t be shown', 0) end
  return text
end

-- A message to some connections; `whole` marks the one that view definitions are put into.
local function send(connections, kind, data, whole)
  host('send', connections, '{"type":"' .. kind .. '","data":{' .. data .. '}}', whole and '1' or '')
end

local function watchersOf(variable)
  local list = {}
  for connection in next, variable.watchers do list[#list + 1] = connection end
  return concat(list, ' ')
end

local function requestPart(requestId)
  return requestId == nil and '' or ',"requestId":' .. encoded(requestId)
end

function runtime.sendError(connection, code, description, varId, requestId)
  local id = varId and '"varId":' .. encoded(varId) .. ',' or ''
  local text = quoted(runtime.cleanText(description))
  send(connection, 'error', id .. '"code":"' .. code .. '","description":' .. text .. requestPart(requestId))
end

local function propertiesText(variable)
  local shown = {}
  for name, value in next, variable.properties do shown[name] = value end
  shown.type = variable.type
  return next(shown) == nil and '{}' or encoded(shown)
end

-- Only what changed since everybody was told; null says that it is gone.
local function changesText(variable)
  local shown = {}
  for name in next, variable.changed do
    local value = name == 'type' and variable.type or variable.properties[name]
    if value == nil then value = runtime.null end
    shown[name] = value
  end
  return encoded(shown)
end

-- The value as JSON. Most are texts and stay as they are, so that the last one is remembered.
local function shownValue(variable)
  local value = valueOf(variable)
  local shown
  if type(value) ~= 'string' then
    variable.text = nil
    shown = wire(value, variable)
  elseif value == variable.text then
    shown = variable.textAsJson
  else
    shown = wire(value, variable)
    variable.text, variable.textAsJson = value, shown
  end
  setType(variable, value)
  return shown
end

-- The value as JSON; nil and the reason where it can't be found or shown.
local function look(variable)
  local done, text = pcall(shownValue, variable)
  if done then return text end
  host('renew')
  return nil, runtime.cleanText(text)
end

-- Looks again and remembers what everybody knows then; the problem, if there is one.
local function learn(variable)
  local text, problem = look(variable)
  variable.sent, variable.problem, variable.changed = text, problem, nil
  return text or 'null', problem
end

function runtime.sendCreated(connection, variable, requestId)
  local value, problem = learn(variable)
  local data = '"varId":' .. variable.id .. ',"parentId":' .. variable.parent.id .. ',"value":' .. value
    .. ',"properties":' .. propertiesText(variable) .. requestPart(requestId)
  send(connection, 'create', data)
  if problem then runtime.sendError(connection, 'path-failure', problem, variable.id) end
end

-- Everything about a variable, to one connection. What the others know stays as it is.
function runtime.sendWhole(connection, variable, requestId)
  local text, problem = look(variable)
  if variable.watching == (variable.watchers[connection] and 1 or 0) then
    variable.sent, variable.problem, variable.changed = text, problem, nil
  end
  local data = '"varId":' .. variable.id .. ',"value":' .. (text or 'null') .. ',"properties":' .. propertiesText(variable)
  send(connection, 'update', data .. requestPart(requestId), variable.id == 1)
  if problem then runtime.sendError(connection, 'path-failure', problem, variable.id) end
end

-- The answer to a write: the value that there is now.
function runtime.sendWritten(connection, variable, requestId)
  local value, problem = learn(variable)
  send(connection, 'update', '"varId":' .. variable.id .. ',"value":' .. value .. requestPart(requestId))
  if problem then runtime.sendError(connection, 'path-failure', problem, variable.id) end
end

function runtime.sendDone(connection, variable, requestId)
  send(connection, 'update', '"varId":' .. variable.id .. requestPart(requestId))
end

-- Whoever ends a variable need not be told of it.
function runtime.dropped()
  stale = true
end

function runtime.sendDestroyed(variable)
  stale = true
  if variable.watching > 0 then send(watchersOf(variable), 'destroy', '"varId":' .. variable.id) end
end

function runtime.watch(variable, connection)
  if variable.watchers[connection] then return end
  variable.watchers[connection] = true
  variable.watching = variable.watching + 1
  if not variable.listed then
    variable.listed = true
    count = count + 1
    watched[count] = variable
  end
end

function runtime.unwatch(variable, connection)
  if not variable.watchers[connection] then return end
  variable.watchers[connection] = nil
  variable.watching = variable.watching - 1
  stale = true
end

local function tellOf(variable)
  local text = shownValue(variable)
  variable.problem = nil
  if text == variable.sent and not variable.changed then return end
  local parts = text == variable.sent and '' or ',"value":' .. text
  if variable.changed then parts = parts .. ',"properties":' .. changesText(variable) end
  variable.sent, variable.changed = text, nil
  send(watchersOf(variable), 'update', '"varId":' .. variable.id .. parts)
end

local function tellProblem(variable, problem)
  if problem ~= variable.problem then
    runtime.sendError(watchersOf(variable), 'path-failure', problem, variable.id)
  end
  -- Whatever comes next is news.
  variable.sent, variable.problem = nil, problem
end

-- The variable that is being looked at, so that whoever interrupts knows which it was.
local at = 0

-- Ends a round, and forgets those that nobody watches.
local function endRound()
  at = 0
  if not stale then return end
  stale = false
  local kept = 0
  for i = 1, count do
    local variable = watched[i]
    watched[i] = nil
    if variable.gone or variable.watching == 0 then
      variable.listed = nil
    else
      kept = kept + 1
      watched[kept] = variable
    end
  end
  count = kept
end

-- Tells of all that are left, until one of them fails.
local function tellOfOthers()
  while at < count do
    at = at + 1
    local variable = watched[at]
    if not variable.gone and variable.watching > 0 then
      if variable.kind == 'object' and runtime.objectOf[variable.id] == nil then
        runtime.remove(variable, runtime.sendDestroyed)
      else
        tellOf(variable)
      end
    end
  end
end

-- Looks at all watched variables, from where it was interrupted, and tells of what changed.
function runtime.recompute()
  if at == 0 then runtime.newRound() end
  while at < count do
    local done, problem = pcall(tellOfOthers)
    if not done then
      host('renew')
      tellProblem(watched[at], runtime.cleanText(problem))
    end
  end
  endRound()
end

-- Gives up on the variable at hand; the others are looked at when it goes on.
function runtime.skipVariable(reason)
  if watched[at] then tellProblem(watched[at], reason) end
end
