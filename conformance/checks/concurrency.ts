import type { Check, CheckContext } from '../check.js';
import { whileHanging } from '../fixture/hang.js';
import { readNode } from '../reading/snapshot.js';

/** How many calls may wait. */
const waitingRoom = 256;

/** 13 Time and concurrency: many calls */
export const concurrency = {
  busy: {
    fxTimeouts: 4,
    run: async (t) => {
      const email = { ref: await t.fixture.ref('#email') };
      const clicked = { ref: await t.fixture.ref('#click-target') };
      const hangMs = Math.max(3000, t.timing.fxTimeoutMs, await arrival(t));
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
        const waited = await Promise.all(filling);
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

  'concurrent-calls': async (t) => {
    const { nodes } = await t.snapshot();
    const uids = nodes
      .map(({ node }) => node.ref.uid)
      .filter((uid) => uid !== '')
      .slice(0, 20);
    t.some(uids, 'nodes with a uid');
    const asked = Array.from({ length: 20 }, (_, i) => uids[i % uids.length]!);
    const replies = await Promise.all(asked.map((uid) => t.call('ui_get_node', { ref: { uid } })));
    for (const [i, reply] of replies.entries()) {
      const answered = reply.ok ? readNode(reply.output).ref.uid : (reply.error?.message ?? '');
      t.expect(
        answered === asked[i],
        `the node ${asked[i]} among ${asked.length} calls at once`,
        answered,
        reply,
      );
    }
  },
} satisfies Record<string, Check>;

/** Long enough for as many calls to arrive as the room holds, so that they all wait before the hang ends. */
async function arrival({ raw, timing }: CheckContext): Promise<number> {
  const began = timing.now();
  await Promise.all(Array.from({ length: waitingRoom }, () => raw.rpc(raw.noop, {})));
  return Math.min(10_000, Math.round(6 * (timing.now() - began)));
}
