-- Values as JSON, in one flat buffer. What JSON can't say is an error, so that nothing is lost in silence.
local runtime = runtime
local concat, sort, type, next, rawlen = table.concat, table.sort, type, next, rawlen
local getmetatable, tostring, tonumber, error, pcall, setmetatable =
  getmetatable, tostring, tonumber, error, pcall, setmetatable
local format, find, gsub, byte, sub = string.format, string.find, string.gsub, string.byte, string.sub
local mathtype, utf8len, rawget, rawequal = math.type, utf8.len, rawget, rawequal

-- Tables that stand for something else than data, and what that is.
runtime.opaque = setmetatable({}, { __mode = 'k' })

local deepest = 500
local huge = 1 << 53

local escapes = { ['"'] = '\\"', ['\\'] = '\\\\', ['\n'] = '\\n', ['\r'] = '\\r', ['\t'] = '\\t' }
setmetatable(escapes, {
  __index = function(_, char)
    return format('\\u%04x', byte(char))
  end,
})

local function refuse(what)
  error({ notJson = what }, 0)
end

local function quoted(text)
  if not utf8len(text) then refuse('a string that is not UTF-8') end
  if find(text, '[%c"\\]') then text = gsub(text, '[%c"\\]', escapes) end
  return '"' .. text .. '"'
end

local function number(value, bigAsText)
  if mathtype(value) == 'integer' then
    local text = format('%d', value)
    if bigAsText and (value > huge or value < -huge) then return '"' .. text .. '"', true end
    return text, value > huge or value < -huge
  end
  if value ~= value then refuse('not a number') end
  if value == 1 / 0 or value == -1 / 0 then refuse('an infinite number') end
  local text = format('%.15g', value)
  if tonumber(text) ~= value then text = format('%.17g', value) end
  if not find(text, '[.e]') then text = text .. '.0' end
  return text
end

-- The number of elements when the keys are 1..n and nothing else.
local function lengthOfArray(value)
  local count = rawlen(value)
  if count == 0 then return nil end
  local seen = 0
  for key in next, value do
    if mathtype(key) ~= 'integer' or key < 1 or key > count then return nil end
    seen = seen + 1
  end
  return seen == count and count or nil
end

local function keyText(key)
  if type(key) == 'string' then return key end
  if type(key) == 'number' then return tostring(key) end
  refuse('a table with a key that is a ' .. type(key))
end

local function sortedKeys(value)
  local keys, originals = {}, {}
  for key in next, value do
    local text = keyText(key)
    if originals[text] ~= nil then refuse('a table with the keys ' .. text .. ' and "' .. text .. '"') end
    originals[text] = key
    keys[#keys + 1] = text
  end
  sort(keys)
  return keys, originals
end

local function encoder(bigAsText)
  local out, size, path, sawBig = {}, 0, {}, false
  local function put(text)
    size = size + 1
    out[size] = text
  end
  local encode
  local function elements(value, count, depth)
    put('[')
    for i = 1, count do
      if i > 1 then put(',') end
      encode(rawget(value, i), depth)
    end
    put(']')
  end
  local function members(value, depth)
    local keys, originals = sortedKeys(value)
    put('{')
    for i = 1, #keys do
      if i > 1 then put(',') end
      put(quoted(keys[i]))
      put(':')
      encode(rawget(value, originals[keys[i]]), depth)
    end
    put('}')
  end
  function encode(value, depth)
    local kind = type(value)
    if kind == 'string' then
      put(quoted(value))
    elseif kind == 'number' then
      local text, big = number(value, bigAsText)
      sawBig = sawBig or big
      put(text)
    elseif kind == 'boolean' or kind == 'nil' then
      put(kind == 'nil' and 'null' or tostring(value))
    elseif rawequal(value, runtime.null) then
      put('null')
    elseif kind == 'table' then
      if runtime.opaque[value] then refuse(runtime.opaque[value]) end
      if path[value] then refuse('a table that holds itself') end
      if depth > deepest then refuse('tables more than ' .. deepest .. ' levels deep') end
      path[value] = true
      local count = lengthOfArray(value)
      if count then elements(value, count, depth + 1) else members(value, depth + 1) end
      path[value] = nil
    else
      refuse('a ' .. kind)
    end
  end
  return function(value)
    encode(value, 1)
    return concat(out), sawBig
  end
end

runtime.quoted = quoted
runtime.lengthOfArray = lengthOfArray

-- What is no table, without all that it takes to write one; nil where that is not so simple.
local function scalar(value, bigAsText)
  local kind = type(value)
  if kind == 'string' then return utf8len(value) and quoted(value) end
  if kind == 'number' then
    if mathtype(value) == 'integer' then return number(value, bigAsText) end
  elseif kind == 'boolean' then
    return value and 'true' or 'false'
  elseif kind == 'nil' then
    return 'null'
  end
  return nil
end

-- The text, and whether it holds integers that a double can't; or nil and why it can't be said in JSON.
function runtime.encode(value, bigAsText)
  local simple, big = scalar(value, bigAsText)
  if simple then return simple, big end
  local done, text, sawBig = pcall(encoder(bigAsText), value)
  if done then return text, sawBig end
  if type(text) == 'table' and text.notJson then return nil, text.notJson end
  error(text, 0)
end
