import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../testing/whole-run.js';
import { runConformance, terminal } from './index.js';
import { connectStdio } from './kit/connection/stdio-connection.js';
import type { Era } from './kit/protocol/era.js';
import { killAll, patiently } from './kit/self-test/kill-matrix.js';
import type { Mutant } from './kit/self-test/mutant.js';
import { startMutatedFront } from './kit/self-test/mutated-front.js';
import { mutatedStdio } from './kit/self-test/mutated-stdio.js';
import { combineMutants } from './kit/self-test/random-faults/combine-mutants.js';
import { toldOf, tryRandomFaults } from './kit/self-test/random-faults/try-random-faults.js';
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

  test.each(sampleOf(protocols, 2))('has its mutants killed in MCP %s', async (protocol) => {
    // KILL_MATRIX=full runs every check against every mutant.
    const full = process.env.KILL_MATRIX === 'full';
    const kill = async ({ pack, mutants: all, serve, command }: House, ids: (id: string) => boolean) => {
      const healthy = {
        pack,
        settings: { profile: 'lit' },
        start: (_: Mutant, { needs }: { needs: readonly string[] }) =>
          serve(needs.includes('stateful') ? { profile: 'stateful' } : {}),
        command: () => command,
      };
      const mutants = Object.entries(all).filter(([id]) => ids(id));
      const kills = await killAll(healthy, Object.fromEntries(mutants), { full, protocol });
      expect(kills.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`))).toEqual([]);
      expect(kills.filter(({ killed }) => !killed)).toEqual([]);
      return kills.map(({ id }) => id);
    };
    // Only where there is a handshake.
    const of2025 = ['protocol-negotiated', ...stateful];
    const isJudged = (id: string) => protocol === '2025-11-25' || !of2025.includes(id);
    const killed = await kill(house, isJudged);
    expect(killed.sort()).toEqual(
      house.contract.requirements
        .map(({ id }) => id)
        .filter(isJudged)
        .sort(),
    );
    await kill(plainHouse, (id) => id === 'error-text-plain');
  });

  const poolOf = ({ pack, faults, serve, command }: House) => ({
    healthy: { pack, settings: { profile: 'lit' }, start: () => serve(), command: () => command },
    faults,
    combine: combineMutants,
  });

  test('has every fault of random servers found, and nothing else', async () => {
    const tally = await tryRandomFaults(poolOf(house), { seed: 1, servers: 12, others: 10 });
    console.log(`random faults of mcp-lights: ${toldOf(tally)}`);
    expect(tally.problems).toEqual([]);
    expect(tally.faults).toBeGreaterThan(20);
    expect(tally.found).toBe(tally.faults);
  });

  test('has those of random processes found, too', async () => {
    const { pack, faults, command } = house;
    const spoiled = (mutant: Mutant) => ({
      command,
      connect: (clock: () => number, era: Era) =>
        connectStdio(command, clock, { era, between: mutatedStdio(mutant) }),
    });
    const pool = {
      healthy: { pack, settings: { profile: 'lit' }, spoiled },
      faults,
      combine: combineMutants,
    };
    const tally = await tryRandomFaults(pool, { seed: 1, servers: 6, others: 5 });
    console.log(`random faults of mcp-lights over stdio: ${toldOf(tally)}`);
    expect(tally.problems).toEqual([]);
    expect(tally.faults).toBeGreaterThan(10);
    expect(tally.found).toBe(tally.faults);
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
