import { afterEach, expect, test } from 'vitest';
import type { StdioConnection } from '../connection/exchange.js';
import { connectStdio } from '../connection/stdio-connection.js';
import { onInput } from './alter-request.js';
import type { Mutant } from './mutant.js';
import { mutatedStdio } from './mutated-stdio.js';

let target: StdioConnection | undefined;
afterEach(() => target?.close());

/** A server that tells what it was called with. */
const program = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, params = {} } = JSON.parse(line);
  if (id === undefined) return console.log(line);
  const structuredContent = { tool: params.name, input: params.arguments };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [], structuredContent } }));
});`;

function connect(mutant: Omit<Mutant, 'breaks'>): StdioConnection {
  const between = mutatedStdio({ breaks: 'Something.', ...mutant });
  target = connectStdio([process.execPath, '-e', program], () => performance.now(), { between });
  return target;
}
const call = async ({ rpc }: StdioConnection, name: string, input = {}) =>
  (await rpc('tools/call', { name, arguments: input })).result?.structuredContent;

test('a server without a fault is let through', async () => {
  expect(await call(connect({}), 'look')).toEqual({ tool: 'look', input: {} });
});

test('spoils the answers of tools, and knows which call it is', async () => {
  const spoiled = connect({
    reply: (result, { tool, nth }) => ({ ...result, structuredContent: { tool, nth } }),
  });
  expect([await call(spoiled, 'look'), await call(spoiled, 'look'), await call(spoiled, 'touch')]).toEqual([
    { tool: 'look', nth: 0 },
    { tool: 'look', nth: 1 },
    { tool: 'touch', nth: 0 },
  ]);
});

test('asks the healthy server something else', async () => {
  const spoiled = connect({
    reply: (_, { tool }, server) => server.call(`other_${tool}`, { by: 'the mutant' }),
  });
  expect(await call(spoiled, 'look')).toEqual({ tool: 'other_look', input: { by: 'the mutant' } });
});

test('changes requests on their way', async () => {
  expect(await call(connect({ http: onInput('look', () => ({ depth: 1 })) }), 'look')).toEqual({
    tool: 'look',
    input: { depth: 1 },
  });
});

test('changes any reply, and what else is written', async () => {
  const spoiled = connect({
    rpc: (reply) => ({ ...reply, result: { every: 'reply' } }),
    stdout: (line) => ['chatter', line],
  });
  expect((await spoiled.rpc('ping', {})).result).toEqual({ every: 'reply' });
  await spoiled.notify('notifications/initialized');
  expect((await spoiled.rpc('ping', {})).result).toEqual({ every: 'reply' });
  expect(spoiled.lines.filter((line) => line === 'chatter').length).toBe(3);
});
