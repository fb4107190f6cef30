import { asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { application } from '../platform/project.js';
import { sharedOf } from '../platform/shared.js';
import { askForSocket, statusOf } from '../web/connect.js';
import { viewdefsIn } from '../web/frontend.js';
import { member } from './values.js';

export const frontendChecks = {
  'ws-views': async (t) => {
    const frontend = await t.frontend();
    const first = await frontend.next(
      'an update of variable 1 with view definitions',
      ({ type, data }) => type === 'update' && data.varId === 1 && 'viewdefs' in asObject(data.properties),
    );
    t.equal(
      String(viewdefsIn([first])['App.DEFAULT']).trim(),
      application['viewdefs/App.DEFAULT.html']!.trim(),
      'the view of the application',
    );
  },

  'ws-unknown-session': async (t) => {
    for (const sessionId of ['987654321', 'nobody', '']) {
      const socket = askForSocket(t.project.url, sessionId);
      t.afterCheck(() => socket.terminate());
      t.equal(await statusOf(socket), 404, `the status of a WebSocket for the session "${sessionId}"`);
    }
  },

  'ws-own-session': async (t) => {
    const other = await t.newSession();
    const name = t.unused();
    await t.lua(`session:getApp().${name} = "of session 1"`);
    await t.lua(`session:getApp().${name} = "of another"`, other);
    const [mine, theirs] = [await t.frontend(), await t.frontend(other)];
    const [seen, foreign] = [await mine.create(name), await theirs.create(name)];
    t.equal(
      [seen.value, foreign.value],
      ['of session 1', 'of another'],
      'what frontends of two sessions see at the same path',
    );
    await mine.ask('update', { varId: seen.varId, value: 'changed' });
    t.equal((await theirs.get(foreign.varId)).value, 'of another', 'what the other one sees after a write');
    t.equal(
      await t.lua(`return session:getApp().${name}`, other),
      'of another',
      'the value in the other session',
    );
  },

  'ws-messages': {
    // At the end, so that it judges all that frontends were sent in this run.
    last: true,
    run: async (t: CheckContext) => {
      const frontend = await t.frontend();
      const name = await member(t, 'Presenter:new({list = {Presenter:new({})}, text = "x"})');
      for (const path of [name, `${name}.list`, `${name}.text`, `${name}.missing()`])
        await frontend.ask('create', { parentId: 1, properties: { path } });
      await t.lua(`session:getApp().${name}.text = "y"`);
      await frontend.ask('get', { varIds: [987654321] });
      await frontend.settled();
      const { messages, strangeMessages } = sharedOf(t.target);
      t.expect(messages > 5, 'messages to look at', messages);
      t.expect(
        strangeMessages.length === 0,
        'messages of the contract only',
        strangeMessages.slice(0, 3).join('\n'),
      );
    },
  },

  'ws-invalid': async (t) => {
    const name = await member(t, 'Presenter:new({text = "as it was"})');
    const frames = [
      'not JSON',
      '{"type":"update"',
      '"update"',
      '7',
      'null',
      '{"type":"sing","data":{}}',
      '{"type":"watch","data":{"varId":"1"}}',
      '{"type":"update","data":{"varId":1,"unknown":true}}',
      '{"type":"create","data":{"parentId":1}}',
      '[{"type":"watch","data":{"varId":1}},{"type":"sing","data":{}}]',
    ];
    for (const frame of frames) {
      const frontend = await t.frontend();
      frontend.sendRaw(frame);
      await frontend.until(() => frontend.closed !== null);
      const code = frontend.closed?.code ?? 'still open';
      t.demand(code === 1007 || code === 1008, `the code 1007 or 1008 for ${frame}`, code);
    }
    const frontend = await t.frontend();
    const { varId } = await frontend.create(`${name}.text`);
    frontend.sendRaw(
      JSON.stringify([
        { type: 'update', data: { varId, value: 'changed' } },
        { type: 'sing', data: {} },
      ]),
    );
    await frontend.until(() => frontend.closed !== null);
    t.equal(
      await t.lua(`return session:getApp().${name}.text`),
      'as it was',
      'a value after a batch that was not valid as a whole',
    );
  },

  'ws-reset': {
    deadlines: 1,
    run: async (t: CheckContext) => {
      const config = '[lua]\nsoftTimeoutMs = 1200\nhardTimeoutMs = 2500\n';
      const own = await t.running({ ...application, 'config/config.toml': config });
      const frontend = await own.frontend();
      const epoch = asObject((await frontend.get(1)).properties).epoch;
      const reply = await own.run(
        'return string.find(string.rep("a", 60), string.rep("a?", 60) .. string.rep("a", 60))',
      );
      await t.given('limit-hard', () => void t.failsWith(reply, 'UI_TIMEOUT'));
      if (reply.error?.details.sessionReset === false)
        return t.skip('the platform can stop this code without a reset');
      await frontend.until(() => frontend.closed !== null);
      t.equal(frontend.closed?.code ?? 'still open', 4001, 'the code by which the connection was closed');
      const next = await own.frontend();
      const now = asObject((await next.get(1)).properties).epoch;
      t.expect(now !== epoch || now === undefined, 'another epoch after the reset', now);
    },
  },
} satisfies Partial<Record<RequirementId, Check>>;
