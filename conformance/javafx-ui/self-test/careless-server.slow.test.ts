import { expect, test } from 'vitest';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import type { RequirementId } from '../contract.js';
import { carelessServer } from './careless-server.js';
import { patiently, startReference } from './reference.js';

/** What it does wrong, and where the suite says so. */
const faults: Record<string, RequirementId[]> = {
  'falls back to the path': ['ref-no-fallback', 'ref-type-conflict'],
  'reports skins, and twice': [
    'tree-skins-hidden',
    'text-contains',
    'text-regex',
    'ref-roundtrip',
    'ref-path',
    // The inside of a disabled button is told as enabled.
    'tree-disabled',
  ],
  'does not sort windows': ['stage-order', 'stage-index', 'stage-kind', 'stage-focused', 'stage-primary'],
  'ignores timeoutMs': ['timeout-perform'],
  'drops sections': ['full-default', 'include-overrides', 'virtual-kinds'],
  'shows passwords': ['password-hidden', 'password-unsearchable'],
};

/** What could not be judged, and by which of these faults. */
const hidden: Partial<Record<RequirementId, RequirementId>> = {
  'stage-select-index': 'stage-index',
  'stage-popups-owned': 'stage-select-index',
  'timeout-never-begins': 'timeout-perform',
  busy: 'timeout-perform',
  'virtual-count': 'include-overrides',
  'virtual-selection': 'include-overrides',
  'virtual-columns': 'include-overrides',
  'virtual-range': 'include-overrides',
  'virtual-cells': 'include-overrides',
};

test('a careless server is described completely, and blamed for nothing else', async () => {
  const reference = await startReference({ alterToolkit: carelessServer.toolkit! });
  const front = await startMutatedFront(carelessServer, reference);
  try {
    const { results } = await runConformance({
      target: { url: front.url, token: reference.token },
      profile: 'full',
      knownBroken: Object.values(faults).flat(),
      ...patiently,
    });
    const red = results.filter(({ outcome }) => !['pass', 'skip', 'blocked'].includes(outcome));
    expect(red.map(({ id }) => id).sort()).toEqual(Object.values(faults).flat().sort());
    expect(red.filter(({ outcome }) => outcome !== 'fail')).toEqual([]);
    const blocked = results.filter(({ outcome }) => outcome === 'blocked');
    expect(Object.fromEntries(blocked.map(({ id, blockedBy }) => [id, blockedBy]))).toEqual(hidden);
  } finally {
    await front.close();
    await reference.close();
  }
});
