-- Runs once for each session: makes the application and shows it.

local AddressBook = require('address-book')
local Contact = require('contact')

local book = AddressBook:new {
  Contact:new { firstName = 'Ada', lastName = 'Lovelace', email = 'ada@example.com', phone = '+44 20 5550 0181', company = 'Analytical Engines', favourite = true },
  Contact:new { firstName = 'Alan', lastName = 'Turing', email = 'alan@example.com', phone = '+44 1908 555 012', company = 'Bletchley Machines', favourite = false },
  Contact:new { firstName = 'Grace', lastName = 'Hopper', email = 'grace@example.com', phone = '+1 212 555 0109', company = 'Compilers & Sons', favourite = true },
  Contact:new { firstName = 'Hedy', lastName = 'Lamarr', email = 'hedy@example.com', phone = '+43 1 555 0114', company = 'Frequency Hopping', favourite = false },
  Contact:new { firstName = 'Katherine', lastName = 'Johnson', email = 'katherine@example.com', phone = '+1 304 555 0126', company = 'Orbital Mechanics', favourite = true },
  Contact:new { firstName = 'Mary', lastName = 'Somerville', email = 'mary@example.com', phone = '+44 131 555 0172', company = 'Connexion of the Sciences', favourite = false },
}

-- What a contact does with the book that it stands in.
function Contact:select() book:select(self) end
function Contact:delete() book:delete(self) end
function Contact:isCurrent() return book.current == self end

book.current = book.contacts[1]
session:createAppVariable(book, { title = 'Contacts' })
