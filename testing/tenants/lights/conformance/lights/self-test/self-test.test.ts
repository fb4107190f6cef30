import { describe, expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-lights/newest.js';
import { type Protocol, protocols } from '../../kit/protocol/era.js';
import type { Target } from '../../kit/run/open-target.js';
import { killAll, patiently } from '../../kit/self-test/kill-matrix.js';
import { runConformance } from '../../run-conformance.js';
import { pack } from '../pack.js';
import { healthy, houseCommand, startHouse } from './healthy.js';
import { mutants } from './mutants.js';

/** What was judged in each era: the others are skipped. */
const judged = new Map<Protocol, Set<string>>(protocols.map((protocol) => [protocol, new Set()]));

async function isGreen(target: Target, protocol: Protocol): Promise<void> {
  const { results } = await runConformance({ pack, protocol, profile: 'lit', target, ...patiently });
  const ran = results.filter(({ outcome }) => outcome !== 'skip');
  expect(ran.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
  for (const { id } of ran) judged.get(protocol)!.add(id);
}

describe.each(protocols)('in MCP %s', (protocol) => {
  test.each([[[]], [['stateful']]])('the server is green over HTTP %j', async (needs) => {
    const { url, token, close } = await startHouse(needs);
    await isGreen({ url, token }, protocol).finally(close);
  });

  test('the server is green over stdio', async () => {
    await isGreen({ command: houseCommand }, protocol);
  });

  // KILL_MATRIX=full runs every check against every mutant.
  test('every mutant is killed by the check of its own requirement', async () => {
    const ours = Object.entries(mutants).filter(([id]) => judged.get(protocol)!.has(id));
    const full = process.env.KILL_MATRIX === 'full';
    const kills = await killAll(healthy, Object.fromEntries(ours), { protocol, full });
    expect(kills.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`))).toEqual([]);
    expect(kills.filter(({ killed }) => !killed)).toEqual([]);
  });
});

test('every requirement was judged', () => {
  const all = new Set([...judged.values()].flatMap((ids) => [...ids]));
  expect([...all].sort()).toEqual(contract.requirements.map(({ id }) => id).sort());
});
