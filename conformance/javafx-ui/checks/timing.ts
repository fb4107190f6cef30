import { asArray, asObject, isObject, parseJson } from '../../kit/reading/json.js';
import { describeReply, type Reply } from '../../kit/reading/reply.js';
import type { Check, CheckContext } from '../check.js';
import type { Action } from '../contract.js';
import { whileHanging } from '../fixture/hang.js';
import { longerThanDeadline, oneHang } from '../fixture/one-hang.js';

/** 13 Time and concurrency: deadlines */
export const deadlines = {
  'timeout-reads': {
    deadlines: 6,
    run: async (t) => {
      const { before, reads } = await oneHang(t, 'timeout-reads');
      await t.given('result-bare', () => {
        for (const reply of before) t.succeeds(reply, 'a call while the FX thread is free');
      });
      for (const reply of reads) t.failsWith(reply, 'MCP_UI_TIMEOUT', reply.tool);
    },
  },

  'timeout-perform': {
    deadlines: 4,
    run: async (t) => {
      const focus = await focusEmail(t);
      const soonMs = Math.round(t.timing.deadlineMs / 3);
      const hangMs = longerThanDeadline(t);
      await whileHanging(t, hangMs, async () => {
        // Both at once: the one must not wait for the server's own deadline, the other must not end at it.
        const [soon, patient] = await Promise.all([
          t.perform([focus], { deadlineMs: soonMs }),
          t.perform([focus], { deadlineMs: Math.min(60_000, hangMs * 2), timeoutMs: hangMs * 3 }),
        ]);
        t.expect(!soon.ok, `no success of an action whose timeoutMs is ${soonMs}`, describeReply(soon), soon);
        t.within(soon, soonMs + t.timing.graceMs);
        // The longest timeoutMs outlasts the hang only where the server's deadline is shorter.
        if (hangMs + 5000 < 60_000)
          t.succeeds(patient, `an action whose timeoutMs outlasts the hang of ${hangMs} ms`);
      });
    },
  },

  'timeout-not-early': {
    deadlines: 6,
    run: async (t) => {
      const { reads, action, actionMs } = await oneHang(t, 'timeout-not-early');
      const failed = [...reads, action].filter(isFailure);
      await t.given('timeout-reads', () => void t.some(failed, 'failures while the FX thread hangs'));
      for (const reply of failed) notBefore(t, reply, reply === action ? actionMs : t.timing.deadlineMs);
    },
  },

  'timeout-not-late': {
    deadlines: 6,
    run: async (t) => {
      const { reads } = await oneHang(t, 'timeout-not-late');
      await t.given(
        'timeout-reads',
        () =>
          void t.some(
            reads.filter(({ ok }) => !ok),
            'failures',
          ),
      );
      for (const reply of reads) t.within(reply, t.timing.deadlineMs + t.timing.graceMs);
    },
  },

  'timeout-responsive': {
    deadlines: 6,
    run: async (t) => {
      const { list, health, reads } = await oneHang(t, 'timeout-responsive');
      const listed = asArray(list.result?.tools).length > 0;
      t.expect(listed, 'tools/list to be answered', list.failure ?? 'no tools', list);
      t.within(list, t.timing.graceMs);
      if (health) {
        const ok = asObject(parseJson(health.response?.body ?? '')).ok === true;
        t.expect(ok, '/health to be answered', health.failure ?? `HTTP ${health.response?.status}`, health);
        t.within(health, t.timing.graceMs);
      }
      await t.given(
        'timeout-reads',
        () =>
          void t.some(
            reads.filter(({ ok }) => !ok),
            'failures',
          ),
      );
    },
  },

  'timeout-recovery': {
    deadlines: 6,
    run: async (t) => {
      const { after, reads } = await oneHang(t, 'timeout-recovery');
      await t.given(
        'timeout-reads',
        () =>
          void t.some(
            reads.filter(({ ok }) => !ok),
            'failures',
          ),
      );
      for (const reply of after) t.succeeds(reply, `${reply.tool} once the FX thread is free`);
    },
  },

  'timeout-never-begins': {
    deadlines: 2,
    run: async (t) => {
      const [ref, email] = [await t.fixture.ref('#click-target'), await t.fixture.ref('#email')];
      const before = await t.fixture.text('#email');
      // With a path there is something to look up first; with a uid alone the action itself waits.
      const queued = [{ uid: ref.uid }, ref].map((one): Action => ({ type: 'click', target: { ref: one } }));
      for (const one of [{ uid: email.uid }, email])
        queued.push({ type: 'setText', target: { ref: one }, text: 'late' });
      const deadlineMs = Math.round(t.timing.deadlineMs / 6);
      const late: Reply[] = [];
      // They wait one after the other, and the last one, too, has to give up before the hang is over.
      await whileHanging(t, longerThanDeadline(t) + queued.length * deadlineMs, async () => {
        for (const action of queued) late.push(await t.perform([action], { deadlineMs }));
      });
      await t.given('timeout-perform', () => {
        for (const reply of late) t.expect(!reply.ok, 'no success before the hang is over', 'success', reply);
      });
      t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that reached #click-target');
      t.equal((await t.fixture.text('#click-log')) ?? '', '', 'what the mouse did to #click-target');
      t.equal(await t.fixture.text('#email'), before, 'the text of #email');
      await t.fixture.click('#click-target');
      const counted = await t.fixture.text('#click-count');
      await t.given('click-target', () => t.equal(counted, '1', 'the number of clicks after one in time'));
    },
  },

  'timeout-details': {
    deadlines: 4,
    run: async (t) => {
      const focus = await focusEmail(t);
      const hang = { type: 'click', target: { ref: await t.fixture.ref('#hang') } } as const;
      const deadlineMs = Math.round(t.timing.deadlineMs / 3);
      await whileHanging(t, longerThanDeadline(t), async () => {
        const reply = await t.perform([focus], { deadlineMs });
        await t.given('timeout-perform', () =>
          t.expect(!reply.ok, 'no success', describeReply(reply), reply),
        );
        tellsProgress(t, reply, []);
      });
      const actions = [focus, hang, ...Array.from({ length: 20 }, () => focus)];
      const reply = await untilBegun(t, deadlineMs, actions);
      // A click that arrives late lets all of them pass.
      if (!reply.ok) tellsProgress(t, reply, actions);
    },
  },
} satisfies Record<string, Check>;

/** Runs into a hang. Where not even the first action had its turn, the deadline was short for this machine. */
async function untilBegun(t: CheckContext, deadlineMs: number, actions: Action[]): Promise<Reply> {
  const hangMs = deadlineMs + longerThanDeadline(t);
  await t.fixture.setText('#hang-ms', String(hangMs));
  const reply = await t.perform(actions, { deadlineMs, awaitUiIdle: false });
  await t.timing.sleep(hangMs);
  const { results } = reply.error?.details ?? {};
  const nothing = Array.isArray(results) && results.length === 0;
  const longer = deadlineMs * 4;
  return nothing && longer <= longestDeadlineMs ? untilBegun(t, longer, actions) : reply;
}

const longestDeadlineMs = 10_000;

const focusEmail = async (t: CheckContext) =>
  ({ type: 'focus', target: { ref: await t.fixture.ref('#email') } }) as const;

/** An error that came; silence is none. */
const isFailure = ({ ok, error }: Reply): boolean => !ok && error?.channel !== 'none';

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

/** The results are those of the first actions, at least of the one before the hang. */
function tellsProgress(t: CheckContext, reply: Reply, actions: readonly Action[]): void {
  const { results, startedIndex } = reply.error?.details ?? {};
  const told = Array.isArray(results)
    ? results.filter(isObject).map(({ ok, type }) => ({ ok, type }))
    : results;
  const many = Array.isArray(told) ? Math.max(told.length, Math.min(1, actions.length)) : 0;
  const expected = actions.slice(0, many).map(({ type }) => ({ ok: true, type }));
  t.equal(told, expected, 'details.results', reply);
  const possible = startedIndex === null || (actions.length > 0 && startedIndex === many);
  t.expect(possible, 'details.startedIndex to be null, or the index after the results', startedIndex, reply);
}
