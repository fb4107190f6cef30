import { expect, test } from 'vitest';
import type { RequirementId } from '../contract.js';
import { runConformance } from '../run/run-conformance.js';
import { carelessServer } from './careless-server.js';
import { startMutatedFront } from './mutated-front.js';
import { referenceFxTimeoutMs, startReference } from './reference.js';

/** What it does wrong, and where the suite says so. */
const faults: Record<string, RequirementId[]> = {
  'falls back to the path': ['ref-no-fallback', 'ref-type-conflict'],
  'reports skins, and twice': [
    'tree-skins-hidden',
    'text-contains',
    'text-regex',
    'ref-roundtrip',
    'ref-path',
  ],
  'does not sort windows': [
    'stage-order',
    'stage-index',
    'stage-kind',
    'stage-focused',
    'stage-primary',
    'stage-select-index',
    'stage-popups-owned',
  ],
  'ignores timeoutMs': ['timeout-perform', 'busy'],
  'drops sections': ['full-default', 'include-overrides', 'virtual-kinds'],
  'shows passwords': ['password-hidden', 'password-unsearchable'],
  'acts when it is too late': ['timeout-never-begins'],
};

test('a careless server is described completely, and blamed for nothing else', {
  timeout: 300_000,
}, async () => {
  const reference = await startReference({ overToolkit: carelessServer.toolkit!, warm: true });
  const front = await startMutatedFront(carelessServer, reference);
  try {
    const { results } = await runConformance({
      target: { url: front.url, token: reference.token },
      profile: 'full',
      fxTimeoutMs: referenceFxTimeoutMs,
    });
    const red = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
    expect(red.map(({ id }) => id).sort()).toEqual(Object.values(faults).flat().sort());
    expect(red.filter(({ outcome }) => outcome !== 'fail')).toEqual([]);
  } finally {
    await front.close();
    await reference.close();
  }
});
