-- Paths of variables: `contacts.0.name`, `..`, `fullName()`, `rename(_)`, and `?key=value` behind them.
local runtime = runtime
local find, sub, match, gmatch, gsub, char = string.find, string.sub, string.match, string.gmatch, string.gsub, string.char
local tonumber, type, error, remove = tonumber, type, error, table.remove

local cacheLimit = 5000
local cache, cached = {}, 0

local function decoded(text)
  return (gsub(gsub(text, '+', ' '), '%%(%x%x)', function(hex)
    return char(tonumber(hex, 16))
  end))
end

local function properties(text)
  local found = {}
  for pair in gmatch(text, '[^&]+') do
    local key, value = match(pair, '^([^=]*)=?(.*)$')
    found[decoded(key)] = decoded(value)
  end
  return found
end

local function step(text, path)
  local method, argument = match(text, '^([^()]+)%((_?)%)$')
  if method then return { name = method, call = true, takes = argument == '_' } end
  if text == '' or find(text, '[()]') then
    error('the path "' .. path .. '" is broken at "' .. text .. '"', 0)
  end
  if find(text, '^%d+$') then return { index = tonumber(text) + 1, shown = text } end
  return { name = text }
end

local function parse(path)
  local route, query = match(path, '^([^?]*)%??(.*)$')
  local steps, up, at = {}, 0, 1
  while at <= #route do
    if sub(route, at, at + 1) == '..' then
      -- Inside of a path it takes back the step before it, at the beginning it leaves the variable.
      if #steps > 0 then remove(steps) else up = up + 1 end
      at = at + 2
    else
      -- A single dot stands between two steps.
      if sub(route, at, at) == '.' then at = at + 1 end
      local stop = find(route, '.', at, true) or #route + 1
      steps[#steps + 1] = step(sub(route, at, stop - 1), path)
      at = stop
    end
  end
  for i = 1, #steps - 1 do
    if steps[i].takes then error('in the path "' .. path .. '" only the last step may take a value', 0) end
  end
  local last = steps[#steps]
  return {
    up = up, steps = steps, properties = properties(query), text = path,
    calls = last ~= nil and last.call or false, takes = last ~= nil and last.takes or false,
  }
end

function runtime.parsePath(path)
  local known = cache[path]
  if known then return known end
  if cached >= cacheLimit then cache, cached = {}, 0 end
  known = parse(path)
  cache[path] = known
  cached = cached + 1
  return known
end

local function shown(one)
  return one.name or one.shown
end

local function advance(value, one)
  if type(value) ~= 'table' then
    error('"' .. shown(one) .. '" was looked for in a ' .. type(value), 0)
  end
  if one.index then return value[one.index] end
  if not one.call then return value[one.name] end
  local method = value[one.name]
  if type(method) ~= 'function' then error('there is no method "' .. one.name .. '"', 0) end
  return method(value)
end

-- What the first `count` steps lead to; nil where something on the way is nil, for it may come later.
local function follow(value, steps, count)
  for i = 1, count do
    if value == nil then return nil end
    value = advance(value, steps[i])
  end
  return value
end

function runtime.readPath(base, path)
  -- What takes a value can't be read.
  if path.takes then return nil end
  local steps = path.steps
  return follow(base, steps, #steps)
end

function runtime.writePath(base, path, value)
  local steps = path.steps
  local last = steps[#steps]
  if not last then error('the path "' .. path.text .. '" leads to nothing that could be written', 0) end
  local holder = follow(base, steps, #steps - 1)
  if type(holder) ~= 'table' then
    error('"' .. shown(last) .. '" can\'t be written into a ' .. type(holder), 0)
  end
  if last.call then
    local method = holder[last.name]
    if type(method) ~= 'function' then error('there is no method "' .. last.name .. '"', 0) end
    if last.takes then method(holder, value) else method(holder) end
  elseif last.index then
    holder[last.index] = value
  else
    holder[last.name] = value
  end
end
