import { asObject } from '../../kit/reading/json.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { updated } from '../web/frontend.js';
import { member } from './values.js';

/** What frontends ask for, and what they are answered. */
export const requestChecks = {
  'create-answer': async (t) => {
    const name = await member(t, 'Presenter:new({text = "one"})');
    const frontend = await t.frontend();
    const requestId = 'a request of my own';
    frontend.send({
      type: 'create',
      data: { requestId, parentId: 1, properties: { path: `${name}.text`, note: 'mine' } },
    });
    const { type, data } = await frontend.next(
      'an answer with the requestId',
      (message) => message.data.requestId === requestId,
    );
    t.equal(type, 'create', 'the type of the answer');
    t.expect(Number.isInteger(data.varId) && Number(data.varId) > 1, 'a number', data.varId);
    t.equal([data.parentId, data.value], [1, 'one'], 'parentId and value');
    t.equal(
      [asObject(data.properties).path, asObject(data.properties).note],
      [`${name}.text`, 'mine'],
      'the properties of the request',
    );
    const second = await frontend.create(`${name}.text`);
    t.expect(second.varId !== data.varId, 'another number for another variable', second.varId);
    await t.lua(`session:getApp().${name}.text = "two"`);
    const update = await frontend.next(
      'an update after a change',
      (message) => message.type === 'update' && message.data.varId === data.varId,
    );
    t.equal(update.data.value, 'two', 'the new value');
  },

  'create-ends': async (t) => {
    await t.lua('function Presenter:looked() self.looks = (self.looks or 0) + 1 return self.looks end');
    const name = await member(t, 'Presenter:new({})');
    const looks = (): Promise<unknown> => t.lua(`return session:getApp().${name}.looks`);
    const frontend = await t.frontend();
    const { varId } = await frontend.create(`${name}.looked()`);
    const before = Number(await looks());
    t.expect(
      before > 0 && Number(await looks()) > before,
      'a variable that is looked at after each call',
      before,
    );
    await frontend.close();
    const other = await t.frontend();
    const answer = await other.ask('get', { varIds: [varId] });
    t.equal(
      [answer.type, answer.data.code],
      ['error', 'not-found'],
      'the answer about a variable whose connection has ended',
    );
    const after = await looks();
    t.equal(await looks(), after, 'how often its path is looked at after its connection has ended');
  },

  'watch-answer': async (t) => {
    const frontend = await t.frontend();
    const from = frontend.messages.length;
    frontend.send({ type: 'watch', data: { varId: 1 } });
    const { data } = await frontend.next(
      'an update with value and properties',
      ({ type, data: it }) => type === 'update' && it.varId === 1 && 'value' in it && 'properties' in it,
      from,
    );
    t.equal(data.value, { obj: 1 }, 'the value of variable 1');
    t.equal(asObject(data.properties).type, 'App', 'the type of variable 1');
    const sessionId = await t.newSession();
    const other = await t.frontend(sessionId);
    other.send({ type: 'watch', data: { varId: 1 } });
    await other.settled();
    await t.lua('session:createAppVariable(Presenter:new({}))', sessionId);
    const changed = (await other.settled()).filter(({ data: it }) => it.varId === 1);
    t.equal(
      asObject(changed.at(-1)?.data.properties).type,
      'Presenter',
      'the type in an update after another application took its place',
    );
  },

  'watch-views': async (t) => {
    const frontend = await t.frontend();
    const from = frontend.messages.length;
    frontend.send({ type: 'watch', data: { varId: 1 } });
    const watched = await frontend.next(
      'an answer to watch',
      ({ type, data }) => type === 'update' && data.varId === 1 && 'value' in data,
      from,
    );
    const got = await frontend.ask('get', { varIds: [1] });
    for (const [what, { data }] of [
      ['watch', watched],
      ['get', got],
    ] as const) {
      const views = asObject(asObject(data.properties).viewdefs);
      t.expect(
        typeof views['App.DEFAULT'] === 'string',
        `App.DEFAULT in the answer to ${what}`,
        Object.keys(views),
      );
    }
  },

  'unwatch-ends': async (t) => {
    const name = await member(t, 'Presenter:new({text = "one", other = 1})');
    const frontend = await t.frontend();
    const [text, other] = [await frontend.create(`${name}.text`), await frontend.create(`${name}.other`)];
    frontend.send({ type: 'unwatch', data: { varId: text.varId } });
    await frontend.settled();
    await t.lua(`local o = session:getApp().${name} o.text = "two" o.other = 2`);
    const news = updated(await frontend.settled());
    await t.given('change-run', () =>
      t.demand(news.includes(other.varId), 'an update of what is still watched', news),
    );
    t.expect(!news.includes(text.varId), 'no update after unwatch', news);
  },

  'get-answer': async (t) => {
    const name = await member(t, 'Presenter:new({text = "one"})');
    const frontend = await t.frontend();
    const [object, text] = [await frontend.create(name), await frontend.create(`${name}.text`)];
    frontend.send({ type: 'unwatch', data: { varId: text.varId } });
    await frontend.settled();
    await t.lua(`session:getApp().${name}.text = "two"`);
    const requestId = frontend.request();
    frontend.send({ type: 'get', data: { varIds: [object.varId, text.varId], requestId } });
    const answers = () => frontend.messages.filter(({ data }) => data.requestId === requestId);
    await frontend.comes(() => answers().length >= 2);
    const told = answers().map(({ type, data }) => [type, data.varId, 'value' in data, 'properties' in data]);
    t.equal(
      told,
      [object, text].map(({ varId }) => ['update', varId, true, true]),
      'an update for each, with value and properties',
    );
    t.equal(answers().at(-1)?.data.value, 'two', 'the value of one that is not watched');
  },

  'update-writes': async (t) => {
    const name = await member(t, 'Presenter:new({text = "old", list = {"a", "b"}})');
    const frontend = await t.frontend();
    for (const [path, value, code] of [
      [`${name}.text`, 'new', 'text'],
      [`${name}.text`, 42, 'text'],
      [`${name}.text`, true, 'text'],
      [`${name}.text`, null, 'text'],
      [`${name}.list.1`, 'B', 'list[2]'],
    ] as const) {
      const { varId } = await frontend.create(path);
      frontend.send({ type: 'update', data: { varId, value } });
      await frontend.settled();
      t.equal(
        await t.lua(`return session:getApp().${name}.${code}`),
        value,
        `the value after a write of ${JSON.stringify(value)}`,
      );
    }
  },

  'update-answer': async (t) => {
    const name = await member(t, 'Presenter:new({text = "old"})');
    const frontend = await t.frontend();
    const { varId } = await frontend.create(`${name}.text`);
    const { type, data } = await frontend.ask('update', { varId, value: 'new' });
    t.equal([type, data.varId], ['update', varId], 'the answer');
    t.equal(await t.lua(`return session:getApp().${name}.text`), 'new', 'the value when the answer has come');
  },

  'destroy-ends': async (t) => {
    const name = await member(t, 'Presenter:new({text = "one"})');
    const frontend = await t.frontend();
    const object = await frontend.create(name);
    const text = await frontend.create('text', {}, object.varId);
    const kept = await frontend.create(`${name}.text`);
    frontend.send({ type: 'destroy', data: { varId: object.varId } });
    await frontend.settled();
    await t.lua(`session:getApp().${name}.text = "two"`);
    const news = updated(await frontend.settled());
    await t.given('change-run', () =>
      t.demand(news.includes(kept.varId), 'an update of what is still there', news),
    );
    t.expect(!news.includes(text.varId), 'no update of a variable below a destroyed one', news);
    for (const { varId } of [object, text]) {
      const answer = await frontend.ask('get', { varIds: [varId] });
      t.equal([answer.type, answer.data.code], ['error', 'not-found'], `the answer about variable ${varId}`);
    }
  },

  'destroy-told': async (t) => {
    const name = t.unused();
    const varId = Number(
      await t.lua(
        `local made = session:createVariable(1, Presenter:new({})) ${name} = type(made) == "table" and made.id or made return ${name}`,
      ),
    );
    const frontend = await t.frontend();
    frontend.send({ type: 'watch', data: { varId } });
    await frontend.settled();
    await t.lua(`session:destroyVariable(${name})`);
    const told = (await frontend.settled())
      .filter(({ type }) => type === 'destroy')
      .map(({ data }) => data.varId);
    t.expect(told.includes(varId), `destroy of variable ${varId}`, told);
  },
} satisfies Partial<Record<RequirementId, Check>>;
