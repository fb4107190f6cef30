import type { CheckContext, CheckRun } from '../check.js';
import type { Exchange } from '../connection/exchange.js';
import { toolNames } from '../contract.js';
import { type Handshake, handshake } from './handshake.js';
import { seen } from './http-status.js';

/** What a server does that keeps a session for each client. */
export const statefulChecks = {
  'session-given': async (t) => {
    const [one, other] = [await handshake(t, t.target.protocol), await handshake(t, t.target.protocol)];
    for (const { session, exchange } of [one, other])
      t.expect(
        isSession(session),
        'an Mcp-Session-Id in the answer to initialize',
        session ?? 'none',
        exchange,
      );
    if (one.session !== null)
      t.expect(
        one.session !== other.session,
        'another Mcp-Session-Id for another client',
        'the same',
        other.exchange,
      );
    await one.end();
    await other.end();
  },

  'session-required': async (t) => {
    await begun(t, async () => {
      refused(t, await list(t, null), 400, 'a request without Mcp-Session-Id');
    });
  },

  'session-unknown': async (t) => {
    await begun(t, async () => {
      for (const session of ['no-such-session', '00000000-0000-4000-8000-000000000000'])
        refused(t, await list(t, session), 404, `the Mcp-Session-Id ${session}`);
    });
  },

  'session-ended': async (t) => {
    await begun(t, async ({ session, end }) => {
      const ended = await end();
      const { status = 0 } = ended.response ?? {};
      t.expect(status >= 200 && status < 300, 'a status from 200 to 299 for DELETE', seen(ended), ended);
      refused(t, await list(t, session), 404, 'a request in a session that was ended');
    });
  },
} satisfies Record<string, CheckRun>;

/** A session in which a request is answered, so that what is refused is refused for its session alone. */
async function begun(t: CheckContext, work: (open: Handshake) => Promise<void>): Promise<void> {
  const open = await handshake(t, t.target.protocol);
  await t.given('session-given', async () => {
    t.demand(isSession(open.session), 'an Mcp-Session-Id', open.session ?? 'none', open.exchange);
    const exchange = await list(t, open.session);
    t.demand(exchange.response?.status === 200, 'an answer in a session', seen(exchange), exchange);
  });
  await work(open);
  await open.end();
}

const isSession = (id: string | null): boolean => id !== null && /^[\x21-\x7e]+$/.test(id);

const list = (t: CheckContext, session: string | null): Promise<Exchange> =>
  t.raw.http({ body: t.raw.message('tools/list'), headers: { 'mcp-session-id': session } });

function refused(t: CheckContext, exchange: Exchange, status: number, what: string): void {
  t.expect(exchange.response?.status === status, `HTTP ${status} for ${what}`, seen(exchange), exchange);
  const [tool = ''] = toolNames(t.contract);
  const executed = exchange.response?.body.includes(tool) ?? false;
  t.expect(!executed, `nothing executed for ${what}`, 'tools/list was answered', exchange);
}
