import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../report/report.js';
import type { Mutant, ToolCall, ToolResult } from '../mutant.js';
import { combineMutants } from './combine-mutants.js';
import { type Fault, faultMaker, nameOf } from './fault.js';
import { fewest } from './fewest-faults.js';
import { pickServers } from './pick-servers.js';
import { risen, weigh } from './weigh.js';

const fault = faultMaker<string, Mutant>();
const named = (name: string, of: string, more: Parameters<typeof fault>[2] = {}): Fault =>
  fault(of, { breaks: name }, more);
const judged = (outcomes: Record<string, Outcome>) =>
  Object.entries(outcomes).map(([id, outcome]) => ({ id, outcome, why: '' }));

describe('weigh', () => {
  const two = [named('Late.', 'time', { beside: ['order'] }), named('Loud.', 'noise')];

  test('counts what is found, and takes what is declared beside it', () => {
    const verdict = judged({ time: 'fail', noise: 'warn', order: 'fail', other: 'pass' });
    expect(weigh(two, verdict)).toEqual({ found: 2, hidden: 0, problems: [] });
  });

  test('counts a fault as hidden where all that it breaks is blocked', () => {
    const verdict = judged({ time: 'fail', noise: 'blocked' });
    expect(weigh(two, verdict)).toEqual({ found: 1, hidden: 1, problems: [] });
  });

  test('names what was missed, and what was called broken that is not', () => {
    const verdict = judged({ time: 'fail', noise: 'pass', other: 'fail', more: 'untestable', left: 'skip' });
    expect(weigh(two, verdict)).toEqual({
      found: 1,
      hidden: 0,
      problems: [
        { kind: 'missed', id: 'noise', what: 'Loud. noise is pass.' },
        { kind: 'false', id: 'other', what: 'other is fail.' },
        { kind: 'false', id: 'more', what: 'more is untestable.' },
        { kind: 'false', id: 'left', what: 'left is skip.' },
      ],
    });
  });

  test('lets a sentence be silent that asks nothing of such a server', () => {
    const silent = [named('Mute.', 'voice', { silences: ['song'] })];
    expect(weigh(silent, judged({ voice: 'fail', song: 'skip' })).problems).toEqual([]);
  });

  test('takes it for a mistake of the suite that a check broke', () => {
    expect(weigh([], judged({ time: 'error' })).problems).toMatchObject([{ kind: 'error', id: 'time' }]);
  });

  test('notices a sentence that is kept again once more is wrong', () => {
    expect(
      risen(judged({ time: 'fail', noise: 'pass' }), judged({ time: 'pass', noise: 'fail' })),
    ).toMatchObject([{ kind: 'risen', id: 'time' }]);
  });
});

describe('pickServers', () => {
  const faults = Array.from({ length: 30 }, (_, i) => named(`Fault ${i}.`, `id-${i % 10}`));
  const ids = Array.from({ length: 20 }, (_, i) => `id-${i}`);
  const names = (seed: number) =>
    pickServers(faults, ids, { seed, servers: 10, others: 3 }).map(({ servers, ids: asked }) => [
      servers.map((server) => server.map(nameOf)),
      asked,
    ]);

  test('picks the same servers for the same seed, and others for another one', () => {
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
  });

  test('makes as many servers as asked for; each has the faults of the one before it and more', () => {
    const lines = pickServers(faults, ids, { seed: 3, servers: 10, others: 3 });
    expect(lines.flatMap(({ servers }) => servers)).toHaveLength(10);
    for (const { servers } of lines) {
      for (const [i, server] of servers.slice(1).entries())
        expect(server.slice(0, servers[i]!.length)).toEqual(servers[i]);
    }
  });

  test('judges a server by all that it breaks and by some other sentences', () => {
    for (const { servers, ids: asked } of pickServers(faults, ids, { seed: 3, servers: 10, others: 3 })) {
      const broken = servers.flat().flatMap(({ of }) => of);
      expect(asked).toEqual(expect.arrayContaining(broken));
      expect(asked.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('takes no two faults of the same thing', () => {
    const rivals = faults.map((one) => ({ ...one, place: 'here' }));
    const lines = pickServers(rivals, ids, { seed: 3, servers: 9 });
    expect(lines.every(({ servers }) => servers.every((server) => server.length === 1))).toBe(true);
  });
});

describe('fewest', () => {
  test('finds the two that it takes', async () => {
    const shows = async (some: readonly string[]) => some.includes('a') && some.includes('d');
    expect(await fewest(['a', 'b', 'c', 'd', 'e'], shows)).toEqual(['a', 'd']);
  });

  test('says that it did not show again', async () => {
    expect(await fewest(['a'], async () => false)).toBeNull();
  });
});

describe('combineMutants', () => {
  const result: ToolResult = { content: [{ type: 'text', text: 'a' }] };
  const call: ToolCall = { tool: 'look', input: {}, nth: 0 };
  const adding = (letter: string): Mutant => ({
    breaks: `Adds ${letter}.`,
    reply: ({ content: [block] }) => ({ content: [{ type: 'text', text: `${block?.text}${letter}` }] }),
  });
  const textOf = async (mutants: readonly Mutant[]) => {
    const server = { call: async () => structuredClone(result) };
    return (await combineMutants(mutants).reply!(result, call, server)).content[0]?.text;
  };

  test('lets each fault spoil what the one before it has left', async () => {
    expect(await textOf([adding('b'), adding('c')])).toBe('abc');
  });

  test('shows a fault that asks again what those before it make of the answer', async () => {
    const again: Mutant = {
      breaks: 'Asks again.',
      reply: (_, { tool, input }, server) => server.call(tool, input),
    };
    expect(await textOf([adding('b'), again, adding('c')])).toBe('abc');
  });

  test('writes what all of them leave of a line', () => {
    const twice: Mutant = { breaks: 'Writes twice.', stdout: (line) => [line, line] };
    const marked: Mutant = { breaks: 'Marks lines.', stdout: (line) => [`${line}!`] };
    expect(combineMutants([twice, marked]).stdout!('a')).toEqual(['a!', 'a!']);
  });

  test('has no part that none of its faults has', () => {
    expect(combineMutants([adding('b')])).toEqual({ breaks: 'Adds b.', reply: expect.any(Function) });
  });
});
