import { setTimeout as pause } from 'node:timers/promises';
import { parse } from '../targets/connection.js';
import { type Begun, begin, type Request } from '../targets/exchange.js';
import { openSession } from '../targets/session.js';
import type { Attack } from './attack.js';
import { maxSessions, sentenceOf, settings } from './sessions.js';

const mostSubscriptions = 100;

export const subscriptionFlood: Attack = {
  claim: 'a session has at most 100 subscriptions; one too many is told so, and who ends one makes room',
  settings,
  async run(server) {
    const problems: string[] = [];
    const [session, witness] = [await openSession(server), await openSession(server)];
    const subscribe = (index: number) =>
      session.ask('resources/subscribe', { uri: `ui://stages/${index}/tree` });
    const isTaken = (text: string) => 'result' in ((parse(text) ?? {}) as object);
    let taken = 0;
    for (let i = 0; i < mostSubscriptions + 20; i++) {
      const text = await subscribe(i);
      if (isTaken(text)) taken++;
      else if (!/^Expected at most 100 subscriptions/.test(sentenceOf(text)))
        problems.push(`A subscription too many is answered with ${text.slice(0, 200)}`);
    }
    if (taken !== mostSubscriptions) problems.push(`${taken} subscriptions are taken, and not 100.`);
    if (!isTaken(await subscribe(0))) problems.push('What is subscribed to already is refused.');
    if (!(await witness.serves())) problems.push('Another session is not served meanwhile.');
    await session.ask('resources/unsubscribe', { uri: 'ui://stages/0/tree' });
    if (!isTaken(await subscribe(1000))) problems.push('The end of a subscription has made no room.');
    return problems;
  },
};

/** A subscription of 2026, to so many resources. */
function listen(resources: number): Request {
  const method = 'subscriptions/listen';
  const version = '2026-07-28';
  const resourceSubscriptions = Array.from({ length: resources }, (_, i) => `ui://stages/${i}/tree`);
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'torture', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return {
    headers: { 'mcp-protocol-version': version, 'mcp-method': method },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { notifications: { resourceSubscriptions }, _meta },
    }),
  };
}

export const listenFlood: Attack = {
  claim: 'streams of subscriptions have a bound, too; who hangs up, at any moment, gives back what he held',
  settings,
  async run(server, scale) {
    const problems: string[] = [];
    const witness = await openSession(server);
    const fill = async (tries: number): Promise<Begun[]> => {
      const streams = await Promise.all(Array.from({ length: tries }, () => begin(server, listen(3))));
      for (const stream of streams.filter(({ status }) => status !== 200)) {
        await stream.ended;
        if (stream.status !== 429 || !/^All streams .* are taken .*\.$/.test(sentenceOf(stream.text())))
          problems.push(
            `A stream too many is answered with ${stream.status}: ${stream.text().slice(0, 200)}`,
          );
      }
      return streams.filter(({ status }) => status === 200);
    };
    const streams = await fill(Math.ceil(200 * scale) + maxSessions);
    if (streams.length !== maxSessions) problems.push(`${streams.length} streams, and not ${maxSessions}.`);
    if (!(await witness.serves())) problems.push('A session is not served meanwhile.');
    for (const stream of streams) stream.hangUp();
    // Some before the server has read the request, some while it looks, some after the acknowledgement.
    for (let i = 0; i < Math.ceil(200 * scale); i++) {
      const leaving = begin(server, listen(mostSubscriptions));
      await Promise.race([leaving, pause(i % 20)]);
      void leaving.then((stream) => stream.hangUp());
    }
    const much = await begin(server, listen(mostSubscriptions + 1));
    await much.ended;
    if (much.status !== 400 || sentenceOf(much.text()) === '')
      problems.push(`A subscription to too much is answered with ${much.status}.`);
    let room: Begun[] = [];
    // That somebody has hung up takes a moment to arrive.
    for (let i = 0; i < 1200 && room.length < maxSessions; i++) {
      for (const stream of room) stream.hangUp();
      await pause(100);
      room = await fill(maxSessions);
    }
    if (room.length !== maxSessions) problems.push(`There is room for ${room.length} streams afterwards.`);
    for (const stream of room) stream.hangUp();
    return problems;
  },
};
