-- Tables travel as references to variables of their own; each has one as long as the table lives.
local runtime = runtime
local type, setmetatable, next, rawget, rawequal, error = type, setmetatable, next, rawget, rawequal, error
local concat = table.concat

local weakKeys = { __mode = 'k' }
local idOf = setmetatable({}, weakKeys)
local objectOf = setmetatable({}, { __mode = 'v' })

runtime.objectOf = objectOf

-- Says which variable stands for a table from now on, unless there is one.
function runtime.claimObject(object, id)
  if idOf[object] then return idOf[object] end
  idOf[object] = id
  objectOf[id] = object
  return id
end

function runtime.forgetObject(id)
  local object = objectOf[id]
  if object ~= nil then idOf[object] = nil end
  objectOf[id] = nil
end

local wire

local function elements(value, count, carrier, depth)
  if depth > 100 then error('it holds arrays more than 100 levels deep', 0) end
  local parts = {}
  for i = 1, count do
    parts[i] = wire(rawget(value, i), carrier, depth + 1)
  end
  return '[' .. concat(parts, ',') .. ']'
end

-- A value as frontends see it: texts, numbers, truth, arrays of them, and references to all other tables.
function wire(value, carrier, depth)
  if type(value) ~= 'table' or rawequal(value, runtime.null) or runtime.opaque[value] then
    local text, problem = runtime.encode(value, true)
    if not text then error('it holds ' .. problem .. ', which can\'t be shown', 0) end
    return text
  end
  if not idOf[value] and not runtime.presenterType(value) then
    local count = runtime.lengthOfArray(value)
    if count or next(value) == nil then return elements(value, count or 0, carrier, depth) end
  end
  local id = idOf[value] or runtime.objectVariable(value, carrier)
  return '{"obj":' .. id .. '}'
end

function runtime.wire(value, carrier)
  return wire(value, carrier, 1)
end

-- A value that a frontend sent: references become the tables themselves.
function runtime.fromWire(value)
  if rawequal(value, runtime.null) then return nil end
  if type(value) ~= 'table' then return value end
  local id = rawget(value, 'obj')
  if id ~= nil and next(value, next(value)) == nil then
    local object = objectOf[id]
    if object == nil then error('there is no object ' .. runtime.encode(id), 0) end
    return object
  end
  for key, inner in next, value do
    value[key] = runtime.fromWire(inner)
  end
  return value
end
