import { describe, expect, test } from 'vitest';
import { create, openContacts } from '../../testing/contacts.js';

describe('a presenter', () => {
  test.each([
    ['a class with a type', 'C = {type = "One"} C.__index = C app.p = setmetatable({}, C)', 'One'],
    ['a class that was registered', 'C = ui.registerPresenter("Two") app.p = C:new()', 'Two'],
    [
      'a class that inherits its type',
      'B = {type = "Base"} B.__index = B C = setmetatable({}, B) C.__index = C app.p = setmetatable({}, C)',
      'Base',
    ],
    [
      'a class with a type of its own below another',
      'B = {type = "Base"} B.__index = B C = setmetatable({type = "Own"}, B) C.__index = C app.p = setmetatable({}, C)',
      'Own',
    ],
    ['a table that says it', 'app.p = {type = "Plain"}', 'Plain'],
    ['a class whose type is no name', 'app.p = setmetatable({x = 1}, {type = "a b"})', undefined],
    [
      'a class that fails when it is asked',
      'app.p = setmetatable({x = 1}, setmetatable({}, {__index = error}))',
      undefined,
    ],
  ])('is known by its type: %s', async (_, code, type) => {
    const { run, send } = await openContacts();
    await run(code);
    const { a } = await send([create(1, 1, 'p')]);
    expect((a![0]!.data as { properties: { type?: string } }).properties.type).toBe(type);
  });
});
