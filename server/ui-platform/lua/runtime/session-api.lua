-- What applications see: `session`, `ui`, `mcp`.
local runtime = runtime
local host, variables = runtime.host, runtime.variables
local type, error, next, setmetatable, tostring, select, rawequal = type, error, next, setmetatable, tostring, select, rawequal
local find, concat = string.find, table.concat

local function copied(properties)
  if properties ~= nil and type(properties) ~= 'table' then
    error('expected the properties to be a table, got a ' .. type(properties), 3)
  end
  local copy = {}
  for name, value in next, properties or {} do
    if type(name) ~= 'string' then error('expected the names of properties to be strings, got a ' .. type(name), 3) end
    local text, problem = runtime.encode(value)
    if not text then error('the property "' .. name .. '" holds ' .. problem, 3) end
    copy[name] = value
  end
  return copy
end

-- A variable as applications hold it.
local handles = { __name = 'variable' }
handles.__index = handles

local function handleOf(variable)
  local value = runtime.valueOf(variable)
  if rawequal(value, runtime.null) then value = nil end
  return setmetatable({
    id = variable.id,
    parentId = variable.parent and variable.parent.id or nil,
    properties = copied(variable.properties),
    value = value,
  }, handles)
end

local function variableOf(given)
  local id = type(given) == 'table' and given.id or given
  local variable = variables[id]
  if not variable then error('there is no variable ' .. tostring(id), 3) end
  return variable
end

function handles:setProperty(name, value)
  local variable = variableOf(self)
  variable.properties[name] = copied({ [name] = value })[name]
  self.properties[name] = variable.properties[name]
  runtime.propertyChanged(variable, name)
  runtime.setType(variable, runtime.valueOf(variable))
end

function handles:getProperty(name)
  return variableOf(self).properties[name]
end

local api = {}
local session = setmetatable({}, { __index = api, __name = 'session' })
runtime.opaque[session] = 'the session'

function api:createAppVariable(object, properties)
  if type(object) ~= 'table' then error('expected the application to be a table, got a ' .. type(object), 2) end
  return handleOf(runtime.setAppVariable(object, copied(properties)))
end

function api:getApp()
  local app = variables[1].value
  if rawequal(app, runtime.null) then return nil end
  return app
end

function api:createVariable(parent, object, properties)
  return handleOf(runtime.givenVariable(variableOf(parent), object == nil and runtime.null or object, copied(properties)))
end

function api:destroyVariable(given)
  local variable = variableOf(given)
  if variable.id == 1 then error('variable 1 is the application; it ends with the session', 2) end
  runtime.remove(variable, runtime.sendDestroyed)
end

function api:getVariable(id)
  local variable = variables[type(id) == 'table' and id.id or id]
  return variable and handleOf(variable) or nil
end

local function log(...)
  local parts = {}
  for i = 1, select('#', ...) do parts[i] = tostring((select(i, ...))) end
  host('log', 'lua.log', concat(parts, '\t') .. '\n')
end

function api:log(...)
  log(...)
end

local ui = { null = runtime.null, log = log }

function ui.json_encode(value)
  local text, problem = runtime.encode(value)
  if not text then error('it can\'t be written as JSON: it holds ' .. problem, 2) end
  return text
end

function ui.json_decode(text)
  if type(text) ~= 'string' then error('expected JSON as a string, got a ' .. type(text), 2) end
  return runtime.withoutNulls(runtime.decode(text))
end

ui.registerPresenter = runtime.registerPresenter

local mcp = {}

function mcp.notify(method, params)
  if type(method) ~= 'string' or not find(method, '^[%w_$./-]+$') or #method > 200 then
    error('expected the method of a notification to be a name such as "notifications/contact_added"', 2)
  end
  if params ~= nil and type(params) ~= 'table' then
    error('expected the params of a notification to be a table, got a ' .. type(params), 2)
  end
  local text, problem = runtime.encode(params or {}, true)
  if not text then error('the params of a notification can\'t hold ' .. problem, 2) end
  if find(text, '^%[') then error('expected the params of a notification to have names, got an array', 2) end
  local _, failure = host('notify', method, text)
  if failure then error(failure, 2) end
end

runtime.session, runtime.ui, runtime.mcp = session, ui, mcp
