import { describe, expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/newest.js';
import type { Protocol } from '../../kit/protocol/era.js';
import { killAll } from '../../kit/self-test/kill-matrix.js';
import { healthy } from './healthy.js';
import { mutants } from './mutants/index.js';

/**
 * `KILL_MATRIX=full` runs every check against every mutant, and finds reds that are not declared.
 * `KILL_MATRIX=full,-13` does so without the checks of section 13, which take most of the time.
 * `KILL_MATRIX=ref-stale,busy` takes those mutants alone; `KILL_MATRIX=full,ref-stale` does both.
 * `KILL_MATRIX=2026-07-28` takes all of them in that era of MCP, too.
 */
const words = (process.env.KILL_MATRIX ?? '').split(',').filter((word) => word !== '');
const full = words.includes('full');
const skip = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
const newer: Protocol = '2026-07-28';
const ids = words.filter((word) => word !== 'full' && word !== newer && !word.startsWith('-'));
const chosen = Object.entries(mutants).filter(([id]) => ids.length === 0 || ids.includes(id));
// A check that floods its server makes the deadlines of another one late.
const sideBySide = full && !skip.includes('13') ? 1 : 2;

/** Sections about what goes over the wire, which the eras of MCP do differently. */
const wire = ['2.5', '3.1', '3.2', '4'];
const onTheWire = new Set<string>(
  contract.requirements.filter(({ section }) => wire.includes(section)).map(({ id }) => id),
);
const inNewer = words.includes(newer) ? chosen : chosen.filter(([id]) => onTheWire.has(id));

describe('every mutant is killed by the check of its own requirement', () => {
  test.each([
    ['2025-11-25', chosen],
    [newer, inNewer],
  ] as const)('in MCP %s', async (protocol, some) => {
    const kills = await killAll(healthy, Object.fromEntries(some), { full, skip, sideBySide, protocol });
    const killed = kills.filter((kill) => kill.killed).length;
    console.log(`mutants killed in MCP ${protocol}: ${killed}/${kills.length}`);
    const problems = kills.flatMap(({ id, breaks, problems: found }) =>
      found.map((one) => `${id} (${breaks}): ${one}`),
    );
    expect(problems.sort()).toEqual([]);
    expect(killed).toBe(some.length);
  });
});
