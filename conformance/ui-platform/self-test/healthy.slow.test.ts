import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-ui-platform/newest.js';
import { missingChromium } from '../../../testing/chromium.js';
import { patiently } from '../../kit/self-test/kill-matrix.js';
import { runConformance } from '../../run-conformance.js';
import { pack } from '../pack.js';
import { platformCommand } from './healthy.js';

const isOfBrowser = (id: string): boolean =>
  contract.requirements.find((one) => one.id === id)!.needs.some((need) => need === 'browser');

test.each(['2025-11-25', '2026-07-28'] as const)('the platform is green in MCP %s', async (protocol) => {
  const profile = missingChromium.length === 0 ? 'browser' : 'frontend';
  const { results, suite } = await runConformance({
    pack,
    protocol,
    profile,
    target: { command: platformCommand },
    ...patiently,
  });
  const red = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
  expect(red.map(({ id, outcome, reason, findings }) => ({ id, outcome, reason, findings }))).toEqual([]);
  const skipped = results.filter(({ outcome }) => outcome === 'skip').map(({ id }) => id);
  // Only where there is a handshake.
  const ofThe2025Era = protocol === '2025-11-25' ? [] : ['protocol-negotiated'];
  expect(skipped.filter((id) => profile === 'browser' || !isOfBrowser(id))).toEqual(ofThe2025Era);
  expect(suite.selfTest).toMatchObject({ mutants: contract.requirements.length });
});
