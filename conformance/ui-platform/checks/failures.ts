import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { member } from './values.js';

/** What frontends are told when something is not possible. */
export const failureChecks = {
  'path-fails': async (t) => {
    await t.lua('function Presenter:fails() error("on purpose") end');
    const name = await member(t, 'Presenter:new({text = "x"})');
    const frontend = await t.frontend();
    for (const path of [`${name}.nothing()`, `${name}.fails()`, `${name}.text.deeper`]) {
      const requestId = frontend.request();
      frontend.send({ type: 'create', data: { requestId, parentId: 1, properties: { path } } });
      const named = new Set<unknown>();
      const { data } = await frontend.next(`the error path-failure for ${path}`, (message) => {
        if (message.type === 'create' && message.data.requestId === requestId) named.add(message.data.varId);
        return (
          message.type === 'error' &&
          message.data.code === 'path-failure' &&
          (message.data.requestId === requestId || named.has(message.data.varId))
        );
      });
      t.expect(String(data.description).length > 0, 'a description', data.description);
    }
    const { varId } = await frontend.create(`${name}.fails()`, { access: 'action' });
    const failed = await frontend.ask('update', { varId, value: null });
    t.equal(
      [failed.type, failed.data.code, failed.data.varId],
      ['error', 'path-failure', varId],
      'the answer to an action that fails',
    );
    t.expect(
      String(failed.data.description).includes('on purpose'),
      'what Lua says',
      failed.data.description,
    );
  },

  'path-recovers': async (t) => {
    const name = await member(t, 'Presenter:new({})');
    const frontend = await t.frontend();
    const made = await frontend.ask('create', { parentId: 1, properties: { path: `${name}.later()` } });
    t.equal(made.type, 'create', 'the answer to a create whose path fails');
    await frontend.settled();
    await t.lua(`session:getApp().${name}.later = function() return "at last" end`);
    const update = await frontend.next(
      'an update when the path works',
      ({ type, data }) => type === 'update' && data.varId === made.data.varId && data.value === 'at last',
    );
    t.equal(update.data.value, 'at last', 'the value');
  },

  'variable-unknown': async (t) => {
    const frontend = await t.frontend();
    const other = await t.frontend();
    const foreign = await other.create('title');
    const unknown = 987654321;
    for (const varId of [unknown, foreign.varId]) {
      for (const [type, data] of [
        ['get', { varIds: [varId] }],
        ['update', { varId, value: 1 }],
        ['create', { parentId: varId, properties: { path: 'x' } }],
      ] as const) {
        const answer = await frontend.ask(type, data);
        t.equal(
          [answer.type, answer.data.code],
          ['error', 'not-found'],
          `the answer to ${type} ${JSON.stringify(data)}`,
        );
      }
      for (const type of ['watch', 'unwatch', 'destroy']) {
        const from = frontend.messages.length;
        frontend.send({ type, data: { varId } });
        const { data } = await frontend.next(
          `an error for ${type}`,
          (message) => message.type === 'error',
          from,
        );
        t.equal(data.code, 'not-found', `the code for ${type} of variable ${varId}`);
      }
    }
    t.equal(
      (await other.get(foreign.varId)).value,
      await t.lua('return session:getApp().title'),
      'the variable of the other connection',
    );
  },

  'variable-foreign': async (t) => {
    const frontend = await t.frontend();
    const name = t.unused();
    const made = Number(
      await t.lua(
        `local made = session:createVariable(1, Presenter:new({})) ${name} = type(made) == "table" and made.id or made return ${name}`,
      ),
    );
    for (const varId of [1, made]) {
      const from = frontend.messages.length;
      frontend.send({ type: 'destroy', data: { varId } });
      const { data } = await frontend.next(
        `an error for destroy of variable ${varId}`,
        ({ type }) => type === 'error',
        from,
      );
      t.equal(data.code, 'unauthorized', `the code for destroy of variable ${varId}`);
      t.expect(
        (await frontend.get(varId)).varId === varId,
        `variable ${varId} to be there still`,
        'it is gone',
      );
    }
  },
} satisfies Partial<Record<RequirementId, Check>>;
