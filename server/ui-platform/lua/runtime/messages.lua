-- What frontends send. A batch is carried out message by message, each of which may be interrupted.
local runtime = runtime
local variables, sendError = runtime.variables, runtime.sendError
local next, pcall, type, rawequal, setmetatable = next, pcall, type, rawequal, setmetatable

-- Connection → the variables that it watches.
local connections = {}

local function watchesOf(connection)
  local watches = connections[connection]
  if not watches then
    -- What ends is forgotten here by itself.
    watches = setmetatable({}, { __mode = 'k' })
    connections[connection] = watches
  end
  return watches
end

local function watch(connection, variable)
  watchesOf(connection)[variable] = true
  runtime.watch(variable, connection)
end

-- Its own variables and those of the application; those of other connections are nobody's business.
local function find(connection, id)
  local variable = variables[id]
  if variable and (variable.owner == nil or variable.owner == connection) then return variable end
  return nil
end

local function notFound(connection, id, requestId)
  sendError(connection, 'not-found', 'there is no variable ' .. runtime.encode(id), id, requestId)
end

local function refuse(connection, sentence, id, requestId)
  sendError(connection, 'unauthorized', sentence, id, requestId)
end

local accesses = { r = true, w = true, rw = true, action = true }

local function accessOf(path, properties)
  local given = properties.access
  if accesses[given] then return given end
  if path.takes then return 'w' end
  return path.calls and 'r' or 'rw'
end

local function plainProperties(given)
  local properties = {}
  for name, value in next, given or {} do
    if not rawequal(value, runtime.null) then properties[name] = value end
  end
  return properties
end

local handle = {}

local function writeNow(variable, value)
  runtime.newRound()
  runtime.writePath(runtime.baseOf(variable), variable.path, runtime.fromWire(value))
end

-- Writes, or acts; the problem, if there is one.
local function write(variable, value)
  local done, problem = pcall(writeNow, variable, value)
  runtime.newRound()
  if done then return nil end
  runtime.host('renew')
  problem = runtime.cleanText(problem)
  runtime.logError(problem)
  return problem
end

function handle.create(connection, data)
  local parent = find(connection, data.parentId)
  if not parent then return notFound(connection, data.parentId, data.requestId) end
  local properties = plainProperties(data.properties)
  local done, path = pcall(runtime.parsePath, type(properties.path) == 'string' and properties.path or '')
  if not done then return sendError(connection, 'path-failure', path, nil, data.requestId) end
  for name, value in next, path.properties do
    if properties[name] == nil then properties[name] = value end
  end
  local variable = runtime.pathVariable(parent, path, accessOf(path, properties), properties, connection)
  watch(connection, variable)
  if data.value ~= nil and variable.access ~= 'r' then
    local problem = write(variable, data.value)
    if problem then sendError(connection, 'path-failure', problem, variable.id, data.requestId) end
  end
  runtime.sendCreated(connection, variable, data.requestId)
end

function handle.destroy(connection, data)
  local variable = find(connection, data.varId)
  if not variable then return notFound(connection, data.varId) end
  if variable.owner ~= connection then
    return refuse(connection, 'only the application may end this variable', data.varId)
  end
  runtime.remove(variable, runtime.dropped)
end

function handle.watch(connection, data)
  local variable = find(connection, data.varId)
  if not variable then return notFound(connection, data.varId) end
  watch(connection, variable)
  runtime.sendWhole(connection, variable)
end

function handle.unwatch(connection, data)
  local variable = find(connection, data.varId)
  if not variable then return notFound(connection, data.varId) end
  watchesOf(connection)[variable] = nil
  runtime.unwatch(variable, connection)
end

function handle.get(connection, data)
  for _, id in next, data.varIds do
    local variable = find(connection, id)
    if variable then
      runtime.sendWhole(connection, variable, data.requestId)
    else
      notFound(connection, id, data.requestId)
    end
  end
end

local function setProperties(variable, given)
  for name, value in next, given do
    if rawequal(value, runtime.null) then value = nil end
    variable.properties[name] = value
    runtime.propertyChanged(variable, name)
  end
end

function handle.update(connection, data)
  local variable = find(connection, data.varId)
  if not variable then return notFound(connection, data.varId, data.requestId) end
  local acts = variable.access == 'action'
  local writes = acts or data.value ~= nil
  local fixed = data.properties and (data.properties.path ~= nil or data.properties.access ~= nil)
  if variable.owner ~= connection or fixed then
    return refuse(connection, 'only the application may change this', data.varId, data.requestId)
  end
  if writes and variable.access == 'r' then
    return refuse(connection, 'this variable can only be read', data.varId, data.requestId)
  end
  if data.properties then setProperties(variable, data.properties) end
  local readable = variable.access == 'rw' and not variable.path.takes
  if writes then
    -- What the writer knows already is no news for it.
    local known = readable and runtime.encode(data.value, true) or nil
    local problem = write(variable, data.value)
    if problem then return sendError(connection, 'path-failure', problem, data.varId, data.requestId) end
    if readable then variable.sent = known end
  end
  if data.requestId == nil then return end
  if writes and readable then
    runtime.sendWritten(connection, variable, data.requestId)
  else
    runtime.sendDone(connection, variable, data.requestId)
  end
end

local optional = { 'requestId', 'properties', 'parentId' }

-- Null stands for a member that is left out; only a value may be null.
local function tidied(data)
  for i = 1, #optional do
    if rawequal(data[optional[i]], runtime.null) then data[optional[i]] = nil end
  end
  return data
end

local batch, at, from

-- Takes a frame: one message, or an array of them.
function runtime.takeBatch(connection, text)
  local messages = runtime.decode(text)
  batch, at, from = messages.type and { messages } or messages, 0, connection
end

-- Goes on with the batch; whoever is interrupted is at `batch[at]`.
function runtime.goOn()
  while at < #batch do
    at = at + 1
    runtime.newRound()
    local message = batch[at]
    handle[message.type](from, tidied(message.data))
  end
end

-- The message at hand can't be carried out.
function runtime.failMessage(reason)
  local data = batch[at].data
  runtime.logError(reason)
  sendError(from, 'path-failure', reason, data.varId, data.requestId)
end

function runtime.disconnect(connection)
  for variable in next, connections[connection] or {} do
    runtime.unwatch(variable, connection)
    if variable.owner == connection and not variable.gone then
      runtime.remove(variable, runtime.dropped)
    end
  end
  connections[connection] = nil
end
