import { asObject } from '../../kit/reading/json.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { updated } from '../web/frontend.js';
import { member } from './values.js';

export const changeChecks = {
  'change-run': async (t) => {
    const name = await member(t, 'Presenter:new({first = "a", second = "b"})');
    const frontend = await t.frontend();
    const [first, second] = [await frontend.create(`${name}.first`), await frontend.create(`${name}.second`)];
    await t.lua(`local o = session:getApp().${name} o.first = "A" o.second = "B"`);
    for (const [{ varId }, value] of [
      [first, 'A'],
      [second, 'B'],
    ] as const) {
      const update = await frontend.next(
        `an update of variable ${varId}`,
        ({ type, data }) => type === 'update' && data.varId === varId,
      );
      t.equal(update.data.value, value, `the new value of variable ${varId}`);
    }
  },

  'change-message': async (t) => {
    const name = await member(t, 'Presenter:new({text = "old"})');
    await t.lua('function Presenter:double() return (self.text or "") .. (self.text or "") end');
    const [writer, other] = [await t.frontend(), await t.frontend()];
    const written = await writer.create(`${name}.text`);
    const derived = await writer.create(`${name}.double()`);
    const seen = await other.create(`${name}.text`);
    await writer.ask('update', { varId: written.varId, value: 'new' });
    const told = await other.next(
      'an update for the other frontend',
      ({ type, data }) => type === 'update' && data.varId === seen.varId,
    );
    t.equal(told.data.value, 'new', 'what the other frontend is told');
    const follows = await writer.next(
      'an update of what follows from it',
      ({ type, data }) => type === 'update' && data.varId === derived.varId,
    );
    t.equal(follows.data.value, 'newnew', 'what follows from the written value');
  },

  'change-only': async (t) => {
    const name = await member(t, 'Presenter:new({text = "same", list = {1, 2}, other = 1})');
    const frontend = await t.frontend();
    const quiet = [
      await frontend.create(`${name}.text`),
      await frontend.create(`${name}.list`),
      await frontend.create(name),
    ];
    const loud = await frontend.create(`${name}.other`);
    await frontend.settled();
    await t.lua(`local o = session:getApp().${name} o.text = "sa" .. "me" o.list = {1, 2} o.other = 2`);
    const news = updated(await frontend.settled());
    await t.given('change-run', () =>
      t.demand(news.includes(loud.varId), 'an update of what did change', news),
    );
    const again = quiet.map(({ varId }) => varId).filter((id) => news.includes(id));
    t.equal(again, [], 'variables that were sent again without a change');
  },

  'change-batch': async (t) => {
    const name = await member(t, 'Presenter:new({text = "start", reads = 0})');
    await t.lua('function Presenter:counted() self.reads = (self.reads or 0) + 1 return self.text end');
    const [writer, watcher] = [await t.frontend(), await t.frontend()];
    const { varId } = await writer.create(`${name}.text`);
    const seen = await watcher.create(`${name}.text`);
    await watcher.settled();
    const values = ['one', 'two', 'three'];
    const requestId = writer.request();
    writer.send(
      ...values.map((value, i) => ({
        type: 'update',
        data: { varId, value, ...(i === 2 ? { requestId } : {}) },
      })),
    );
    await writer.answer(requestId, 'an answer to the last message of the batch');
    const news = (await watcher.settled())
      .filter(({ data }) => data.varId === seen.varId)
      .map(({ data }) => data.value);
    t.equal(news, ['three'], 'the values that another frontend is told of a batch of three writes');
  },

  'change-type': async (t) => {
    const name = await member(t, 'Presenter:new({})');
    const frontend = await t.frontend();
    const { varId, properties } = await frontend.create(name);
    t.equal(properties.type, 'Presenter', 'the type at first');
    await t.lua(`session:getApp().${name} = App:new({})`);
    const update = await frontend.next(
      'an update',
      ({ type, data }) => type === 'update' && data.varId === varId && 'value' in data,
    );
    t.equal(asObject(update.data.properties).type, 'App', 'the type in the update');
  },
} satisfies Partial<Record<RequirementId, Check>>;
