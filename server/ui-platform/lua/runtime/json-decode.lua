-- JSON into values. What is read here was written by a JSON library, but a mistake is an error all the same.
local runtime = runtime
local find, sub, byte, match, format = string.find, string.sub, string.byte, string.match, string.format
local tonumber, error, utf8char, setmetatable = tonumber, error, utf8.char, setmetatable
local concat, type, next, rawequal = table.concat, type, next, rawequal

local deepest = 500
local unescaped = { b = '\b', f = '\f', n = '\n', r = '\r', t = '\t', ['"'] = '"', ['\\'] = '\\', ['/'] = '/' }

-- Stands for null in tables, where nil can't stand.
runtime.null = setmetatable({}, {
  __tostring = function()
    return 'null'
  end,
})

local function fail(at)
  error(format('not JSON at byte %d', at), 0)
end

-- The character of an escape `\u…`, and where the text goes on.
local function codeAt(text, at)
  local high, low = match(text, '^([dD][89abAB]%x%x)\\u([dD][c-fC-F]%x%x)', at)
  if high then
    return utf8char(0x10000 + ((tonumber(high, 16) - 0xd800) << 10) + (tonumber(low, 16) - 0xdc00)), at + 10
  end
  local hex = match(text, '^%x%x%x%x', at)
  if not hex then fail(at) end
  local code = tonumber(hex, 16)
  -- Half a pair is no character.
  if code >= 0xd800 and code <= 0xdfff then code = 0xfffd end
  return utf8char(code), at + 4
end

local function unescape(text)
  local parts, count, from = {}, 0, 1
  while true do
    local stop = find(text, '\\', from, true)
    parts[count + 1] = sub(text, from, (stop or 0) - 1)
    if not stop then return concat(parts) end
    local escape, plain = sub(text, stop + 1, stop + 1), nil
    if escape == 'u' then
      plain, from = codeAt(text, stop + 2)
    else
      plain, from = unescaped[escape], stop + 2
      if not plain then fail(stop) end
    end
    parts[count + 2] = plain
    count = count + 2
  end
end

local value

local function stringAt(text, at)
  local from = at + 1
  local to = from
  while true do
    local stop = find(text, '["\\]', to)
    if not stop then fail(at) end
    if byte(text, stop) == 34 then
      local raw = sub(text, from, stop - 1)
      if to ~= from then raw = unescape(raw) end
      return raw, stop + 1
    end
    to = stop + 2
  end
end

local function skip(text, at)
  return find(text, '[^ \t\r\n]', at) or #text + 1
end

local function array(text, at, depth)
  local list, count = {}, 0
  at = skip(text, at + 1)
  if byte(text, at) == 93 then return list, at + 1 end
  while true do
    count = count + 1
    list[count], at = value(text, at, depth)
    at = skip(text, at)
    local c = byte(text, at)
    if c == 93 then return list, at + 1 end
    if c ~= 44 then fail(at) end
    at = at + 1
  end
end

local function object(text, at, depth)
  local map = {}
  at = skip(text, at + 1)
  if byte(text, at) == 125 then return map, at + 1 end
  while true do
    local key
    at = skip(text, at)
    if byte(text, at) ~= 34 then fail(at) end
    key, at = stringAt(text, at)
    at = skip(text, at)
    if byte(text, at) ~= 58 then fail(at) end
    map[key], at = value(text, at + 1, depth)
    at = skip(text, at)
    local c = byte(text, at)
    if c == 125 then return map, at + 1 end
    if c ~= 44 then fail(at) end
    at = at + 1
  end
end

local words = { ['true'] = true, ['false'] = false, ['null'] = runtime.null }

function value(text, at, depth)
  at = skip(text, at)
  local c = byte(text, at)
  if c == 34 then return stringAt(text, at) end
  if depth > deepest then fail(at) end
  if c == 123 then return object(text, at, depth + 1) end
  if c == 91 then return array(text, at, depth + 1) end
  local word = match(text, '^%l+', at)
  if word then
    if words[word] == nil then fail(at) end
    return words[word], at + #word
  end
  local digits = match(text, '^-?%d+%.?%d*[eE]?[+-]?%d*', at)
  local number = digits and tonumber(digits)
  if not number then fail(at) end
  return number, at + #digits
end

-- The value; null is `runtime.null` everywhere, so that what was sent is known exactly.
function runtime.decode(text)
  local result, at = value(text, 1, 1)
  if skip(text, at) <= #text then fail(at) end
  return result
end

-- The same as application code likes it: null is nil, except for the places of arrays.
function runtime.withoutNulls(given)
  if rawequal(given, runtime.null) then return nil end
  if type(given) ~= 'table' then return given end
  for key, inner in next, given do
    if not rawequal(inner, runtime.null) then
      runtime.withoutNulls(inner)
    elseif type(key) == 'string' then
      given[key] = nil
    end
  end
  return given
end
