import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runConformance, terminal } from './index.js';
import { patiently } from './kit/self-test/kill-matrix.js';
import type { Mutant } from './kit/self-test/mutant.js';
import { startMutatedFront } from './kit/self-test/mutated-front.js';
import { combineMutants } from './kit/self-test/random-faults/combine-mutants.js';
import { tryRandomFaults } from './kit/self-test/random-faults/try-random-faults.js';
import { buildHouse, type House } from './testing/lights/house.js';

let house: House;
/** The same, but the text of an error is its sentence alone. */
let plainHouse: House;
beforeAll(async () => {
  house = await buildHouse();
  plainHouse = await buildHouse((text) => text.replace('error-text-coded', 'error-text-plain'));
});
afterAll(() => {
  house?.remove();
  plainHouse?.remove();
});

type Protocol = '2025-11-25' | '2026-07-28';

const judge = async (
  { pack, serve }: House,
  protocol: Protocol = '2025-11-25',
  options: Parameters<House['serve']>[0] = {},
) => {
  const server = await serve(options);
  try {
    const target = { url: server.url, token: server.token };
    return await runConformance({ pack, target, allowActions: true, protocol, ...patiently });
  } finally {
    await server.close();
  }
};

const reds = ({ results }: Awaited<ReturnType<typeof judge>>) =>
  results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
const skips = ({ results }: Awaited<ReturnType<typeof judge>>) =>
  results.filter(({ outcome }) => outcome === 'skip').map(({ id }) => id);
const protocols: Protocol[] = ['2025-11-25', '2026-07-28'];
const stateful = ['session-given', 'session-required', 'session-unknown', 'session-ended'];

describe('a contract that the suite has never heard of', () => {
  test.each(protocols)('is judged by what it includes, in MCP %s', async (protocol) => {
    const report = await judge(house, protocol);
    expect(reds(report)).toEqual([]);
    expect(skips(report)).toEqual([
      ...(protocol === '2025-11-25' ? [] : ['protocol-negotiated']),
      'stdout-clean',
      ...stateful,
    ]);
    expect(report).toMatchObject({
      contract: 'mcp-lights/0.3',
      target: { tools: ['get_house', 'power_off', 'power_on', 'set_scene'] },
      profile: { id: 'lit', source: 'detected' },
      level: 'Full',
      proven: 'Full',
      suite: { selfTest: null },
      summary: { verdict: 'conforms' },
    });
    const text = terminal(report, {}, house.pack);
    expect(text).toContain('1 Power\n  ✓ dark-refuses\n2.1 Listing\n');
    expect(text).toContain('5 Security\n  ✓ token-required\n');
  });

  test('is judged by what it says of sessions where a server keeps them', async () => {
    const report = await judge(house, '2025-11-25', { profile: 'stateful' });
    expect(reds(report)).toEqual([]);
    expect(skips(report)).toEqual(['stdout-clean', 'http-method', 'http-session-ignored']);
  });

  test('is judged over stdio', async () => {
    const report = await runConformance({
      pack: house.pack,
      target: { command: house.command },
      allowActions: true,
      protocol: 'both',
      ...patiently,
    });
    expect(reds(report)).toEqual([]);
    const http = house.contract.requirements.filter(({ needs }) => needs.includes('http'));
    expect(skips(report)).toEqual(http.map(({ id }) => id));
  });

  test('may say that an error is told in its sentence alone', async () => {
    const report = await judge(plainHouse);
    expect(reds(report)).toEqual([]);
    expect(report.results.map(({ id }) => id)).toContain('error-text-plain');
  });

  test('blames a fault on the sentence that it breaks, and not on those that it keeps from being judged', async () => {
    const server = await house.serve();
    const locked: Mutant = {
      breaks: 'Cannot look at one room alone.',
      reply: (result, { input }, behind) =>
        input.depth === 0 ? behind.call('get_house', { room: 'nowhere' }) : result,
    };
    const front = await startMutatedFront(locked, server);
    const judged = async (only: string[]) => {
      const { results, summary } = await runConformance({
        pack: house.pack,
        target: { url: front.url, token: server.token },
        profile: 'lit',
        only,
        ...patiently,
      });
      const told = results.map(({ id, outcome, blockedBy, reason }) => [id, outcome, blockedBy, reason]);
      return { told, MUST: summary.levels.MUST, blocked: summary.outcomes.blocked };
    };
    const why = 'expected a successful result, got error LIGHTS_NO_ROOM';
    try {
      expect(await judged(['result-*'])).toEqual({
        told: [
          ['result-bare', 'fail', undefined, null],
          ['result-schema', 'blocked', 'result-bare', why],
          ['result-text', 'pass', undefined, null],
        ],
        MUST: { passed: 1, total: 2 },
        blocked: 1,
      });
      expect((await judged(['result-schema'])).told).toEqual([
        ['result-schema', 'untestable', undefined, `${why}. That is for result-bare, which was not judged`],
      ]);
    } finally {
      await front.close();
      await server.close();
    }
  });

  const poolOf = ({ pack, faults, serve, command }: House) => ({
    healthy: { pack, settings: { profile: 'lit' }, start: () => serve(), command: () => command },
    faults,
    combine: combineMutants,
  });

  test('is told which of several faults the suite is wrong about', async () => {
    const liar = {
      of: ['no-leak'],
      make: () => ({ breaks: 'Declares what it does not do.' }),
    } as const;
    const shy = {
      of: ['health'],
      make: () => house.mutants['server-info']!,
    } as const;
    const pool = { ...poolOf(house), faults: [liar, shy, house.faults.at(-2)!] };
    const { problems, false: wrong } = await tryRandomFaults(pool, { seed: 1, servers: 1, others: 60 });
    expect(wrong).toBe(1);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^missed: Declares what it does not do\. no-leak is pass\. It shows with\n {4}Declares what it does not do\.$/,
        ),
        expect.stringMatching(
          /^false alarm: server-info is fail \(""\)\. It shows with\n {4}Announces an empty version\.$/,
        ),
      ]),
    );
  });
});
