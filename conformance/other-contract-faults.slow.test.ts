import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectStdio } from './kit/connection/stdio-connection.js';
import type { Era } from './kit/protocol/era.js';
import { killAll } from './kit/self-test/kill-matrix.js';
import type { Mutant } from './kit/self-test/mutant.js';
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

/** Only where there is a handshake. */
const of2025 = [
  'protocol-negotiated',
  ...['session-given', 'session-required', 'session-unknown', 'session-ended'],
];

describe('a contract that the suite has never heard of', () => {
  test.each(['2025-11-25', '2026-07-28'] as const)('has its mutants killed in MCP %s', async (protocol) => {
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

  test('has every fault of random servers found, and nothing else', async () => {
    const { pack, faults, serve, command } = house;
    const pool = {
      healthy: { pack, settings: { profile: 'lit' }, start: () => serve(), command: () => command },
      faults,
      combine: combineMutants,
    };
    const tally = await tryRandomFaults(pool, { seed: 1, servers: 12, others: 10 });
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
});
