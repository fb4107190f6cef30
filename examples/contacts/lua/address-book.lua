-- The application: all contacts, which of them are shown, and the one that is being edited.
-- Its view is viewdefs/AddressBook.DEFAULT.html.

local Contact = require('contact')

local AddressBook = { type = 'AddressBook' }
AddressBook.__index = AddressBook

function AddressBook:new(contacts)
  return setmetatable({ contacts = contacts, search = '', favouritesOnly = false }, self)
end

-- The contacts to show, by name. It is called whenever something may have changed; nobody has to say so.
function AddressBook:shown()
  local shown = {}
  for _, contact in ipairs(self.contacts) do
    if (contact.favourite or not self.favouritesOnly) and contact:matches(self.search) then
      shown[#shown + 1] = contact
    end
  end
  table.sort(shown, function(a, b) return a:fullName():lower() < b:fullName():lower() end)
  return shown
end

function AddressBook:summary()
  local shown, all = #self:shown(), #self.contacts
  if shown == all then return all == 1 and '1 contact' or all .. ' contacts' end
  return shown .. ' of ' .. all .. ' contacts'
end

function AddressBook:add()
  self.search, self.favouritesOnly = '', false
  self.current = Contact:new { firstName = '', lastName = '', email = '', phone = '', company = '', favourite = false }
  table.insert(self.contacts, self.current)
end

function AddressBook:select(contact)
  self.current = contact
end

function AddressBook:delete(contact)
  for place, one in ipairs(self.contacts) do
    if one == contact then
      table.remove(self.contacts, place)
      self.deleted = contact
    end
  end
  if self.current == contact then self.current = nil end
end

-- What can be taken back, as a sentence.
function AddressBook:deletion()
  return self.deleted and self.deleted:fullName() .. ' was deleted.'
end

function AddressBook:undelete()
  table.insert(self.contacts, self.deleted)
  self.current, self.deleted = self.deleted, nil
end

function AddressBook:forget()
  self.deleted = nil
end

return AddressBook
