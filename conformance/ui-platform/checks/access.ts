import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { member } from './values.js';

/** An object that counts how often its method is called, and with what. */
const counting = async (t: CheckContext): Promise<string> => {
  await t.lua(
    'function Presenter:act(value) self.count = (self.count or 0) + 1 self.last = value return self.count end',
  );
  return member(t, 'Presenter:new({text = "as it was", count = 0})');
};

const countOf = (t: CheckContext, name: string): Promise<unknown> =>
  t.lua(`return session:getApp().${name}.count`);

export const accessChecks = {
  'access-read': async (t) => {
    const name = await counting(t);
    const frontend = await t.frontend();
    const { varId, value } = await frontend.create(`${name}.text`, { access: 'r' });
    t.equal(value, 'as it was', 'the value of a variable that can be read');
    const answer = await frontend.ask('update', { varId, value: 'changed' });
    t.equal([answer.type, answer.data.code], ['error', 'unauthorized'], 'the answer to a write');
    t.equal(await t.lua(`return session:getApp().${name}.text`), 'as it was', 'the value after the write');
  },

  'access-write': async (t) => {
    const name = await counting(t);
    const frontend = await t.frontend();
    const { varId, value } = await frontend.create(`${name}.act()`, { access: 'w' });
    t.equal(value, null, 'the value of a variable that can only be written');
    const text = await frontend.create(`${name}.text`, { access: 'w' });
    t.equal(text.value, null, 'the value of another one');
    t.equal((await frontend.get(varId)).value ?? null, null, 'the value in the answer to get');
    t.equal(await countOf(t, name), 0, 'how often its method was called to read it');
    await frontend.ask('update', { varId: text.varId, value: 'written' });
    t.equal(await t.lua(`return session:getApp().${name}.text`), 'written', 'the value after a write');
  },

  'action-quiet': async (t) => {
    const name = await counting(t);
    const frontend = await t.frontend();
    const { varId } = await frontend.create(`${name}.act()`, { access: 'action' });
    const taking = await frontend.create(`${name}.act(_)`, { access: 'action' });
    frontend.send({ type: 'watch', data: { varId } });
    frontend.send({ type: 'get', data: { varIds: [varId, taking.varId], requestId: frontend.request() } });
    await t.lua(`session:getApp().${name}.text = "refreshed"`);
    await t.call('ui_upload_viewdef', {
      type: 'Presenter',
      namespace: 'ACTION',
      content: '<template></template>',
    });
    const other = await t.frontend();
    await other.create(`${name}.text`);
    await frontend.settled();
    t.equal(await countOf(t, name), 0, 'how often the action was run before anybody asked for it');
  },

  'action-runs': async (t) => {
    const name = await counting(t);
    const frontend = await t.frontend();
    const { varId } = await frontend.create(`${name}.act()`, { access: 'action' });
    await frontend.ask('update', { varId, value: null });
    t.equal(await countOf(t, name), 1, 'how often the action was run');
    const taking = await frontend.create(`${name}.act(_)`, { access: 'action' });
    await frontend.ask('update', { varId: taking.varId, value: { key: 'Enter', list: [1, 2] } });
    t.equal(await countOf(t, name), 2, 'how often the actions were run');
    t.equal(
      await t.lua(`return session:getApp().${name}.last`),
      { key: 'Enter', list: [1, 2] },
      'the argument of the action',
    );
  },
} satisfies Partial<Record<RequirementId, Check>>;
