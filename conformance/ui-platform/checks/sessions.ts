import { setTimeout as sleep } from 'node:timers/promises';
import { asArray } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { told } from '../web/http.js';

/** The sessions that there are, without touching any: whoever asks for one that is not there is told. */
async function sessionsOf(t: CheckContext): Promise<unknown[]> {
  const { error } = await t.call('ui_get_state', { sessionId: 'nobody' });
  return asArray(error?.details.sessions);
}

export const sessionChecks = {
  'session-next': async (t) => {
    const own = await t.running();
    for (const expected of ['2', '3']) {
      const answer = await own.http('/');
      t.expect([301, 302, 303, 307, 308].includes(answer.status), 'a redirect', told(answer));
      const location = new URL(answer.headers.location ?? '', own.project.url);
      t.equal(location.pathname, `/${expected}/`, 'where GET / redirects to');
      t.succeeds(await own.run('return 1', expected), `session ${expected} to be there`);
    }
  },

  'session-page': async (t) => {
    for (const path of ['/1/', '/1/settings', '/1/a/b?c=d']) {
      const answer = await t.http(path);
      t.equal(answer.status, 200, `the status of ${path}`);
      const type = answer.headers['content-type'] ?? 'none';
      t.expect(
        /^text\/html/.test(type) && answer.body.length > 0,
        `a page at ${path}`,
        `${type}, ${answer.body.length} characters`,
      );
    }
  },

  'session-unknown': async (t) => {
    for (const path of ['/987654321/', '/987654321/settings']) {
      const answer = await t.http(path);
      t.equal(answer.status, 404, `the status of ${path}`);
      t.expect(
        answer.body.includes('session 987654321 not found'),
        'the text "session 987654321 not found"',
        told(answer),
      );
    }
  },

  'session-main': async (t) => {
    const other = await t.newSession();
    for (const sessionId of ['1', other]) {
      const reply = await t.run('return starts, session', sessionId);
      t.equal(t.output(reply).result, 1, `how often main.lua has run in session ${sessionId}`, reply);
      t.equal(await t.lua('return type(session)', sessionId), 'table', 'the type of the global session');
    }
  },

  'session-broken-main': async (t) => {
    for (const main of ['begun = true error("on purpose")', 'this is not Lua']) {
      const own = await t.prepared({ 'lua/main.lua': main });
      t.succeeds(await own.call('ui_start', {}), `ui_start with the main.lua ${JSON.stringify(main)}`);
      const reply = await own.run('return 1');
      t.equal(
        t.output(reply, 'ui_run in that session').result,
        1,
        'the result of code in that session',
        reply,
      );
    }
  },

  'session-apart': async (t) => {
    const name = t.unused();
    const [first, second] = [await t.newSession(), await t.newSession()];
    t.expect(first !== second, 'two sessions with ids of their own', `${first} and ${second}`);
    await t.lua(`${name} = "mine" string.${name} = "mine too"`, first);
    t.equal(
      await t.lua(`return ${name} or string.${name} or "nothing"`, second),
      'nothing',
      'what another session sees',
    );
    await t.lua(`session:getApp().title = "${name}"`, first);
    t.equal(
      await t.lua('return session:getApp().title', second),
      'Probe',
      'the application of another session',
    );
  },

  'session-idle': {
    deadlines: 2,
    run: async (t: CheckContext) => {
      const own = await t.running({ 'config/config.toml': '[session]\ntimeout = "1s"\n' });
      const idle = await own.newSession();
      // It may end a little later than it could, but end it must.
      for (let i = 0; i < 40 && (await sessionsOf(own)).includes(idle); i++) await sleep(200);
      const left = await sessionsOf(own);
      t.expect(
        !left.includes(idle),
        `session ${idle} to end after a second without use`,
        `still there: ${left}`,
      );
      t.failsWith(await own.run('return 1', idle), 'UI_SESSION_NOT_FOUND', 'a session that has ended');
    },
  },
} satisfies Partial<Record<RequirementId, Check>>;
