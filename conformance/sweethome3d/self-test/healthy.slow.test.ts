import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-sweethome3d/newest.js';
import { type Protocol, protocols } from '../../kit/protocol/era.js';
import type { Target } from '../../kit/run/open-target.js';
import { patiently } from '../../kit/self-test/kill-matrix.js';
import { runConformance } from '../../run-conformance.js';
import { pack } from '../pack.js';
import { homeCommand, startHome } from './healthy.js';

const judged = new Set<string>();

async function isGreen(target: Target, protocol: Protocol): Promise<void> {
  const { results } = await runConformance({ pack, protocol, profile: 'full', target, ...patiently });
  const ran = results.filter(({ outcome }) => outcome !== 'skip');
  expect(ran.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
  for (const { id } of ran) judged.add(id);
}

describe.each(protocols)('the embedded home in MCP %s', (protocol) => {
  test.each([[[]], [['stateful']]])('is green over HTTP %j', async (needs) => {
    const { url, token, close } = await startHome(needs);
    await isGreen({ url, token }, protocol).finally(close);
  });

  test('is green over stdio', async () => {
    const files = mkdtempSync(join(tmpdir(), 'sweethome3d-'));
    await isGreen({ command: homeCommand(files) }, protocol).finally(() =>
      rmSync(files, { recursive: true, force: true }),
    );
  });
});

test('every requirement was judged', () => {
  expect([...judged].sort()).toEqual(contract.requirements.map(({ id }) => id).sort());
});
