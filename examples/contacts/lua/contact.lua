-- A person in the address book. Its views are viewdefs/Contact.*.html.

local Contact = { type = 'Contact' }
Contact.__index = Contact

function Contact:new(fields)
  return setmetatable(fields or {}, self)
end

function Contact:fullName()
  local name = (self.firstName or '') .. ' ' .. (self.lastName or '')
  name = name:match('^%s*(.-)%s*$')
  return name ~= '' and name or 'New contact'
end

-- The first characters of both names, whole ones: a name may begin with any letter of any script.
function Contact:initials()
  local first = (self.firstName or ''):match(utf8.charpattern) or ''
  local last = (self.lastName or ''):match(utf8.charpattern) or ''
  local both = (first .. last):upper()
  return both ~= '' and both or '?'
end

-- A colour of its own, the same every time.
function Contact:hue()
  local sum = 0
  for byte in self:fullName():gmatch('.') do sum = (sum * 31 + byte:byte()) % 360 end
  return sum
end

-- What is wrong with the address, as a sentence; nil if nothing is.
function Contact:emailProblem()
  local email = self.email or ''
  if email == '' or email:match('^[^%s@]+@[^%s@]+%.[^%s@]+$') then return nil end
  return 'An address looks like name@example.com.'
end

-- Whether any word of the contact contains a text, in any case.
function Contact:matches(text)
  local words = table.concat({ self:fullName(), self.email or '', self.phone or '', self.company or '' }, '\n')
  return words:lower():find(text:lower(), 1, true) ~= nil
end

return Contact
