import { randomUUID } from 'node:crypto';
import { parse, toolCall } from '../targets/connection.js';
import { ask, type Begun } from '../targets/exchange.js';
import { openSession, Session } from '../targets/session.js';
import type { Attack } from './attack.js';

export const maxSessions = 8;
export const settings = { profile: 'stateful', maxSessions };

/** The sentence of a refusal. */
export function sentenceOf(text: string): string {
  return (parse(text) as { error?: { message?: string } } | undefined)?.error?.message ?? '';
}

export const sessionFlood: Attack = {
  claim:
    'a session too many is refused with 429 and a sentence; the others go on, and who ends one makes room',
  settings,
  async run(server, scale) {
    const problems: string[] = [];
    const witness = await openSession(server);
    const opened: Session[] = [];
    const flood = Math.ceil(400 * scale);
    for (let tried = 0; tried < flood; tried += 20) {
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => Session.open(server)))) {
        if (answer instanceof Session) {
          opened.push(answer);
          continue;
        }
        const { status, retryAfter, text } = answer;
        if (status !== 429 || retryAfter === '' || !/^All sessions are taken .*\.$/.test(sentenceOf(text)))
          problems.push(`A session too many is answered with ${status}: ${text.slice(0, 200)}`);
      }
      if (!(await witness.serves())) problems.push('A session that was there before is not served.');
    }
    if (opened.length !== maxSessions - 1)
      problems.push(`Beside one session ${opened.length} were opened, and not ${maxSessions - 1}.`);
    for (const session of opened) {
      const status = await session.end();
      if (status !== 204) problems.push(`The end of a session is answered with ${status}.`);
      if (!((await Session.open(server)) instanceof Session)) problems.push('Its end has made no room.');
    }
    return problems;
  },
};

export const streamFlood: Attack = {
  claim: 'of all streams of a session the newest is open; it ends with the session, and nothing piles up',
  settings,
  async run(server, scale) {
    const problems: string[] = [];
    const session = await openSession(server);
    const flood = async (count: number): Promise<Begun> => {
      let newest = await session.stream();
      // The first that goes wrong is enough: each is waited for.
      for (let i = 1; i < count && problems.length === 0; i++) {
        const next = await session.stream();
        if (next.status !== 200) problems.push(`A stream is answered with ${next.status}.`);
        await newest.ended;
        if (newest.open) problems.push('A stream stays open although there is a newer one.');
        newest.hangUp();
        newest = next;
      }
      return newest;
    };
    const first = await flood(Math.ceil(400 * scale));
    const early = (await server.heap()).main;
    if (problems.length > 0) return problems;
    const last = await flood(Math.ceil(1600 * scale));
    const growth = (await server.heap()).main / early;
    await first.ended;
    // After a few the optimiser is still at work: then the heap says nothing.
    if (scale === 1 && !(growth <= 1.1)) problems.push(`The heap grows to ${growth.toFixed(2)} times.`);
    if (first.open || !last.open) problems.push('It is not the newest stream that is open.');
    if (!(await session.serves())) problems.push('The session is not served meanwhile.');
    await session.end();
    await last.ended;
    if (last.open) problems.push('A stream outlives its session.');
    last.hangUp();
    return problems;
  },
};

/** Ids that are none: of other servers, near the right one, and what JavaScript finds in every object. */
function guesses({ id }: Session): string[] {
  const last = id.endsWith('0') ? '1' : '0';
  const near = [id.slice(0, -1) + last, id.slice(0, -1), `${id}0`, id.toUpperCase(), `${id}, ${id}`];
  const names = ['__proto__', 'constructor', 'null', 'undefined', '0', '*', 'x'.repeat(4000)];
  return [randomUUID(), '00000000-0000-0000-0000-000000000000', ...near, ...names];
}

export const sessionIds: Attack = {
  claim: 'ended and guessed ids are 404, whatever is asked of them; without the token a right one is 401',
  settings,
  async run(server) {
    const problems: string[] = [];
    const [session, ended] = [await openSession(server), await openSession(server)];
    await ended.end();
    const expectStatus = async (
      expected: number,
      what: string,
      method: string,
      headers: Record<string, string | null>,
    ) => {
      const body = method === 'POST' ? toolCall('ui_get_snapshot', { depth: 0 }) : '';
      const { status, text } = await ask(server, { method, headers, body });
      if (status !== expected || sentenceOf(text) === '')
        problems.push(`${method} with ${what} is answered with ${status}: ${text.slice(0, 200)}`);
    };
    for (const method of ['POST', 'GET', 'DELETE']) {
      for (const id of [ended.id, ...guesses(session)].filter((guess) => guess !== session.id))
        await expectStatus(404, `the session ${id.slice(0, 80)}`, method, { 'mcp-session-id': id });
      for (const authorization of [null, 'Bearer guess']) {
        const headers = { authorization, 'mcp-session-id': session.id };
        await expectStatus(401, authorization ?? 'no token', method, headers);
      }
    }
    if (!(await session.serves())) problems.push('The session of somebody else has ended.');
    return problems;
  },
};
