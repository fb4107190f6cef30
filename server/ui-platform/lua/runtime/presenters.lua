-- A presenter is a table whose class says its type; the class is its metatable.
local runtime = runtime
local getmetatable, setmetatable, rawget, rawset, type, error, pcall =
  getmetatable, setmetatable, rawget, rawset, type, error, pcall
local find = string.find

local function typeField(class)
  return class.type
end

-- The type of a table; nil when it has none.
function runtime.presenterType(object)
  local class = getmetatable(object)
  local named = rawget(object, 'type')
  if type(class) == 'table' then
    local done, inherited = pcall(typeField, class)
    if done and type(inherited) == 'string' then named = inherited end
  end
  if type(named) == 'string' and find(named, '^[%a_][%w_-]*$') then return named end
  return nil
end

-- Completes a class: its type, where methods are found, and how one is made.
function runtime.registerPresenter(name, class)
  if type(name) ~= 'string' or not find(name, '^[%a_][%w_-]*$') then
    error('expected the type of a presenter to be a name of letters, digits, "_" and "-"', 2)
  end
  class = class or {}
  if type(class) ~= 'table' then error('expected a presenter to be a table, got a ' .. type(class), 2) end
  rawset(class, 'type', name)
  if rawget(class, '__index') == nil then rawset(class, '__index', class) end
  if class.new == nil then
    rawset(class, 'new', function(self, instance)
      return setmetatable(instance or {}, self)
    end)
  end
  return class
end
