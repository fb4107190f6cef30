import type { Check, CheckContext } from '../check.js';
import { whileHanging } from '../fixture/hang.js';
import { asArray, asObject, isObject, parseJson } from '../reading/json.js';
import { readingCalls } from '../reading/reading-calls.js';
import type { Reply } from '../reading/reply.js';

/** 13 Time and concurrency: deadlines */
export const deadlines = {
  'timeout-reads': {
    fxTimeouts: 2,
    run: async (t) => {
      const reads = await readingCalls(t);
      for (const read of reads) t.succeeds(await read(), 'a call while the FX thread is free');
      await whileHanging(t, longerThanDeadline(t), async () => {
        for (const reply of await all(reads)) timedOut(t, reply);
      });
    },
  },

  'timeout-perform': {
    fxTimeouts: 4,
    run: async (t) => {
      const focus = await focusEmail(t);
      const soonMs = Math.round(t.timing.fxTimeoutMs / 3);
      const hangMs = longerThanDeadline(t);
      await whileHanging(t, hangMs, async () => {
        // Both at once: the one must not wait for the server's own deadline, the other must not end at it.
        const [soon, patient] = await Promise.all([
          t.perform([focus], { deadlineMs: soonMs }),
          t.perform([focus], { deadlineMs: Math.min(60_000, hangMs * 2), timeoutMs: hangMs * 3 }),
        ]);
        timedOut(t, soon);
        within(t, soon, soonMs + t.timing.graceMs);
        t.succeeds(patient, `an action whose timeoutMs outlasts the hang of ${hangMs} ms`);
      });
    },
  },

  'timeout-not-early': {
    fxTimeouts: 2,
    run: async (t) => {
      const reads = await readingCalls(t);
      const focus = await focusEmail(t);
      const ownMs = Math.round(t.timing.fxTimeoutMs * 0.8);
      await whileHanging(t, longerThanDeadline(t), async () => {
        const replies = await all([...reads, () => t.perform([focus], { deadlineMs: ownMs })]);
        for (const reply of someTimedOut(t, replies)) {
          notBefore(t, reply, reply.tool === 'ui_perform' ? ownMs : t.timing.fxTimeoutMs);
        }
      });
    },
  },

  'timeout-not-late': {
    fxTimeouts: 2,
    run: async (t) => {
      const reads = await readingCalls(t);
      await whileHanging(t, longerThanDeadline(t), async () => {
        const replies = await all([...reads, ...reads, ...reads]);
        someTimedOut(t, replies);
        for (const reply of replies) within(t, reply, t.timing.fxTimeoutMs + t.timing.graceMs);
      });
    },
  },

  'timeout-responsive': {
    fxTimeouts: 2,
    run: async (t) => {
      await whileHanging(t, longerThanDeadline(t), async () => {
        const waiting = t.call('ui_get_snapshot', {});
        const list = await t.raw.rpc('tools/list', {});
        const listed = asArray(list.result?.tools).length > 0;
        t.expect(listed, 'tools/list to be answered', list.failure ?? 'no tools', list);
        within(t, list, t.timing.graceMs);
        if (t.target.transport === 'http') {
          const health = await t.raw.http({ method: 'GET', path: '/health' });
          const ok = asObject(parseJson(health.response?.body ?? '')).ok === true;
          t.expect(ok, '/health to be answered', health.failure ?? `HTTP ${health.response?.status}`, health);
          within(t, health, t.timing.graceMs);
        }
        timedOut(t, await waiting);
      });
    },
  },

  'timeout-recovery': {
    fxTimeouts: 2,
    run: async (t) => {
      const reads = await readingCalls(t);
      await whileHanging(t, longerThanDeadline(t), async () => {
        someTimedOut(t, await all(reads));
      });
      for (const reply of await all(reads)) t.succeeds(reply, `${reply.tool} once the FX thread is free`);
      t.succeeds(await t.perform([await focusEmail(t)]), 'an action once the FX thread is free');
    },
  },

  'timeout-never-begins': {
    fxTimeouts: 2,
    run: async (t) => {
      const ref = await t.fixture.ref('#click-target');
      const click = { type: 'click', target: { ref } } as const;
      // With a path there is something to look up first; with a uid alone the click itself waits.
      const plain = { type: 'click', target: { ref: { uid: ref.uid } } } as const;
      const dueMs = Math.round(t.timing.fxTimeoutMs / 3);
      await whileHanging(t, longerThanDeadline(t), async () => {
        for (const action of [plain, click]) timedOut(t, await t.perform([action], { deadlineMs: dueMs }));
      });
      t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that reached #click-target');
      await t.act(click);
      t.equal(await t.fixture.text('#click-count'), '1', 'the number of clicks after one in time');
    },
  },

  'timeout-details': {
    fxTimeouts: 4,
    run: async (t) => {
      const focus = await focusEmail(t);
      const hang = { type: 'click', target: { ref: await t.fixture.ref('#hang') } } as const;
      const deadlineMs = Math.round(t.timing.fxTimeoutMs / 3);
      await whileHanging(t, longerThanDeadline(t), async () => {
        tellsProgress(t, await t.perform([focus], { deadlineMs }), []);
      });
      const actions = [focus, hang, ...Array.from({ length: 20 }, () => focus)];
      tellsProgress(t, await t.perform(actions, { deadlineMs, awaitUiIdle: false }), ['focus', 'click']);
      await t.timing.sleep(longerThanDeadline(t));
    },
  },
} satisfies Record<string, Check>;

/** So long that even a late answer comes while the FX thread hangs. */
const longerThanDeadline = ({ timing }: CheckContext): number =>
  Math.round(timing.fxTimeoutMs * 1.2 + timing.graceMs);

const all = (calls: readonly (() => Promise<Reply>)[]): Promise<Reply[]> =>
  Promise.all(calls.map((call) => call()));

const focusEmail = async (t: CheckContext) =>
  ({ type: 'focus', target: { ref: await t.fixture.ref('#email') } }) as const;

const timedOut = (t: CheckContext, reply: Reply): boolean => t.failsWith(reply, 'MCP_UI_TIMEOUT', reply.tool);

/** Those that timed out, which proves the hang; that all of them have to is the finding of another check. */
const someTimedOut = (t: CheckContext, replies: readonly Reply[]): readonly Reply[] =>
  t.some(
    replies.filter((reply) => reply.error?.code === 'MCP_UI_TIMEOUT'),
    'answers of MCP_UI_TIMEOUT while the FX thread hangs',
    replies[0],
  );

function within(
  t: CheckContext,
  about: Parameters<CheckContext['expect']>[3] & { elapsedMs: number },
  ms: number,
): void {
  const most = Math.ceil(ms + t.timing.noopMs);
  const took = Math.round(about.elapsedMs);
  t.expect(took <= most, `an answer within ${most} ms`, `after ${took} ms`, about);
}

function notBefore(t: CheckContext, reply: Reply, ms: number): void {
  // A timer may fire a millisecond early; what comes early on purpose comes earlier than that.
  const early = reply.elapsedMs < ms - 2;
  t.expect(
    !early,
    `${reply.tool} to wait for its deadline of ${ms} ms`,
    `after ${Math.round(reply.elapsedMs)} ms`,
    reply,
  );
}

/** At least the actions of these types were done before the hang, perhaps the next one or two as well. */
function tellsProgress(t: CheckContext, reply: Reply, types: readonly string[]): void {
  timedOut(t, reply);
  const { results, startedIndex } = reply.error?.details ?? {};
  const done = Array.isArray(results)
    ? results.filter(isObject).map(({ ok, type }) => ({ ok, type }))
    : results;
  const told = Array.isArray(done) ? done : [];
  const expected = [...types, ...told.slice(types.length).map(() => 'focus')].map((type) => ({
    ok: true,
    type,
  }));
  t.equal(done, expected, 'details.results', reply);
  const possible = startedIndex === null || (types.length > 0 && startedIndex === told.length);
  t.expect(
    possible,
    'details.startedIndex to be null, or the index after the results',
    startedIndex ?? 'absent',
    reply,
  );
}
