import { luaState } from './lua-state.js';

/** An application with two contacts. */
export const contactsMain = `
Contact = ui.registerPresenter('Contact')
Shop = ui.registerPresenter('Shop')
function Contact:shout() return self.name:upper() end
function Contact:rename(name) if name == '' then error('a name is needed') end self.name = name end
function Contact:tidy(_) self.name = self.name:match('^%s*(.-)%s*$') end
app = { title = 'All', contacts = { Contact:new { name = 'Ann' }, Contact:new { name = 'Bob' } } }
function app:add() table.insert(self.contacts, Contact:new { name = 'new' }) end
session:createAppVariable(app, { title = 'Contacts' })
`;

export const openContacts = () => luaState({ 'lua/main.lua': contactsMain });

export const create = (requestId: number, parentId: number, path: string, access?: string) => ({
  type: 'create',
  data: { requestId, parentId, properties: { path, ...(access ? { access } : {}) } },
});
export const update = (varId: number, data: object) => ({ type: 'update', data: { varId, ...data } });
export const watch = (varId: number) => ({ type: 'watch', data: { varId } });
export const error = (code: string, description: string, ids: object) => ({
  type: 'error',
  data: { ...ids, code, description },
});
