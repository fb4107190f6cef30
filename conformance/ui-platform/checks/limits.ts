import { asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { application, type Files } from '../platform/project.js';

/** What is only meant to run has to do so on a busy machine, too: a limit is many times as long as that takes. */
const limited = (softTimeoutMs: number, hardTimeoutMs: number): Files => ({
  ...application,
  'config/config.toml': `[lua]\nsoftTimeoutMs = ${softTimeoutMs}\nhardTimeoutMs = ${hardTimeoutMs}\nmemoryMb = 32\n`,
});

/** Loops that look for a way around the limit. */
const loops = {
  'a loop': 'while true do end',
  'a loop in pcall': 'while true do pcall(function() while true do end end) end',
  'a loop in a coroutine': 'coroutine.wrap(function() while true do end end)()',
  'coroutines without end': 'while true do coroutine.wrap(function() end)() end',
  'a sort without order':
    'local t = {} for i = 1, 1e5 do t[i] = i end while true do table.sort(t, function(a, b) return a > b end) end',
};

/** Runs inside of the machine, where no hook of Lua is called. */
const unstoppable = 'return string.find(string.rep("a", 60), string.rep("a?", 60) .. string.rep("a", 60))';

export const limitChecks = {
  'limit-soft': {
    deadlines: 1,
    run: async (t: CheckContext) => {
      const own = await t.running(limited(1400, 30_000));
      for (const [what, code] of Object.entries(loops)) {
        const reply = await own.run(code);
        t.failsWith(reply, 'UI_TIMEOUT', what);
        t.expect(reply.text.includes('1400'), 'a text that names the limit of 1400 ms', reply.text, reply);
        t.equal(asObject(reply.error?.details).sessionReset, false, `details.sessionReset of ${what}`, reply);
      }
    },
  },

  'limit-soft-keeps': async (t) => {
    const own = await t.running(limited(1400, 30_000));
    await own.lua('kept = "as it was"');
    await t.given(
      'limit-soft',
      async () => void t.failsWith(await own.run('half = "done" while true do end'), 'UI_TIMEOUT'),
    );
    const reply = await own.run('return {kept, half, starts}');
    t.equal(
      t.output(reply, 'code to run after the limit').result,
      ['as it was', 'done', 1],
      'what is left of the state',
      reply,
    );
  },

  'limit-hard': {
    deadlines: 1,
    run: async (t: CheckContext) => {
      const own = await t.running(limited(1200, 2500));
      const reply = await own.run(unstoppable);
      t.failsWith(reply, 'UI_TIMEOUT', 'code that no hook can stop');
      if (reply.error?.details.sessionReset === false) return t.skip('the platform can stop this code, too');
      t.expect(/reset/i.test(reply.text), 'a text that says that the session was reset', reply.text, reply);
      t.equal(reply.error?.details.limitMs, 2500, 'details.limitMs', reply);
    },
  },

  'limit-hard-resets': {
    deadlines: 1,
    run: async (t: CheckContext) => {
      const own = await t.running(limited(1200, 2500));
      await own.lua('before = "the reset"');
      const reply = await own.run(unstoppable);
      await t.given('limit-hard', () => void t.failsWith(reply, 'UI_TIMEOUT'));
      if (reply.error?.details.sessionReset === false) return t.skip('the platform can stop this code, too');
      const after = await own.run('return {before or "gone", starts, session:getApp().title}');
      t.equal(
        t.output(after, 'code to run after the reset').result,
        ['gone', 1, 'Probe'],
        'the state after the reset',
        after,
      );
    },
  },

  'limit-memory': {
    deadlines: 1,
    run: async (t: CheckContext) => {
      const own = await t.running(limited(8000, 20_000));
      for (const code of [
        'return #string.rep("x", 64 * 1024 * 1024)',
        'local t = {} for i = 1, 1e9 do t[i] = string.rep("x", 1000) .. i end',
      ]) {
        const reply = await own.run(code);
        t.expect(
          !reply.ok && reply.error?.channel === 'result',
          `an error for \`${code}\``,
          reply.error?.message ?? 'a success',
          reply,
        );
        t.equal(
          t.output(await own.run('return 1'), 'code to run afterwards').result,
          1,
          'the result of the next code',
        );
      }
      t.succeeds(await own.call('ui_get_state', {}), 'the platform to go on');
    },
  },

  'limit-others': {
    deadlines: 1,
    run: async (t: CheckContext) => {
      const own = await t.running(limited(8000, 30_000));
      const other = await own.newSession();
      let isOver = false;
      const spinning = own.run('while true do end').then((reply) => {
        isOver = true;
        return reply;
      });
      const answered = async (what: string, work: Promise<unknown>): Promise<void> => {
        await work;
        t.expect(!isOver, `${what} to be answered while code runs`, 'answered after it had ended');
      };
      await answered(t.raw.noop, own.raw.rpc(t.raw.noop, {}));
      const page = own.http('/1/');
      await answered('GET /1/', page);
      t.equal((await page).status, 200, 'the status of GET /1/');
      const reply = own.run('return "other"', other);
      await answered('a call for another session', reply);
      t.equal(t.output(await reply).result, 'other', 'the result of that call');
      await t.given('limit-soft', async () => void t.failsWith(await spinning, 'UI_TIMEOUT'));
    },
  },
} satisfies Partial<Record<RequirementId, Check>>;
