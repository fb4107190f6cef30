import type { Check, CheckContext } from '../check.js';
import { whileHanging } from '../fixture/hang.js';

/** How many calls may wait. */
const waitingRoom = 256;

/** 13 Time and concurrency: many calls */
export const concurrency = {
  busy: {
    deadlines: 4,
    run: async (t) => {
      const email = { ref: await t.fixture.ref('#email') };
      const clicked = { ref: await t.fixture.ref('#click-target') };
      const hangMs = Math.max(3000, await arrival(t));
      // Actions that outlast the hang, so that none of them makes room for another.
      const patience = { deadlineMs: hangMs * 3, timeoutMs: hangMs * 4, awaitUiIdle: false };
      await whileHanging(t, hangMs, async () => {
        // One may be running already, so that this many fill the room for certain.
        const filling = Array.from({ length: waitingRoom + 1 }, () =>
          t.perform([{ type: 'focus', target: email }], patience),
        );
        await t.timing.sleep(hangMs / 3);
        const beyond = await Promise.all(
          Array.from({ length: 10 }, () => t.perform([{ type: 'click', target: clicked }], patience)),
        );
        const waited = await Promise.all(filling);
        // They have a deadline of their own, which outlasts the hang; one that gives up earlier leaves the room,
        // and then a call beyond may well be let in.
        await t.given('timeout-perform', () => {
          const early = waited.find(({ error }) => error?.code === 'MCP_UI_TIMEOUT');
          t.demand(early === undefined, 'no deadline before that of the call', 'MCP_UI_TIMEOUT', early);
        });
        for (const reply of beyond) {
          t.failsWith(reply, 'MCP_UI_BUSY', `a call beyond ${waitingRoom} waiting ones`);
          const { retryAfterMs } = reply.error?.details ?? {};
          t.expect(
            Number.isInteger(retryAfterMs) && Number(retryAfterMs) >= 1,
            'details.retryAfterMs',
            retryAfterMs ?? 'none',
            reply,
          );
        }
        const served = waited.filter((reply) => reply.ok).length;
        t.expect(served >= waitingRoom, `${waitingRoom} calls to wait and be served`, `${served} were`);
      });
      t.equal(
        await t.fixture.text('#click-count'),
        '0',
        'the number of clicks that were carried out all the same',
      );
    },
  },
} satisfies Record<string, Check>;

/** Long enough for as many calls to arrive as the room holds, so that they all wait before the hang ends. */
async function arrival({ raw, timing }: CheckContext): Promise<number> {
  const began = timing.now();
  await Promise.all(Array.from({ length: waitingRoom }, () => raw.rpc(raw.noop, {})));
  return Math.min(19_000, Math.round(6 * (timing.now() - began)));
}
