-- The tree of variables: who they are, what they are worth, when they end.
local runtime = runtime
local next, type, error, tostring = next, type, error, tostring
local host, objectOf = runtime.host, runtime.objectOf

local variables = {}
local lastId = 0
-- Counts the rounds of recomputing: within one, a value is found once.
local round = 0
-- Variables of tables that may have been collected; looked through when there are twice as many as last time.
local objects, objectCount, sweepAt = {}, 0, 200

runtime.variables = variables

local function newId()
  lastId = lastId + 1
  return lastId
end

-- The other side has to know what is of which type even while Lua is busy.
local function announceType(variable)
  host('type', tostring(variable.id), variable.type or '', variable.owner or '')
end

local function add(variable)
  variable.children = {}
  variable.watchers = {}
  variable.watching = 0
  variables[variable.id] = variable
  if variable.parent then variable.parent.children[variable] = true end
  return variable
end

-- Remembers what those who watch have to be told.
function runtime.propertyChanged(variable, name)
  variable.changed = variable.changed or {}
  variable.changed[name] = true
end

-- The type that a variable shows: what was said of it, or what its value is.
function runtime.setType(variable, value)
  local found = variable.properties.type
  if found == nil and type(value) == 'table' and value ~= runtime.null then
    found = runtime.presenterType(value)
  end
  if type(found) ~= 'string' then found = nil end
  if found == variable.type then return end
  variable.type = found
  runtime.propertyChanged(variable, 'type')
  announceType(variable)
end

local function forget(variable, told)
  for child in next, variable.children do
    if child.kind == 'object' and objectOf[child.id] ~= nil then
      -- Somebody else may show it.
      child.parent = variables[1]
      variables[1].children[child] = true
    else
      forget(child, told)
    end
  end
  variables[variable.id] = nil
  if objects[variable.id] then
    objects[variable.id] = nil
    objectCount = objectCount - 1
  end
  runtime.forgetObject(variable.id)
  variable.gone = true
  told(variable)
  host('gone', tostring(variable.id))
end

-- Ends a variable and all below it; `told` hears of each.
function runtime.remove(variable, told)
  if variable.parent then variable.parent.children[variable] = nil end
  forget(variable, told)
end

-- A variable with a value of its own, made by the application.
function runtime.givenVariable(parent, value, properties)
  local variable = add({ id = newId(), kind = 'given', parent = parent, value = value, properties = properties })
  if type(value) == 'table' then runtime.claimObject(value, variable.id) end
  runtime.setType(variable, value)
  return variable
end

local function sweep()
  for id, variable in next, objects do
    if objectOf[id] == nil and variable.watching == 0 and next(variable.children) == nil then
      runtime.remove(variable, function() end)
    end
  end
  sweepAt = objectCount * 2 + 200
end

-- The variable of a table that travels without one; it does not keep the table alive. It stands below the
-- application's own variable that it was reached from: those of a connection end with the connection.
function runtime.objectVariable(object, carrier)
  if objectCount >= sweepAt then sweep() end
  while carrier.owner do carrier = carrier.parent end
  local variable = add({ id = newId(), kind = 'object', parent = carrier, properties = {} })
  runtime.claimObject(object, variable.id)
  objects[variable.id] = variable
  objectCount = objectCount + 1
  runtime.setType(variable, object)
  return variable.id
end

-- A variable that a frontend made: a path from the value of another one.
function runtime.pathVariable(parent, path, access, properties, owner)
  return add({
    id = newId(), kind = 'path', parent = parent, path = path, access = access, properties = properties, owner = owner,
  })
end

function runtime.newRound()
  round = round + 1
end

local valueOf

-- Where a path begins: the value of the variable above, or of one further up.
local function baseOf(variable)
  local base = variable.parent
  for _ = 1, variable.path.up do
    base = base and base.parent
  end
  if not base then error('the path "' .. variable.path.text .. '" leaves the tree of variables', 0) end
  return valueOf(base)
end

runtime.baseOf = baseOf

-- What a variable is worth now, as Lua has it; the same for the rest of the round.
function valueOf(variable)
  if variable.kind == 'given' then return variable.value end
  if variable.kind == 'object' then return objectOf[variable.id] end
  if variable.access == 'action' or variable.access == 'w' then return nil end
  if variable.round == round then return variable.now end
  local value = runtime.readPath(baseOf(variable), variable.path)
  variable.now, variable.round = value, round
  return value
end

runtime.valueOf = valueOf

function runtime.setAppVariable(value, properties)
  local app = variables[1]
  properties.epoch = runtime.epoch
  for name in next, app.properties do runtime.propertyChanged(app, name) end
  for name in next, properties do runtime.propertyChanged(app, name) end
  app.value, app.properties = value, properties
  if type(value) == 'table' then runtime.claimObject(value, 1) end
  runtime.setType(app, value)
  return app
end

runtime.givenVariable(nil, runtime.null, {})
