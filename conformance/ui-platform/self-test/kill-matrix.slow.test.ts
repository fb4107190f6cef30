import { describe, expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-ui-platform/newest.js';
import { missingChromium } from '../../../testing/chromium.js';
import { describeWith } from '../../../testing/describe-with.js';
import type { Protocol } from '../../kit/protocol/era.js';
import { killAll } from '../../kit/self-test/kill-matrix.js';
import { commonMutants } from '../../kit/self-test/mutants/index.js';
import { healthy } from './healthy.js';
import { mutantFacts, mutants } from './mutants/index.js';

/**
 * `KILL_MATRIX=full` runs every check against every mutant, and finds reds that are not declared.
 * `KILL_MATRIX=ws-reset,print-format` takes those mutants alone; `KILL_MATRIX=full,ws-reset` does both.
 * `KILL_MATRIX=2026-07-28` takes that era of MCP alone.
 */
const eras: readonly Protocol[] = ['2025-11-25', '2026-07-28'];
const words = (process.env.KILL_MATRIX ?? '').split(',').filter((word) => word !== '');
const full = words.includes('full');
const inEras = eras.filter((era) => words.includes(era) || !eras.some((one) => words.includes(one)));
const ids = words.filter((word) => word !== 'full' && !eras.some((era) => era === word));
const common = commonMutants(mutantFacts);

const isOfBrowser = (id: string): boolean =>
  contract.requirements.find((one) => one.id === id)!.needs.some((need) => need === 'browser');

/** What all contracts share is tried in the newer era by the tests of the kit. */
const chosen = (protocol: Protocol, browser: boolean) =>
  Object.entries(mutants).filter(
    ([id]) =>
      isOfBrowser(id) === browser &&
      (ids.length === 0 ? protocol === '2025-11-25' || !(id in common) : ids.includes(id)),
  );

async function everyMutantIsKilled(protocol: Protocol, browser: boolean): Promise<void> {
  const some = chosen(protocol, browser);
  const kills = await killAll(healthy, Object.fromEntries(some), { full, protocol });
  const killed = kills.filter((one) => one.killed).length;
  console.log(`mutants killed in MCP ${protocol}${browser ? ' in a browser' : ''}: ${killed}/${some.length}`);
  expect(kills.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`))).toEqual([]);
  expect(killed).toBe(some.length);
}

const patient = { timeout: 3_600_000 };

describe('every mutant is killed by the check of its own requirement', () => {
  test.each(inEras)('in MCP %s', patient, (protocol) => everyMutantIsKilled(protocol, false));
});

describeWith(missingChromium, 'every mutant of what shows in a browser is killed', () => {
  test.each(inEras)('in MCP %s', patient, (protocol) => everyMutantIsKilled(protocol, true));
});
