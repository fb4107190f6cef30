import { Connection } from '../targets/connection.js';
import type { Attack } from './attack.js';

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

/** Wrong tokens: near the right one, longer, shorter, empty and of other letters. */
function guesses(token: string): string[] {
  const last = token.at(-1) === 'A' ? 'B' : 'A';
  return [
    token.slice(0, -1) + last,
    token.slice(0, -1),
    `${token}A`,
    `${token},`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    [...token].reverse().join(''),
    'A'.repeat(token.length),
    'x',
    'null',
    'undefined',
    'x'.repeat(8000),
  ];
}

export const tokenGuessing: Attack = {
  claim: 'no token but the right one is accepted; guesses are answered later and later, who knows it at once',
  async run(server, scale) {
    const problems: string[] = [];
    const statuses: number[] = [];
    const list = guesses(server.token);
    for (let i = 0; i < Math.ceil(40 * scale) + 12; i++) {
      const thief = new Connection(server.endpoint, list[i % list.length]!);
      statuses.push((await thief.post(ping)).status);
      thief.close();
    }
    // All at once: failures are forgotten with time, and a slow machine must not lose those that make answers late.
    const crowd = new Connection(server.endpoint, 'guess', undefined, 32);
    const answers = await Promise.all(Array.from({ length: 32 }, () => crowd.post(ping)));
    statuses.push(...answers.map(({ status }) => status));
    crowd.close();
    if (statuses.some((status) => status !== 401))
      problems.push(`Guesses were answered with ${[...new Set(statuses)]}.`);
    // Asked before, answered after.
    const order: string[] = [];
    const thief = new Connection(server.endpoint, 'guess');
    const guessed = thief.post(ping).then(() => order.push('who guesses'));
    await server.connection.post(ping).then(() => order.push('who knows'));
    await guessed;
    thief.close();
    if (order[0] !== 'who knows') problems.push('Who guesses is answered as soon as who knows.');
    return problems;
  },
};
