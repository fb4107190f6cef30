import { expect, test } from 'vitest';
import { Served } from '../targets/served.js';
import type { Attack } from './attack.js';
import { sessionFlood, sessionIds, streamFlood } from './sessions.js';
import { listenFlood, subscriptionFlood } from './subscriptions.js';

const attacks = Object.entries({ sessionFlood, streamFlood, sessionIds, subscriptionFlood, listenFlood });

async function problemsOf(attack: Attack, settings: object): Promise<unknown> {
  const server = await Served.start({ settings });
  try {
    return [await attack.run(server, 0.05), server.alive, server.complaints];
  } finally {
    await server.close();
  }
}

test.each(attacks)('%s finds nothing at a server with small bounds', async (_, attack) => {
  expect(await problemsOf(attack, attack.settings!)).toEqual([[], true, '']);
});

test.each([
  ['sessions', sessionFlood, 'Beside one session 20 were opened, and not 7.'],
  ['streams of subscriptions', listenFlood, '18 streams, and not 8.'],
])('a server that takes more %s than it should is found', async (_, attack, sentence) => {
  const settings = { ...attack.settings, maxSessions: 1000 };
  expect(await problemsOf(attack, settings)).toEqual([[sentence], true, '']);
});
