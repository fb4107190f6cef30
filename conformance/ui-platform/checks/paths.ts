import { asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { errorsIn } from '../web/frontend.js';
import { member } from './values.js';

const ada = 'Presenter:new({name = "Ada", address = {city = {name = "London"}}, tags = {"x", "y"}})';

/** Creates variables by paths below a member of the application, and compares their values. */
async function leads(
  t: CheckContext,
  object: string,
  cases: readonly (readonly [path: string, value: unknown])[],
): Promise<void> {
  const frontend = await t.frontend();
  const name = await member(t, object);
  for (const [path, value] of cases)
    t.equal((await frontend.create(`${name}.${path}`)).value, value, `the value at ${path}`);
}

export const pathChecks = {
  'path-members': (t) =>
    leads(t, ada, [
      ['name', 'Ada'],
      ['address.city.name', 'London'],
    ]),

  'path-indexes': (t) =>
    leads(t, `{${ada}, Presenter:new({name = "Bob"})}`, [
      ['0.name', 'Ada'],
      ['1.name', 'Bob'],
      ['0.tags.1', 'y'],
    ]),

  'path-parent': async (t) => {
    const frontend = await t.frontend();
    const name = await member(t, ada);
    const object = await frontend.create(name);
    const city = await frontend.create('address', {}, object.varId);
    t.equal(
      (await frontend.create('..name', {}, city.varId)).value,
      'Ada',
      'the name of the object above, at ..name',
    );
    t.equal(
      (await frontend.create('..title', {}, object.varId)).value,
      await t.lua('return session:getApp().title'),
      'the title of the application, from one of its objects',
    );
  },

  'path-reads-method': async (t) => {
    await t.lua(
      'function Presenter:shout() return string.upper(self.name) end function Presenter:itself() return self end',
    );
    await leads(t, ada, [
      ['shout()', 'ADA'],
      ['itself().name', 'Ada'],
      ['itself().itself().shout()', 'ADA'],
    ]);
  },

  'path-writes-method': async (t) => {
    await t.lua('function Presenter:rename(name) self.name = "renamed to " .. name end');
    const name = await member(t, ada);
    const frontend = await t.frontend();
    const { varId } = await frontend.create(`${name}.rename(_)`, { access: 'w' });
    await frontend.ask('update', { varId, value: 'Grace' });
    t.equal(
      await t.lua(`return session:getApp().${name}.name`),
      'renamed to Grace',
      'what the method made of the value',
    );
  },

  'path-query': async (t) => {
    const frontend = await t.frontend();
    const name = await member(t, ada);
    const { properties, value } = await frontend.create(`${name}.name?colour=red&size=2`);
    t.equal(value, 'Ada', 'the value of a path with a query');
    t.equal([properties.colour, properties.size], ['red', '2'], 'the properties colour and size');
    const readOnly = await frontend.create(`${name}.name?access=r`);
    t.equal(readOnly.properties.access, 'r', 'the property access');
    const refused = await frontend.ask('update', { varId: readOnly.varId, value: 'Eve' });
    await t.given('access-read', () =>
      t.demand(refused.data.code === 'unauthorized', 'unauthorized', refused.data),
    );
  },

  'path-nothing': async (t) => {
    const frontend = await t.frontend();
    const name = await member(t, 'Presenter:new({})');
    const { varId, value } = await frontend.create(`${name}.owner.name`);
    t.equal(value, null, 'the value of a path that meets nil');
    t.equal(errorsIn(await frontend.settled()), [], 'errors for a path that meets nil');
    await t.lua(`session:getApp().${name}.owner = {name = "Ada"}`);
    const update = await frontend.next(
      'an update as soon as there is a value',
      ({ type, data }) => type === 'update' && data.varId === varId,
    );
    t.equal(asObject(update.data).value, 'Ada', 'the value that came');
  },
} satisfies Partial<Record<RequirementId, Check>>;
