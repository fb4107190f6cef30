import { expect, test } from 'vitest';
import { killAll } from '../../kit/self-test/kill-matrix.js';
import { healthy } from './healthy.js';
import { mutants } from './mutants/index.js';

/** Something of every section, each second one in the other revision; the matrix of all of them takes minutes. */
const everyNinth = Object.entries(mutants).filter((_, i) => i % 9 === 0);

test.each(['2025-11-25', '2026-07-28'] as const)(
  'one mutant in eighteen is killed in MCP %s by the check of its own requirement',
  async (protocol) => {
    const some = everyNinth.filter((_, i) => i % 2 === (protocol === '2025-11-25' ? 0 : 1));
    const kills = await killAll(healthy, Object.fromEntries(some), { sideBySide: 2, protocol });
    expect(kills.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`))).toEqual([]);
    expect(kills.filter(({ killed }) => killed)).toHaveLength(some.length);
  },
);
